-- Parts of the platform that administrators can stop at once; a part without a row is on.
create table switches (
  name text primary key,
  is_on boolean not null,
  changed_at timestamptz not null
);
revoke all on switches from portico_app;
