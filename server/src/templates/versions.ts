// Versions of a template: those guests have seen stay, drafts kept on the way make room for newer ones.
import type { TemplateDesign, TemplateVersion } from '@portico/contract/templates.ts'
import { fail } from '../core/fail.ts'
import { sql, type Tx } from '../core/db/database.ts'
import { readDesign } from './rows.ts'

type By = { userId: string; now: Date }

/** How long edits belong to one draft, and how many drafts are kept. */
const ONE_SITTING_MS = 5 * 60_000
const KEPT_DRAFTS = 30

/** Newest first; `by` is a user's id. */
export async function readVersions(tx: Tx, pageId: string, id: string): Promise<TemplateVersion[]> {
  const rows = await tx.rows(sql<TemplateVersion>`
    select version, design, at, by_user as by, is_published as "isPublished" from page_template_versions
    where page_id = ${pageId} and template_id = ${id} order by version desc limit 100`)
  return rows.map((row) => ({ ...row, design: readDesign(row.design) }))
}

/** @throws template/version-not-found */
export async function readVersion(tx: Tx, pageId: string, id: string, version: number): Promise<TemplateDesign> {
  const row = await tx.first(sql<{ design: unknown }>`select design from page_template_versions
    where page_id = ${pageId} and template_id = ${id} and version = ${version}`)
  if (!row) throw fail('template/version-not-found')
  return readDesign(row.design)
}

/** Makes a design the newest version. The first template a page publishes is the one its guests see. */
export async function writeVersion(
  tx: Tx,
  pageId: string,
  { id, design }: { id: string; design: TemplateDesign },
  by: By,
): Promise<number> {
  const version = await add(tx, pageId, id, JSON.stringify(design), true, by)
  await tx.run(sql`update page_templates t set draft = ${JSON.stringify(design)}::jsonb, updated_at = ${by.now},
      is_active = t.is_active or not exists (select 1 from page_templates o where o.page_id = t.page_id and o.is_active)
    where t.page_id = ${pageId} and t.id = ${id}`)
  return version
}

/** Keeps the draft that is about to be overwritten, once in a sitting or `always`; never one that is kept already. */
export async function keepDraft(
  tx: Tx,
  pageId: string,
  { id, draft, next }: { id: string; draft: unknown; next: TemplateDesign },
  by: By,
  when: 'sitting' | 'always' = 'sitting',
): Promise<void> {
  const text = JSON.stringify(draft)
  const newest = await tx.first(sql<{ at: string; isSame: boolean }>`
    select at, design = ${text}::jsonb as "isSame" from page_template_versions
    where page_id = ${pageId} and template_id = ${id} order by version desc limit 1`)
  const isRecent = newest && by.now.getTime() - Date.parse(newest.at) < ONE_SITTING_MS
  if (newest?.isSame || (isRecent && when === 'sitting') || text === JSON.stringify(next)) return
  await add(tx, pageId, id, text, false, by)
  await tx.run(sql`delete from page_template_versions where page_id = ${pageId} and template_id = ${id}
    and not is_published and version not in (select version from page_template_versions
      where page_id = ${pageId} and template_id = ${id} and not is_published order by version desc limit ${KEPT_DRAFTS})`)
}

async function add(tx: Tx, pageId: string, id: string, design: string, isPublished: boolean, by: By): Promise<number> {
  const row = await tx.first(sql<{ version: number }>`
    update page_templates set version = version + 1 where page_id = ${pageId} and id = ${id} returning version`)
  const version = row?.version ?? 1
  await tx.run(sql`
    insert into page_template_versions (page_id, template_id, version, design, is_published, at, by_user)
    values (${pageId}, ${id}, ${version}, ${design}::jsonb, ${isPublished}, ${by.now}, ${by.userId})`)
  return version
}
