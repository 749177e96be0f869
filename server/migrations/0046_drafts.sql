-- Everything with a draft and versions has one shape (server/src/core/versioned): a row with the draft, its revision and
-- its last editor; beside it versions, published ones and drafts that were kept before they were overwritten.
alter table page_templates rename column draft to design;
alter table page_templates add column revision integer not null default 0, add column edited_by uuid;
alter table login_flows add column edited_by uuid;
alter table login_flow_versions rename column published_at to at;
alter table login_flow_versions rename column published_by to by_user;
alter table login_flow_versions add column is_published boolean not null default true;

-- `version` is the newest published one, as it is for flows.
alter table page_templates no force row level security;
alter table page_template_versions no force row level security;
update page_templates t set version = coalesce((select max(v.version) from page_template_versions v
  where v.page_id = t.page_id and v.template_id = t.id and v.is_published), 0);
alter table page_templates force row level security;
alter table page_template_versions force row level security;
