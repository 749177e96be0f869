// What a venue shares with others of its installation: its plan, the texts guests agreed to, its Zalo account, the Wi-Fi authority.
import type pg from 'pg'
import { bringRows } from './bringRows.ts'
import type { Swaps } from './copyTable.ts'

type Clients = { source: pg.Client; target: pg.Client }

/** Brings what the target lacks. @returns plans that have another id there, and what does not come along, in sentences */
export async function bringShared(clients: Clients, pageId: string): Promise<{ swaps: Swaps; notes: string[] }> {
  const swaps = await bringPlans(clients, pageId)
  await bringRows(clients, 'consent_texts', {
    where: 'hash in (select text_hash from consents where page_id = $1)',
    values: [pageId],
  })
  const notes = [...(await bringZalo(clients, pageId)), ...(await bringAuthority(clients, pageId))]
  return { swaps, notes }
}

/** A plan of the same name is the same plan, as the target defines it. */
async function bringPlans({ source, target }: Clients, pageId: string): Promise<Swaps> {
  const swaps = new Map<string, string>()
  const { rows } = await source.query<{ id: string; name: string }>(
    `select id, name from plans where id in (
      select plan_id from subscriptions where page_id = $1 union select plan_id from subscription_changes where page_id = $1)`,
    [pageId],
  )
  for (const { id, name } of rows) {
    const { rows: known } = await target.query<{ id: string }>('select id from plans where id = $1 or name = $2', [
      id,
      name,
    ])
    if (known.length > 0 && known.every((plan) => plan.id !== id)) swaps.set(id, known[0]!.id)
  }
  await bringRows({ source, target }, 'plans', {
    where: 'id = any($1)',
    values: [rows.flatMap(({ id }) => (swaps.has(id) ? [] : [id]))],
    // What the target sells, it decides itself.
    without: ['is_on_sale', 'is_for_new'],
  })
  return swaps
}

/** Each use of an account's token brings a new one, so it can be in one installation only. */
async function bringZalo({ source, target }: Clients, pageId: string): Promise<string[]> {
  const { rows } = await source.query<{ app_id: string; oa_id: string; is_shared: boolean }>(
    `select app_id, oa_id, cardinality(page_ids) > 1 as is_shared from zalo_accounts where $1::uuid = any(page_ids)`,
    [pageId],
  )
  const notes: string[] = []
  for (const { app_id, oa_id, is_shared } of rows) {
    const key = [app_id, oa_id]
    const { rowCount } = await target.query('select 1 from zalo_accounts where app_id = $1 and oa_id = $2', key)
    if (is_shared || rowCount) notes.push(`Connect Zalo again: the account ${oa_id} is of other venues too.`)
    else await bringRows({ source, target }, 'zalo_accounts', { where: 'app_id = $1 and oa_id = $2', values: key })
  }
  return notes
}

async function bringAuthority({ source, target }: Clients, pageId: string): Promise<string[]> {
  const newest = 'select id from wifi_authorities order by created_at desc limit 1'
  const { rows: theirs } = await target.query<{ id: string }>(newest)
  if (theirs.length === 0) await bringRows({ source, target }, 'wifi_authorities', { where: 'true', values: [] })
  const { rows: ours } = await source.query<{ id: string }>(
    newest.replace('order', 'where exists (select 1 from wifi_profiles where page_id = $1) order'),
    [pageId],
  )
  const isOther = ours.length > 0 && theirs.length > 0 && ours[0]!.id !== theirs[0]!.id
  return isOther
    ? ['Guests install their Wi-Fi profiles again: the target signs them with an authority of its own.']
    : []
}
