-- A half-finished sign-in goes on only in the browser it began in.
alter table portal_sessions add column browser bytea;

-- Limits on a number or an address count what was sent to it, not what a stranger asked for.
alter table portal_codes add column is_sent boolean not null default true;

-- Opening a guest's own link used to leave a cookie, so a cookie made after a link may be in a stranger's browser.
delete from guest_keys k where kind = 'cookie' and exists (
  select 1 from guest_keys l where l.page_id = k.page_id and l.guest_id = k.guest_id and l.kind = 'link' and l.created_at <= k.created_at
);
