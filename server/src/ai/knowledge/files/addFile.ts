// A piece of knowledge out of an uploaded file. Only its words are kept, not the file.
import { aiKnowledge } from '@portico/contract/ai.ts'
import { MOST_FILE_BYTES } from '@portico/contract/ai/words.ts'
import { sql } from '../../../core/db/database.ts'
import { inShortTransaction } from '../../../core/db/shortTransaction.ts'
import { fail } from '../../../core/fail.ts'
import type { Handlers, PageContext } from '../../../core/http/context.ts'
import { deleteUploads, readUpload, takeUpload } from '../../../media/index.ts'
import { readText } from './readText.ts'

type KnowledgeHandlers = Handlers<typeof aiKnowledge>

/** @param create writes the piece and its paragraphs */
export function addFileWith(create: KnowledgeHandlers['create']): KnowledgeHandlers['addFile'] {
  return async (context: PageContext, { body: { name, url } }) => {
    const upload = await inShortTransaction(context, (inside) => takeUpload(inside, url))
    if (upload.size > MOST_FILE_BYTES) throw fail('ai/file-heavy')
    const text = await readText(await readUpload(context.storage, upload))
    return context.write(async (tx) => {
      const inside = { ...context, tx }
      // Asked twice at once, only the first makes something of it.
      await takeUpload(inside, url, true)
      const body = aiKnowledge.create.body.parse({ kind: 'file', title: name, body: text, isOn: true })
      const made = await create(inside, { body })
      await deleteUploads(tx, context.page.id, sql`id = ${upload.id}`)
      return made
    })
  }
}
