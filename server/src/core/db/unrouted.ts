// Statements that read a venue's table without naming its page by value, each under its reason (docs/decisions/0020). A
// statement is known by the tables, its beginning and a mark of all of it (`describeUnrouted`). The lists may only get shorter.
type UnroutedStatements = Readonly<Record<string, readonly string[]>>

/** Of the endpoint walk. One that is not seen any more has to go from here. */
export const UNROUTED_CALLS: UnroutedStatements = {
  'Which venues a person belongs to, or is asked to join, is looked up by the person until accounts keep a list of their own.':
    [
      'invitations, members, ownership_offers, pages: select \'invitation\' as kind, i.id, i.page_id, p.name as "pageName", coalesce(f.display_nam #fdae511f',
      'members, pages, subscriptions: select p.id as eid, p.name, p.title, p.description, p.images, p.address, p.opening_hours a #c8ef343d',
      'members, subscriptions: select p.id as eid, p.name, p.title, p.description, p.images, p.address, p.opening_hours a #94e02d19',
      'members, subscriptions: select p.id as eid, p.name, p.title, p.description, p.images, p.address, p.opening_hours a #d6c0d445',
      "members: select count(*)::int as count from members where user_id = $ and role = 'owner' #0f1a23c7",
      'pages: select count(*) as count from pages p where p.deleted_at is null #77b4bd5a',
    ],
  'A report over several venues names a list of pages, of which each database answers for its own.': [
    'answer_day: select key, form, value, sum(answers)::bigint as answers, sum(total)::bigint as total from #0847643c',
    'campaign_day: select campaign_id as id, sum(impressions)::bigint as impressions, sum(clicks)::bigint as  #2127c290',
    'campaign_day: select campaign_id as id, sum(impressions)::bigint as impressions, sum(clicks)::bigint as  #28e1cfca',
    'campaign_day: select day as on, campaign_id as id, sum(impressions)::bigint as impressions, sum(clicks): #c9e4562d',
    'campaign_guest, guest_page: select c.campaign_id as id, count(*) as n from campaign_guest c join guest_page g on g.pag #5ebf5ba1',
    'event: select id, at, key, body as text from event where page_id = any($::uuid[]) and body is not #20f7cd8c',
    'gateways, hotspot_day: select g.page_id, g.nas_id, g.name, coalesce(n.visits, 0) as visits, coalesce(n.ended, 0)  #ca087e1f',
    'guest_day, guest_page, visit_day: with best as materialized ( select * from ( select c.* from unnest($::uuid[]) p (id) cross #ba33a86c',
    'guest_day: select * from ( select page_id, guest_id as "guestId", sum("visits")::bigint as value from #8d99cd71',
    'guest_day: select page_id, guest_id as "guestId", day from ( select c.page_id, d.guest_id, c.day from #d70841f2',
    'guest_last: select coalesce(sum(guests), 0)::bigint as n, exists ( select 1 from guest_last where page #22360451',
    "guest_page, guests: select w.page_id, w.id, case when is_named then g.name else left(g.name, 1) || '***' end a #b2954b73",
    'lead_day: select day as on, sum(created)::bigint as created from (select * from "lead_day" where pag #cc0ceecb',
    'lead_day: select stage, source, sum(created)::bigint as created, sum(entered)::bigint as entered fro #e3395d19',
    'notification_settings, pages: select p.id as "pageId", p.name as "pageName", p.time_zone as "timeZone", p.email_notifica #d981d34e',
    'profile_day: select coalesce(sum(dwell0), 0)::bigint as dwell0, coalesce(sum(dwell1), 0)::bigint as dwe #37216d8f',
    'profile_day: select coalesce(sum(kind0), 0)::bigint as kind0, coalesce(sum(kind1), 0)::bigint as kind1, #d65048be',
    'profile_day: select coalesce(sum(mini), 0)::bigint as mini, coalesce(sum(os0), 0)::bigint as os0, coale #ffa414e3',
    'profile_day: select weekday, sum(h0)::bigint as h0, sum(h1)::bigint as h1, sum(h2)::bigint as h2, sum(h #db6bca4c',
    'step_day: select key, sum(viewed)::bigint as viewed, sum(done)::bigint as done from (select key, sum #cde6f408',
    'visit_day: select day as on, coalesce(sum(visits), 0)::bigint as visits, coalesce(sum(new_visits), 0) #3013b91d',
    'visit_day: select day as on, coalesce(sum(visits), 0)::bigint as visits, coalesce(sum(new_visits), 0) #c5d61988',
    'visit_day: select page_id, day, many from ( select page_id, day, guests, sum(guests) over (order by d #407a92f2',
  ],
  'Every process keeps all gateways in memory, by all their names; it reads them whole.': [
    'gateway_secrets, gateways, members, pages: select g.id, g.page_id as "pageId", g.nas_id as "nasId", g.name, g.type, g.manufacturer, g #06b4535d',
  ],
}

/** Of jobs and queues, which run when there is something to do: not each is seen in each run. */
export const UNROUTED_WORK: UnroutedStatements = {
  'Work is chosen across venues without locks, to be claimed page by page.': [
    'access_code_batches, access_code_visits, access_codes, sessions: select distinct v.page_id as "pageId", v.code_id as "codeId" from sessions s join access_c #38a13f34',
    'access_rules, guest_quotas, pages, sessions: select u.page_id as "pageId", u.guest_id as "guestId" from ( select s.page_id, s.guest_id, #e80f2ac3',
    'gateways, grants, sessions: select s.id, s.page_id as "pageId", s.gateway_id as "gatewayId", s.visit_id as "visitId",  #01133040',
    'happenings: select page_id as "pageId", id from happenings where done_at is null and (next_at is null  #3e711a8a',
    'media_files, media_uploads: select page_id as "pageId" from media_uploads where expires_at < $ union select page_id fr #3f74896d',
    'notification_bundles, pages: select b.page_id as "pageId", b.id, b.kind, b.opened_at as "openedAt", b.count, b.items fr #56f6e077',
    'notification_digests, notification_settings, pages: select p.id as "pageId", (($::timestamptz at time zone p.time_zone)::date - 1)::text as da #2b4828f0',
    'pages, report_schedules: select s.page_id, s.id, p.name, p.time_zone as "timeZone", s.report, s.every, s.hour, s.we #0241f4cd',
    'pages, webhook_deliveries: select page_id as "pageId", id from ( select v.page_id, v.id, v.next_at, row_number() over #6d1fb89f',
    'pages: select id from pages where deleted_at < $::timestamptz - make_interval(days => $) #a4b2ec01',
    "report_dirty: select page_id, min(day) as first, case when min(day) = '-infinity' then 'infinity' else m #acaafe23",
    'visit_day: select page_id from visit_day where day = $ order by page_id #b0f2c055',
    "webhooks: select distinct page_id || ' ' || jsonb_array_elements_text(kinds) as key from webhooks wh #3ffa7808",
  ],
  'Marks across venues in one statement what has fallen silent, run out or been erased; to be chosen first, then done page by page.':
    [
      'access_code_batches, access_code_visits, access_codes, sessions: update access_codes c set spent_at = $ from access_code_batches b where b.page_id = c.page #8e87b3a2',
      "gateway_commands, gateways: update gateway_commands set status = 'sent', sent_at = $ where (page_id, id) in ( select c #85fb488e",
      "gateway_commands: update gateway_commands set status = 'failed', detail = 'never fetched', done_at = $ where #340a4e7d",
      'gateway_secrets: update gateway_secrets s set radius_secret = next_radius_secret, fas_key = next_fas_key, a #85051da5',
      'gateways, grants, sessions: update sessions s set polled_at = $ where (s.page_id, s.id) in ( select s.page_id, s.id fr #c8652bd3',
      'gateways, pages: update gateways g set nds_down_told_at = $ from pages p where p.id = g.page_id and p.delet #b3d309d8',
      'gateways, pages: update gateways g set offline_told_at = $ from pages p where p.id = g.page_id and p.delete #b5cc89d0',
      "grants, guests, visits: update grants t set mac = '' from guests g join visits v on v.page_id = g.page_id and v.gu #297a7967",
      'grants, sessions: update sessions s set stopped_at = greatest(s.updated_at, s.started_at), is_stop_inferred  #f55769b1',
      'guest_day, visit_day, visitor_sketch: insert into visitor_sketch (page_id, day, is_month, sketch) select d.page_id, d.day, false #6cb09949',
      'guests, portal_sessions, visits: delete from portal_sessions p using guests g, visits v where g.erased_at is not null and v #4a5ba3d1',
      "guests, sessions: update sessions s set mac = '', ip = null, username = '' from guests g where g.erased_at i #68eebb1c",
      "guests, visits: update visits v set mac = '' from guests g where g.erased_at is not null and v.page_id = g #44de4e36",
      'portal_passes, visits: with closed as ( update portal_passes set closed_at = $ where closed_at is null and ends_a #4886cd15',
      'visit_day, visit_month, visitor_sketch: insert into visitor_sketch (page_id, day, is_month, sketch) select v.page_id, v.day, true, #d0389f38',
      'webhooks: update webhooks set previous_secret = null, previous_until = null where previous_until < $ #f5892c37',
    ],
  'What is over is deleted everywhere at once, in no order and without waiting for the rows.': [
    "access_code_tries: delete from access_code_tries where at < $::timestamptz - interval '2 days' #07db381b",
    'access_rules: delete from access_rules where until < $ #6252bfe7',
    'auth_log: delete from auth_log where ctid = any(array(select ctid from auth_log where at < $ limit 1 #d7c6e4f7',
    'gateway_commands: delete from gateway_commands where done_at < $ #23b39b3c',
    'grants, own_devices: delete from own_devices d where d.created_at < $ and not exists ( select 1 from grants g w #38b34aaa',
    'guest_keys: delete from guest_keys where expires_at < $ #fea6b6bc',
    "guest_keys: delete from guest_keys where retired_at < $::timestamptz - interval '31 days' #5dd7a08a",
    'guest_views: delete from guest_views where expires_at < $ #5ec94935',
    'happenings: delete from happenings where done_at < $ #27f4146b',
    'notification_bundles: delete from notification_bundles where sent_at < $ #43f0d414',
    'notification_digests: delete from notification_digests where decided_at < $ #367a9be5',
    'portal_codes: delete from portal_codes where created_at < $ #dd5c5e7d',
    'portal_sessions: delete from portal_sessions where expires_at < $ #1801c4e5',
    'radius_drops: delete from radius_drops where last_at < $ #4a2d187f',
    'recipe_links: delete from recipe_links where expires_at < $ #8da26de2',
    'webhook_deliveries: delete from webhook_deliveries where created_at < $ #38dfb968',
  ],
  'A message waits in the table of accounts and asks the connection of its page; the queue has to be chosen first.': [
    "connections: update outbox o set last_error = 'its connection failed several times and is tried again l #13920087",
    'connections: update outbox set next_at = $, tries = tries + 1 where id in ( select x.id from outbox x j #0a8f8fbf',
    'connections: update outbox set next_at = $, tries = tries + 1 where id in ( select x.id from outbox x j #98bc2e2f',
  ],
  'The store of files knows objects by name alone: their addresses do not carry a page.': [
    "media_files: select key, exists (select 1 from media_files f where f.objects @> array[split_part(key, ' #5df9d32f",
  ],
}
