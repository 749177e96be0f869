-- What belongs to a venue is unique within its page, and has a primary key that names it (docs/decisions/0020).

-- An accounting session is known by its page and gateway, a login by its page, a gateway by its page.
alter table sessions drop constraint sessions_key;
alter table sessions add constraint sessions_key unique (page_id, gateway_id, acct_session_id, boot_epoch);
alter table grants drop constraint grants_username_key;
alter table grants add constraint grants_username unique (page_id, username);
alter table gateways drop constraint gateways_id_key;

-- The moment comes first, so that the index grows at its end alone. Without a key, neither a feed nor a move of a venue can
-- follow the rows of a table.
drop index event_once;
alter table event add constraint event_pkey primary key (at, page_id, id, kind);

alter table auth_log add column id bigint generated always as identity;
alter table auth_log add constraint auth_log_pkey primary key (page_id, at, id);
drop index auth_log_page;
