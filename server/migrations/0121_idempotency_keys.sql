-- Answers to POST calls that carry an Idempotency-Key, for two days. The key may be of any call of a person or an API key.
create table idempotency_keys (
  -- The user, or the API key, that calls.
  user_id uuid not null,
  -- SHA-256 of the call, its page and the key.
  key_hash bytea not null,
  request_hash bytea not null,
  -- Sealed; null while a call that waits for something outside still runs.
  reply bytea,
  at timestamptz not null,
  primary key (user_id, key_hash)
);
create index idempotency_keys_at on idempotency_keys (at);
call protect_personal_table('idempotency_keys', 'user_id');
