-- Another service that calls us, such as a bank, is an actor of its own. Nothing was ever written by a gateway.
alter table audit_log drop constraint audit_log_actor_kind_check;
alter table audit_log add constraint audit_log_actor_kind_check
  check (actor_kind in ('user', 'key', 'guest', 'system', 'webhook'));
