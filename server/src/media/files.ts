import type { media } from '@portico/contract/media.ts'
import { RESTORE_DAYS, ratioOf } from '@portico/contract/media/limits.ts'
import type { Input } from '@portico/contract/http/endpoint.ts'
import { fail } from '../core/fail.ts'
import { changesOf } from '../core/audit.ts'
import { query, sql } from '../core/db/database.ts'
import { plainColumn, plainText } from '../core/db/plainText.ts'
import type { Handlers, PageContext } from '../core/http/context.ts'
import { inShortTransaction } from '../core/db/shortTransaction.ts'
import { deleteFiles } from './orphanObjects.ts'
import type { Crop } from './pictures.ts'
import { refuseOtherPage } from '../core/http/ownPage.ts'
import { findFile, readFiles, toFile, type FileRow } from './fileRows.ts'
import { readSpace } from './quota.ts'
import { makeCut } from './content.ts'
import { createFile, distinct } from './createFile.ts'
import { keepObjects, writeFile } from './storeFiles.ts'
import { uploadHandlers } from './uploads.ts'
import { usesOf, type NamedUse } from './mediaUses.ts'

/** A page's pictures and videos. @param uses where other features show them. */
// oxlint-disable-next-line eslint/max-lines-per-function -- one entry a call, each short
export function mediaHandlers(uses: readonly NamedUse[]): Handlers<typeof media> {
  return {
    ...uploadHandlers,

    async list(context, { query: asked }) {
      refuseOtherPage(context, asked.pageId)
      const { tx, page, config } = context
      const where = sql`page_id = ${page.id} and ${asked.deleted === 'true' ? restorable(context) : sql`deleted_at is null`}
        and (${asked.type ?? null}::text is null or kind = ${asked.type ?? null})
        and (${asked.folder ?? null}::text is null or folder = ${asked.folder ?? null})
        and (${asked.tag ?? null}::text is null or tags @> array[${asked.tag ?? null}::text])
        and (${asked.search ?? null}::text is null or position(${plainText(asked.search ?? '')} in ${plainColumn(sql`name || ' ' || array_to_string(tags, ' ')`)}) > 0)`
      const rows = await readFiles(tx, where, asked.limit, asked.skip)
      const all = await tx.first(sql<{ count: number }>`select count(*) as count from media_files where ${where}`)
      return { rows: rows.map((row) => toFile(row, config.portalUrl)), count: all?.count ?? 0 }
    },

    create: createFile,

    async summary({ tx, page, clock }) {
      const space = await readSpace(tx, page.id, clock.now())
      const folders = await tx.rows(sql<TagCount>`
        select folder as name, count(*) as count from media_files
        where page_id = ${page.id} and deleted_at is null and folder <> '' group by 1 order by 1 limit 200`)
      const tags = await tx.rows(sql<TagCount>`
        select tag as name, count(*) as count from media_files, unnest(tags) tag
        where page_id = ${page.id} and deleted_at is null group by 1 order by 2 desc, 1 limit 100`)
      return { ...space, folders, tags }
    },

    async uses(context, { params }) {
      const rows = await usesOf(uses, context, await findFile(context.tx, context.page.id, params.eid))
      return { rows, count: rows.length }
    },

    async update(context, { params, body }) {
      const { tx, page, config } = context
      const before = await findFile(tx, page.id, params.eid)
      const changes = { ...body, ...(body.tags ? { tags: distinct(body.tags) } : {}) }
      if (Object.keys(changes).length > 0)
        await tx.run(
          query.updateTable('media_files').set(changes).where('page_id', '=', page.id).where('id', '=', params.eid),
        )
      const after = await findFile(tx, page.id, params.eid)
      context.note({ name: before.name, changes: changesOf(before, after, ['name', 'folder', 'tags']) })
      tx.notify(page.id, 'media')
      return toFile(after, config.portalUrl)
    },

    async crop(context, { params, body }) {
      const { page, storage } = context
      const source = await inShortTransaction(context, ({ tx }) => findFile(tx, page.id, params.eid))
      const master = source.master ? await storage.read(`media/${source.master}`) : undefined
      if (source.type !== 'i' || !master) throw fail('media/unsupported')
      const crop = exactly(body, source)
      const wanted = { name: `${source.name} (${body.ratio})`.slice(0, 200), folder: source.folder, tags: source.tags }
      const content = await makeCut(master, crop)
      await keepObjects(context, content)
      return context.write(async (tx) => {
        context.note({ name: source.name, ratio: body.ratio })
        const origin = { sourceId: source.eid, crop: { ...crop, ratio: body.ratio } }
        return writeFile({ ...context, tx }, content, wanted, origin)
      })
    },

    /** Clients and proxies send a DELETE again, so only an explicit purge empties the bin. */
    async remove(context, { params, query: { even, purge } }) {
      const { tx, page, clock } = context
      const file = await findFile(tx, page.id, params.eid, 'any')
      refuseOthers(context, file)
      const row = query.updateTable('media_files').where('page_id', '=', page.id).where('id', '=', params.eid)
      if (purge === 'yes') {
        if (file.deletedAt === null) throw fail('media/not-found')
        await deleteFiles(tx, page.id, sql`id = ${params.eid}`)
      } else if (file.deletedAt === null) {
        if (even !== 'used' && (await usesOf(uses, context, file)).length > 0) throw fail('media/in-use')
        await tx.run(row.set({ deleted_at: clock.now() }))
      }
      context.note({ name: file.name })
      tx.notify(page.id, 'media')
      return params
    },

    async restore(context, { params }) {
      const { tx, page, config } = context
      const [found] = await readFiles(tx, sql`page_id = ${page.id} and id = ${params.eid} and ${restorable(context)}`)
      if (!found) throw fail('media/not-found')
      refuseOthers(context, found)
      await tx.run(
        query
          .updateTable('media_files')
          .set({ deleted_at: null })
          .where('page_id', '=', page.id)
          .where('id', '=', params.eid),
      )
      context.note({ name: found.name })
      tx.notify(page.id, 'media')
      return toFile(await findFile(tx, page.id, params.eid), config.portalUrl)
    },
  }
}

type TagCount = { name: string; count: number }

/** Editors delete their own uploads, and files without an uploader; leads delete any file. @throws auth/forbidden. */
function refuseOthers({ may, user }: PageContext, file: FileRow): void {
  if (file.uploadedBy !== null && file.uploadedBy !== user.id && !may('media:delete')) throw fail('auth/forbidden')
}

function restorable({ clock }: PageContext) {
  return sql`deleted_at >= ${clock.now()}::timestamptz - make_interval(days => ${RESTORE_DAYS})`
}

type CropRequest = Input<typeof media.crop>['body']

/** The part asked for, cut back to the exact ratio whatever the screen rounded. @throws request/invalid outside it. */
function exactly({ ratio, x, y, width, height }: CropRequest, source: { width: number; height: number }): Crop {
  const right = Math.min(width, source.width - x)
  const down = Math.min(height, source.height - y)
  if (right <= 0 || down <= 0) throw fail('request/invalid', { width: 'field/invalid' })
  const wanted = ratioOf(ratio)
  return right > down * wanted
    ? { x, y, width: Math.max(1, Math.round(down * wanted)), height: down }
    : { x, y, width: right, height: Math.max(1, Math.round(right / wanted)) }
}
