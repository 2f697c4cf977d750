"""The part of Discord's REST interface, version 10, that a text bot uses; one module per resource."""

from sandbox.rest import applications, channels, guilds, interactions, messages, threads, users
from sandbox.rest.routing import Table

RESOURCES = (applications, channels, guilds, interactions, messages, threads, users)


def table() -> Table:
    """All routes."""
    routes = Table()
    for resource in RESOURCES:
        routes.include(resource.routes)
    return routes
