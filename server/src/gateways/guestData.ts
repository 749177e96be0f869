import { sql, type Tx } from '../core/db/database.ts'
import type { GuestData, HeldData, Merge } from '../core/guestData.ts'

/** Sessions stay, for they are counted; logins and rules by name go, addresses as soon as no gateway needs them. */
export const guestData: GuestData = {
  columns: [
    ['sessions', 'guest_id'],
    ['access_rules', 'guest_id'],
    ['access_rules', 'owner_guest_id'],
  ],

  async forget(tx, { pageId, guestId, macs }) {
    await tx.run(sql`delete from auth_log where page_id = ${pageId} and mac = any(${macs}::text[])`)
    await tx.run(sql`
      delete from gateway_commands where page_id = ${pageId} and mac = any(${macs}::text[]) and done_at is not null`)
    // A television belongs to its owner. A block by itself identifies no one once the guest's other data is gone.
    await tx.run(sql`delete from access_rules where page_id = ${pageId} and owner_guest_id = ${guestId}`)
  },

  async forgetEnded(tx) {
    await tx.run(sql`
      delete from gateway_commands c using guests g, sessions s
      where g.erased_at is not null and s.page_id = g.page_id and s.guest_id = g.id and s.stopped_at is not null
        and c.page_id = s.page_id and c.session_id = s.id`)
    await tx.run(sql`
      update sessions s set mac = '', ip = null, username = '' from guests g
      where g.erased_at is not null and s.page_id = g.page_id and s.guest_id = g.id and s.stopped_at is not null and s.mac <> ''`)
    await tx.run(sql`
      update grants t set mac = '' from guests g join visits v on v.page_id = g.page_id and v.guest_id = g.id
      where g.erased_at is not null and t.page_id = v.page_id and t.visit_id = v.id and v.status = 'ended' and t.mac <> ''`)
  },

  async move(tx, merge) {
    const { pageId, from, into } = merge
    await tx.run(sql`update sessions set guest_id = ${into} where page_id = ${pageId} and guest_id = ${from}`)
    await moveRules(tx, merge)
  },

  async show(tx, { pageId, guestId }) {
    const rule = await tx.first(sql<NonNullable<HeldData['rule']>>`
      select id, kind, reason, until from access_rules
      where page_id = ${pageId} and guest_id = ${guestId} and (until is null or until > now())`)
    return { rule: rule ?? null }
  },

  async keep(tx, { pageId, from, into }) {
    const rows = await tx.rows(sql<{ row: StoredRule }>`
      select to_jsonb(r) - 'page_id' as row from access_rules r where page_id = ${pageId} and guest_id in (${from}, ${into})`)
    return { rules: rows.map(({ row }) => row) }
  },

  async split(tx, { pageId, from, into, kept }) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `keep` wrote it
    const rules = (kept['rules'] ?? []) as StoredRule[]
    const own = rules.find((rule) => rule.guest_id === from)
    const other = rules.find((rule) => rule.guest_id === into)
    if (!own || !other) return
    await tx.run(sql`
      insert into access_rules (page_id, id, kind, mac, guest_id, name, owner_guest_id, reason, until, created_by, created_at)
      values (${pageId}, ${own.id}, ${own.kind}, ${own.mac}, ${from}, ${own.name}, null, ${own.reason}, ${own.until},
        ${own.created_by}, ${own.created_at}) on conflict do nothing`)
    // Unless it was changed since.
    if (own.kind === 'deny')
      await tx.run(sql`
        update access_rules set kind = ${other.kind}, reason = ${other.reason}, until = ${other.until}
        where page_id = ${pageId} and id = ${other.id} and kind = 'deny' and reason = ${own.reason} and until is not distinct from ${own.until}::timestamptz`)
  },
}

/** As JSON knows it. */
type StoredRule = {
  id: string
  kind: string
  mac: string | null
  guest_id: string
  name: string
  reason: string
  until: string | null
  created_by: string | null
  created_at: string
}

/** A blocked guest stays blocked: of two rules about one person, the blocking one wins. */
async function moveRules(tx: Tx, { pageId, from, into }: Merge): Promise<void> {
  await tx.run(sql`
    update access_rules o set kind = 'deny', reason = f.reason, until = f.until from access_rules f
    where o.page_id = ${pageId} and o.guest_id = ${into} and f.page_id = o.page_id and f.guest_id = ${from} and f.kind = 'deny'`)
  await tx.run(sql`
    delete from access_rules where page_id = ${pageId} and guest_id = ${from}
      and exists (select 1 from access_rules o where o.page_id = ${pageId} and o.guest_id = ${into})`)
  await tx.run(sql`update access_rules set guest_id = ${into} where page_id = ${pageId} and guest_id = ${from}`)
  await tx.run(
    sql`update access_rules set owner_guest_id = ${into} where page_id = ${pageId} and owner_guest_id = ${from}`,
  )
}
