// What the AI of a page knows: questions with their answers, texts and files, cut into paragraphs when they are saved.
import { aiKnowledge } from '@portico/contract/ai.ts'
import { sql } from '../../core/db/database.ts'
import { plainText } from '../../core/db/plainText.ts'
import type { Handlers, PageContext } from '../../core/http/context.ts'
import { onTable } from '../../core/http/onTable.ts'
import { chunksOf } from './chunks.ts'
import { addFileWith } from './files/addFile.ts'

const base = onTable(aiKnowledge, 'ai_knowledge', {
  notFound: 'ai/not-found',
  full: 'ai/too-much',
  topic: 'chatbots',
  order: [{ by: sql`t.updated_at`, isDescending: true }, { by: sql`t.id` }],
  where: { kind: (kind) => sql`t.kind = ${kind}` },
  note: ({ title }) => ({ name: title.split('\n')[0] ?? '' }),
})

const create: Handlers<typeof aiKnowledge>['create'] = async (context, input) => {
  const made = await base.create(context, input, { updated_at: context.clock.now() })
  await index(context, made.id)
  return base.read(context, { params: { id: made.id } })
}

/** Knowledge of a page. */
export const knowledgeHandlers: Handlers<typeof aiKnowledge> = {
  ...base,
  create,
  addFile: addFileWith(create),

  async update(context, input) {
    const { id } = await base.update(context, input, { updated_at: context.clock.now() })
    await index(context, id)
    return base.read(context, { params: { id } })
  },
}

/** Writes the paragraphs of a piece again. */
async function index({ tx, page }: PageContext, id: string): Promise<void> {
  const row = await tx.first(sql<{ kind: string; title: string; body: string }>`
    select kind, title, body from ai_knowledge where page_id = ${page.id} and id = ${id} for update`)
  if (!row) return
  const { chunks, leftOut } = chunksOf(row.body)
  const rows = chunks.map((text, number) => ({ number, text, plain: plainText(`${row.title}\n${text}`) }))
  await tx.run(sql`delete from ai_chunks where page_id = ${page.id} and source_id = ${id}`)
  await tx.run(sql`
    insert into ai_chunks (page_id, source_id, number, text, search)
    select ${page.id}, ${id}, r.number, r.text, r.plain
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (number smallint, text text, plain text)`)
  await tx.run(
    sql`update ai_knowledge set left_out = ${JSON.stringify(leftOut)} where page_id = ${page.id} and id = ${id}`,
  )
}
