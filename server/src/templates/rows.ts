// Templates as they lie in the database, and as owners read them.
import { TemplateDesign, type BeeTemplate, type Template } from '@portico/contract/templates.ts'
import { fail } from '../core/fail.ts'
import { sql, type Tx } from '../core/db/database.ts'
import { previewUrl, type Signing } from './previewToken.ts'

type Row = Omit<Template, 'design' | 'previewUrl'> & { draft: unknown }

/** A page's templates, the active one first. */
export async function readTemplates(tx: Tx, signing: Signing, pageId: string, id?: string): Promise<Template[]> {
  const rows = await tx.rows(sql<Row>`
    select t.id, t.name, t.draft, coalesce(v.version, 0) as version, t.is_active as "isActive", t.created_at as "createdAt",
      t.updated_at as "updatedAt", v.at as "publishedAt", v.design is null or v.design <> t.draft as "hasChanges"
    from page_templates t left join lateral (
      select at, design, version from page_template_versions v
      where v.page_id = t.page_id and v.template_id = t.id and v.is_published order by v.version desc limit 1) v on true
    where t.page_id = ${pageId} and (${id ?? null}::uuid is null or t.id = ${id ?? null})
    order by t.is_active desc, t.updated_at desc`)
  return rows.map(({ draft, ...row }) => ({
    ...row,
    design: readDesign(draft),
    previewUrl: previewUrl(signing, { pageId, id: row.id }),
  }))
}

/** @throws template/not-found */
export async function readOne(tx: Tx, signing: Signing, pageId: string, id: string): Promise<Template> {
  const [found] = await readTemplates(tx, signing, pageId, id)
  if (!found) throw fail('template/not-found')
  return found
}

/** Holds a template until the transaction ends. @throws template/not-found */
export async function lockTemplate(
  tx: Tx,
  pageId: string,
  id: string,
): Promise<{ name: string; draft: unknown; version: number; isActive: boolean }> {
  const row = await tx.first(sql<{ name: string; draft: unknown; version: number; isActive: boolean }>`
    select name, draft, version, is_active as "isActive" from page_templates
    where page_id = ${pageId} and id = ${id} for update`)
  if (!row) throw fail('template/not-found')
  return row
}

type SharedRow = { id: string; name: string; category: string; design: unknown; createdAt: string; updatedAt: string }

/** The shared library by trade, or one of it. */
export async function readShared(
  tx: Tx,
  signing: Signing,
  { category, id, limit = 1, skip = 0 }: { category?: string; id?: string; limit?: number; skip?: number },
): Promise<{ rows: BeeTemplate[]; count: number }> {
  const where = sql`(${category ?? null}::text is null or category = ${category ?? null})
    and (${id ?? null}::uuid is null or id = ${id ?? null})`
  const found = await tx.rows(sql<SharedRow>`
    select id, name, category, design, created_at as "createdAt", updated_at as "updatedAt" from shared_templates
    where ${where} order by created_at, id limit ${limit} offset ${skip}`)
  const count = await tx.first(sql<{ n: number }>`select count(*)::int as n from shared_templates where ${where}`)
  const rows = found.map((row) => ({
    ...row,
    _id: row.id,
    type: 'shared' as const,
    category: row.category as BeeTemplate['category'],
    design: readDesign(row.design),
    previewUrl: previewUrl(signing, { id: row.id }),
  }))
  return { rows, count: count?.n ?? 0 }
}

/** A design as it is now; what an older one did not know yet is filled in, and one nobody can read is the plain one. */
export function readDesign(stored: unknown): TemplateDesign {
  const read = TemplateDesign.safeParse(stored)
  return read.success ? read.data : TemplateDesign.parse({})
}
