-- A flow names the look it is shown in, two who edit it find out about each other, and a consent knows its version of the words.
alter table login_flows
  -- The template of the draft; null is the page's own. One that is deleted gives way to the page's.
  add column template_id uuid,
  -- Goes up with every change of the draft, so that nobody saves over what they have not seen.
  add column revision integer not null default 0,
  add constraint login_flows_template foreign key (page_id, template_id)
    references page_templates (page_id, id) on delete set null (template_id);
create index login_flows_template on login_flows (page_id, template_id) where template_id is not null;

-- What guests were shown does not change afterwards, so a template that is gone is only not found.
alter table login_flow_versions add column template_id uuid;

-- Which version of the owner's words was agreed to; 0 is the portal's own, null is from before this was written down.
alter table consents add column wording_version integer;
update consents c set wording_version = 0 where not exists (
  select 1 from consent_wordings w where w.page_id = c.page_id and w.purpose = c.purpose and w.created_at <= c.at
);
create index consents_wording on consents (page_id, purpose, wording_version) where is_given;
