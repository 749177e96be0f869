-- What followed a venue's row by trigger, or a person's row by foreign key, is done by the code that owns it (docs/decisions/0020).

drop trigger pages_zone_changed on pages;
drop function mark_zone_changed();
drop trigger media_files_leave on media_files;
drop trigger media_uploads_leave on media_uploads;
drop function media_leave_objects();

-- Venues and persons may live in different databases.
alter table members drop constraint members_user_id_fkey;
alter table invitations drop constraint invitations_invited_by_fkey;
alter table report_shares drop constraint report_shares_created_by_fkey;
alter table report_schedules drop constraint report_schedules_created_by_fkey;
alter table media_files drop constraint media_files_uploaded_by_fkey;
alter table media_uploads drop constraint media_uploads_uploaded_by_fkey;
alter table access_code_batches drop constraint access_code_batches_created_by_fkey;
alter table access_codes drop constraint access_codes_issued_by_fkey;
alter table outbox drop constraint outbox_for_page_fkey;

alter table login_flows drop constraint login_flows_template;
alter table login_flows add constraint login_flows_template foreign key (page_id, template_id) references page_templates (page_id, id);
