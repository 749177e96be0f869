// Whom a venue has erased, by keyed hashes of their number and address: a list from before must not bring them back.
import { createHmac } from 'node:crypto'
import { sql, type Tx } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'

type Keys = Pick<Services, 'secrets'>

/** Remembers that these contacts were erased. */
export async function noteErased(
  { secrets, clock }: Keys & Pick<Services, 'clock'>,
  tx: Tx,
  { pageId, contacts }: { pageId: string; contacts: readonly string[] },
): Promise<void> {
  if (contacts.length === 0) return
  await tx.run(sql`
    insert into erased_contacts (page_id, hash, at)
    select ${pageId}, h, ${clock.now()} from unnest(${contacts.map((contact) => hashOf({ secrets }, pageId, contact))}::bytea[]) h
    on conflict (page_id, hash) do update set at = excluded.at`)
}

/** Of contacts, those that were erased, each with when. */
export async function readErased(
  { secrets }: Keys,
  tx: Tx,
  { pageId, contacts }: { pageId: string; contacts: readonly string[] },
): Promise<Map<string, string>> {
  if (contacts.length === 0) return new Map()
  const any = await tx.first(sql`select 1 from erased_contacts where page_id = ${pageId} limit 1`)
  if (!any) return new Map()
  const byHash = new Map(contacts.map((contact) => [hashOf({ secrets }, pageId, contact).toString('hex'), contact]))
  const rows = await tx.rows(sql<{ hash: string; at: string }>`
    select encode(hash, 'hex') as hash, at from erased_contacts
    where page_id = ${pageId} and hash = any(array(select decode(h, 'hex') from unnest(${[...byHash.keys()]}::text[]) h))`)
  return new Map(rows.map(({ hash, at }) => [byHash.get(hash)!, at]))
}

function hashOf({ secrets }: Keys, pageId: string, contact: string): Buffer {
  return createHmac('sha256', secrets.deriveLasting('erased contacts'))
    .update(`${pageId} ${contact.toLowerCase()}`)
    .digest()
}
