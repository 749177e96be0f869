-- What guests had before a publication, so that it can be undone: the version, and what was in use if this put another in its place.
alter table login_flow_versions
  add column version_before integer not null default 0,
  add column put_in_use boolean not null default false,
  add column in_use_before uuid;
alter table page_template_versions
  add column version_before integer not null default 0,
  add column put_in_use boolean not null default false,
  add column in_use_before uuid;
