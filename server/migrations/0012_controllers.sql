-- The password or API key of a controller (UniFi, Omada), sealed; null where a gateway has none.
alter table gateway_secrets add column controller_secret bytea;

-- When a session was last asked about at its controller, which reports nothing by itself.
alter table sessions add column polled_at timestamptz;
