-- Templates: how the portal looks. A shared library, and a page's own with drafts and versions.
-- Drafts and versions have one shape for templates and flows (server/src/core/versioned).

create table shared_templates (
  id uuid primary key,
  name text not null,
  category text not null,
  -- Parsed by the contract when read, which fills in defaults.
  design jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index shared_templates_list on shared_templates (category, created_at, id);

-- The library belongs to no page, so no row-level security applies: only an administrator may change it.
create function guard_shared_templates() returns trigger language plpgsql as $$
begin
  if current_user = 'portico_app' and not exists (
    select 1 from users where id = (select current_actor()) and group_id = 999
  ) then
    raise insufficient_privilege using message = 'only administrators change shared templates';
  end if;
  return coalesce(new, old);
end $$;
create trigger guard before insert or update or delete on shared_templates for each row execute function guard_shared_templates();

insert into shared_templates (id, name, category, design, created_at, updated_at)
select ('00000000-0000-7000-8000-0000000016' || lpad(to_hex(n), 2, '0'))::uuid, name, design ->> 'trade', design, at, at
from (values
  (1, 'Mộc', '{"trade":"cafe","art":"cafe","accent":"#7c4a2d","second":"#f0b66a","background":"#fbf5ec","font":"warm","wave":"wave"}'::jsonb),
  (2, 'Phin', '{"trade":"cafe","art":"cafe","accent":"#14532d","second":"#f4c95d","background":"#f6f7f0","font":"modern","wave":"hill","loginBox":{"position":"card","shape":"round"}}'::jsonb),
  (3, 'Bếp Lửa', '{"trade":"restaurant","art":"restaurant","accent":"#b3341f","second":"#ffc95c","background":"#fdf6ef","font":"classic","wave":"hill"}'::jsonb),
  (4, 'Đêm Phố', '{"trade":"bar","art":"bar","accent":"#4c2a85","second":"#ff9e64","font":"modern","scheme":"dark","wave":"slope","loginBox":{"position":"card","shape":"soft"}}'::jsonb),
  (5, 'Biển Lặng', '{"trade":"hotel","art":"hotel","accent":"#1d4e6b","second":"#f3cf8f","background":"#f7f6f2","font":"classic","wave":"wave"}'::jsonb),
  (6, 'Hiên', '{"trade":"shop","art":"shop","accent":"#a4365f","second":"#ffd0a6","background":"#fdf5f4","font":"friendly","wave":"hill","loginBox":{"position":"below","shape":"round"}}'::jsonb),
  (7, 'Tầng', '{"trade":"mall","art":"mall","accent":"#2f4bbd","second":"#ffcf5a","background":"#f5f6fb","font":"modern","wave":"slope","loginBox":{"position":"card","shape":"soft"}}'::jsonb),
  (8, 'Lụa', '{"trade":"salon","art":"salon","accent":"#8a4a6b","second":"#f6cdb8","background":"#fcf6f5","font":"classic","wave":"wave","loginBox":{"position":"card","shape":"round"}}'::jsonb),
  (9, 'Sức', '{"trade":"gym","art":"gym","accent":"#c2410c","second":"#ffe08a","font":"modern","wave":"slope","loginBox":{"position":"below","shape":"square"}}'::jsonb),
  (10, 'An', '{"trade":"clinic","art":"clinic","accent":"#0b7285","second":"#a8e6cf","background":"#f3f9f9","font":"friendly","wave":"wave","loginBox":{"position":"card","shape":"round"}}'::jsonb),
  (11, 'Bàn Dài', '{"trade":"office","art":"office","accent":"#334155","second":"#f5b971","background":"#f6f6f4","font":"modern","wave":"none","loginBox":{"position":"below","shape":"soft"}}'::jsonb)
) as shipped (n, name, design), (values (timestamptz '2026-11-21 00:00:00Z')) as made (at);

create table page_templates (
  page_id uuid not null references pages on delete cascade,
  id uuid not null,
  name text not null,
  -- The draft; guests see a version.
  design jsonb not null,
  -- The newest published version; 0 before the first.
  version integer not null default 0,
  is_active boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Goes up with every change of the draft, so nobody overwrites what they have not seen.
  revision integer not null default 0,
  edited_by uuid,
  primary key (page_id, id)
);
create unique index page_templates_active on page_templates (page_id) where is_active;
call protect_tenant_table('page_templates');

create table page_template_versions (
  page_id uuid not null,
  template_id uuid not null,
  version integer not null,
  design jsonb not null,
  -- False is a draft that was saved before it was overwritten.
  is_published boolean not null,
  at timestamptz not null,
  by_user uuid,
  primary key (page_id, template_id, version),
  foreign key (page_id, template_id) references page_templates (page_id, id) on delete cascade
);
call protect_tenant_table('page_template_versions');
-- What guests saw does not change afterwards.
revoke update on page_template_versions from portico_app, portico_system;
