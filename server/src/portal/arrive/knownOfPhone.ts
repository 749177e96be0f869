// What the database knows of a phone that arrives and of the venue it came to: one question, which phones that arrive
// together share.
import type { Subscription } from '@portico/contract/access.ts'
import { batchByPage } from '../../core/batchByPage.ts'
import { prepare } from '../../core/db/database.ts'
import type { Services } from '../../core/services.ts'
import { SUBSCRIPTION_TEXT } from '../../core/subscription.ts'
import type { ShownVersions } from './shownVersions.ts'

/** Within this time a browser goes on where it was. */
const RESUME_MINUTES = 10

/** `browser`: the hash of its cookie, when it brought one; `isSilent`: its gateway got no answer for it. */
type Phone = { gatewayId: string; mac: string; browser: Buffer | undefined; isSilent: boolean }

/** What a browser left half-finished. */
export type LeftOff = { answers: unknown; flowId: string | null; flowVersion: number | null; visitId: string | null }
export type KnownOfPhone = {
  shown: ShownVersions
  /** Steps that the guest of this device has passed before. */
  steps: string[]
  leftOff: LeftOff | undefined
  rule: 'allow' | 'deny' | null
}

type Row = {
  name: string | null
  accent: string | null
  has_menu: boolean
  subscription: Subscription
  marketing: number
  terms: number
  flow_id: string | null
  flow_version: number | null
  flow_template_id: string | null
  template_id: string | null
  template_version: number | null
  known: string[]
  answers: unknown
  left_flow_id: string | null
  left_flow_version: number | null
  left_visit_id: string | null
  rule: 'allow' | 'deny' | null
}

/** @returns undefined for a page that is deleted */
export function readKnownOfPhone(
  { db, clock }: Services,
  pageId: string,
  phone: Phone,
): Promise<KnownOfPhone | undefined> {
  return readTogether(db, pageId, { ...phone, now: clock.now() })
}

const readTogether = batchByPage<Phone & { now: Date }, KnownOfPhone | undefined>(async (db, pageId, phones) => {
  const { now } = phones[0]!
  const column = <T>(pick: (phone: Phone) => T) => phones.map(pick)
  const rows = await db.runAlone(
    select(
      pageId,
      now,
      new Date(now.getTime() - RESUME_MINUTES * 60_000),
      column(({ gatewayId }) => gatewayId),
      column(({ mac }) => mac),
      column(({ browser }) => browser?.toString('hex') ?? null),
      column(({ isSilent }) => isSilent),
    ),
  )
  return rows.map(({ name, ...row }) => {
    if (name === null) return undefined
    const { marketing, terms, accent, hasMenu, flowId, flowVersion, flowTemplateId, templateId, templateVersion } = row
    return {
      shown: {
        pageId,
        name,
        accent,
        hasMenu,
        subscription: rows[0]!.subscription,
        wording: { marketing, terms },
        flow: flowId === null || flowVersion === null ? undefined : { id: flowId, version: flowVersion },
        flowTemplateId,
        template:
          templateId === null || templateVersion === null ? undefined : { id: templateId, version: templateVersion },
      },
      steps: row.known,
      leftOff:
        row.answers === null
          ? undefined
          : {
              answers: row.answers,
              flowId: row.leftFlowId,
              flowVersion: row.leftFlowVersion,
              visitId: row.leftVisitId,
            },
      rule: row.rule,
    }
  })
})

/** The versions that are published now, read with each page: an owner's change is obeyed at once. A MAC address can be copied, so it alone resumes nothing. */
const select = prepare<Row>(`
  with venue as materialized (
    select p.name, k.accent, exists (select 1 from page_items i where i.page_id = $1) as has_menu,
      ${SUBSCRIPTION_TEXT} as subscription,
      coalesce((select max(version) from consent_wordings where page_id = $1 and purpose = 'marketing'), 0) as marketing,
      coalesce((select max(version) from consent_wordings where page_id = $1 and purpose = 'terms'), 0) as terms
    from pages p left join portal_looks k on k.page_id = $1
    left join subscriptions s on s.page_id = $1 left join plans l on l.id = s.plan_id
    where p.id = $1 and p.deleted_at is null and p.suspended_at is null
  )
  select v.name, v.accent, v.has_menu, case when o.n = 1 then v.subscription end as subscription, v.marketing, v.terms,
    f.id as flow_id, f.version as flow_version, f.template_id as flow_template_id,
    t.id as template_id, t.version as template_version,
    array(select distinct s.step_id from guest_steps s where s.page_id = $1 and s.guest_id =
      (select d.guest_id from guest_devices d where d.page_id = $1 and d.mac = o.mac)) as known,
    r.answers, r.flow_id as left_flow_id, r.flow_version as left_flow_version, r.visit_id as left_visit_id, a.kind as rule
  from unnest($4::uuid[], $5::text[], $6::text[], $7::boolean[]) with ordinality o (gateway_id, mac, browser, is_silent, n)
  left join venue v on true
  left join lateral (
    select f.id, f.version, w.template_id from login_flows f
    join login_flow_versions w on w.page_id = $1 and w.flow_id = f.id and w.version = f.version
    left join login_flow_gateways g on g.page_id = $1 and g.flow_id = f.id and g.gateway_id = o.gateway_id
    where f.page_id = $1 and (g.gateway_id is not null or f.is_active)
    order by g.gateway_id is not null desc limit 1
  ) f on true
  left join lateral (
    select t.id, t.version from page_templates t
    join page_template_versions w on w.page_id = $1 and w.template_id = t.id and w.version = t.version
    where t.page_id = $1 and (t.is_active or t.id = f.template_id) order by t.is_active limit 1
  ) t on true
  left join lateral (
    select s.answers, s.flow_id, s.flow_version, s.visit_id from portal_sessions s
    left join visits w on w.page_id = $1 and w.id = s.visit_id
    where o.browser is not null and s.page_id = $1 and s.gateway_id = o.gateway_id and s.mac = o.mac and s.created_at > $3
      and s.browser = decode(o.browser, 'hex') and s.answers -> 'agreed' is not null
      and (s.visit_id is null or o.is_silent and w.status = 'waiting')
    order by s.created_at desc limit 1
  ) r on true
  left join lateral (
    select kind from access_rules where page_id = $1 and (until is null or until > $2)
      and (mac = o.mac or guest_id = (select guest_id from guest_devices where page_id = $1 and mac = o.mac))
    order by kind desc limit 1
  ) a on true
  order by o.n`)
