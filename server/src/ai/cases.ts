// Questions an owner tests with, and what came of each.
import { aiCases, type AiCase } from '@portico/contract/ai.ts'
import { foldAccents } from '@portico/contract/keywords.ts'
import { sql } from '../core/db/database.ts'
import { inShortTransaction } from '../core/db/shortTransaction.ts'
import { fail } from '../core/fail.ts'
import type { Handlers } from '../core/http/context.ts'
import { onTable } from '../core/http/onTable.ts'
import { readAi } from './settingRows.ts'
import { tryQuestion } from './tryOut.ts'

const { run: _run, ...list } = aiCases
const base = onTable(list, 'ai_cases', {
  notFound: 'ai/not-found',
  full: 'ai/too-much',
  topic: 'chatbots',
  order: [{ by: sql`t.created_at` }, { by: sql`t.id` }],
  note: ({ question }) => ({ name: question.slice(0, 80) }),
})

/** Test questions of a page. */
export const caseHandlers: Handlers<typeof aiCases> = {
  ...base,

  async run(context, input) {
    const { page, clock } = context
    const { ai, asked } = await inShortTransaction(context, async (inside) => ({
      ai: await readAi(inside.tx, page.id),
      asked: await base.read(inside, input),
    }))
    if (!ai) throw fail('ai/not-found')
    const { decision, text, by } = await tryQuestion(context, ai, {
      pageId: page.id,
      text: asked.question,
      language: 'vi',
    })
    const result = { decision, text, by, isRight: isRight(asked, decision, text), at: clock.now().toISOString() }
    return inShortTransaction(context, async (inside) => {
      await inside.tx.run(sql`
        update ai_cases set result = ${JSON.stringify(result)} where page_id = ${page.id} and id = ${asked.id}`)
      return base.read(inside, input)
    })
  },
}

function isRight({ expects, contains }: Pick<AiCase, 'expects' | 'contains'>, decision: string, text: string): boolean {
  return decision === expects && foldAccents(text).includes(foldAccents(contains))
}
