import { sql, type Tx } from '../core/db/database.ts'

/** Bytes of one code so far, up and down, all devices together. */
export async function usedBytes(tx: Tx, pageId: string, codeId: string): Promise<number> {
  const row = await tx.first(sql<{ bytes: number }>`
    select coalesce(sum(s.up_bytes + s.down_bytes), 0)::bigint as bytes
    from access_code_visits v join sessions s on s.page_id = v.page_id and s.visit_id = v.visit_id
    where v.page_id = ${pageId} and v.code_id = ${codeId}`)
  return row?.bytes ?? 0
}
