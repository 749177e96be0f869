-- A new venue's first evening: what of it has happened, and trying out, which is no visit.

-- "Try it without a router": its stays are shown while they last, and counted nowhere.
alter table gateways add column is_simulator boolean not null default false;
update gateways set is_simulator = true where manufacturer = 'Portico simulator' and nas_id like 'simulator-%';
update visits v set day = null, is_first = false from gateways g
  where g.page_id = v.page_id and g.id = v.gateway_id and g.is_simulator;

alter table pages
  -- When a phone first saw the portal through a gateway of the venue; portal_sessions remember only a day.
  add column portal_opened_at timestamptz,
  -- When its people put the list of first steps away.
  add column first_steps_closed_at timestamptz;
update pages p set portal_opened_at = v.at
  from (select page_id, min(asked_at) as at from visits where day is not null group by 1) v where v.page_id = p.id;
