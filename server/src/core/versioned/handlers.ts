// Handlers for what every versioned resource offers, the counterpart of contract/http/versioned.ts.
import { sql } from '../db/database.ts'
import { fail } from '../fail.ts'
import type { PageContext } from '../http/context.ts'
import { announce, lockDraft, lockSeen, writeDraft } from './draft.ts'
import type { Resource } from './resource.ts'
import { undoPublication } from './undo.ts'
import { putInUse } from './use.ts'
import { keepDraft, listVersions, publishVersion, readVersion } from './versions.ts'

type One = { params: { id: string } }
type Publication = { body: { revision?: number | undefined; use?: boolean | undefined } }
type Back = One & { body: { version: number; revision?: number | undefined } }

/** Every statement names its page; who may call what is declared in the contract. */
export function versionedHandlers<Content, Item, Listed>(of: Resource<Content, Item, Listed>) {
  const table = sql.table(of.table)
  return {
    read: (context: PageContext, { params }: One) => of.read(context, params.id),

    async versions(context: PageContext, { params }: One): Promise<{ rows: Listed[]; count: number }> {
      await of.read(context, params.id)
      const rows = (await listVersions(of, context, params.id)).map((version) => of.toListed(version))
      return { rows, count: rows.length }
    },

    async publish(context: PageContext, { params, body }: One & Publication): Promise<Item> {
      const draft = await lockSeen(of, context, params.id, body.revision)
      await publishVersion(of, context, draft, draft.content, body.use)
      return announce(of, context, params.id)
    },

    async undoPublish(context: PageContext, { params }: One): Promise<Item> {
      await undoPublication(of, context, await lockDraft(of, context, params.id))
      return announce(of, context, params.id)
    },

    async rollBack(context: PageContext, { params, body }: Back): Promise<Item> {
      const draft = await lockSeen(of, context, params.id, body.revision)
      const content = await readVersion(of, context, params.id, body.version)
      context.note({ fromVersion: body.version })
      await publishVersion(of, context, draft, content)
      return announce(of, context, params.id)
    },

    async restore(context: PageContext, { params, body }: Back): Promise<Item> {
      const draft = await lockSeen(of, context, params.id, body.revision)
      const next = await readVersion(of, context, params.id, body.version)
      await keepDraft(of, context, draft, { next, isAlways: true })
      await writeDraft(of, context, draft, next)
      context.note({ fromVersion: body.version })
      return announce(of, context, params.id)
    },

    async activate(context: PageContext, { params: { id } }: One): Promise<Item> {
      const { version, name } = await lockDraft(of, context, id)
      if (version === 0) throw fail(`${of.area}/not-published`)
      await putInUse(of, context, id)
      context.note({ name })
      return announce(of, context, id)
    },

    async remove(context: PageContext, { params }: One): Promise<{ id: string }> {
      const { tx, page } = context
      const { isActive, name } = await lockDraft(of, context, params.id)
      if (isActive) throw fail(`${of.area}/active`)
      await tx.run(sql`delete from ${table} where page_id = ${page.id} and id = ${params.id}`)
      context.note({ name })
      tx.notify(page.id, of.topic)
      return params
    },
  }
}
