"""What is done to release the project, not to run it."""
