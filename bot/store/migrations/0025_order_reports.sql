-- What an order has done is told to its owner: by direct message, or at the top of the next panel.
ALTER TABLE obeyed ADD COLUMN told INTEGER NOT NULL DEFAULT 1;  -- 0: its owner has not been told yet
