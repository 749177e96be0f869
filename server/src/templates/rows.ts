// Templates as they lie in the database, and as owners read them.
import { TemplateDesign, type BeeTemplate, type Template } from '@portico/contract/templates.ts'
import { fail } from '../core/fail.ts'
import { sql, type Tx } from '../core/db/database.ts'
import type { PageContext } from '../core/http/context.ts'
import { previewUrl, type Signing } from './previewToken.ts'

type Row = Omit<Template, 'previewUrl' | 'design'> & { design: unknown }

/** A page's templates, the active one first. */
export async function readTemplates(context: PageContext, id?: string): Promise<Template[]> {
  const pageId = context.page.id
  const rows = await context.tx.rows(sql<Row>`
    select t.id, t.name, t.design, t.revision, t.version, t.is_active, t.created_at,
      t.updated_at, v.at as published_at, v.design is null or v.design <> t.design as has_changes
    from page_templates t left join page_template_versions v
      on v.page_id = ${pageId} and v.template_id = t.id and v.version = t.version
    where t.page_id = ${pageId} and (${id ?? null}::uuid is null or t.id = ${id ?? null})
    order by t.is_active desc, t.updated_at desc`)
  return rows.map((row) => ({
    ...row,
    design: readDesign(row.design),
    previewUrl: previewUrl(context, { pageId, id: row.id }),
  }))
}

/** @throws template/not-found */
export async function readTemplate(context: PageContext, id: string): Promise<Template> {
  const [found] = await readTemplates(context, id)
  if (!found) throw fail('template/not-found')
  return found
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
    select id, name, category, design, created_at, updated_at from shared_templates
    where ${where} order by created_at, id limit ${limit} offset ${skip}`)
  const count = await tx.first(sql<{ n: number }>`select count(*)::int as n from shared_templates where ${where}`)
  const rows = found.map((row) => ({
    ...row,
    _id: row.id,
    type: 'shared' as const,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table checks it
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
