// What every resource with a draft and versions offers: draft, version, publish, roll back, restore.
import * as z from 'zod'
import type { Access } from '../access.ts'
import { listOf } from './crud.ts'
import { endpoint, type Endpoint } from './endpoint.ts'
import { UNDO_MINUTES } from './undo.ts'

/** The draft the caller has seen; any other is neither overwritten nor published. Left out, nothing is compared. */
export const seenRevision = z.int().min(0).max(1_000_000_000).optional()

const params = z.object({ id: z.uuid() })
const seen = z.object({ revision: seenRevision })
const older = z.object({ version: z.int().min(1).max(1_000_000), revision: seenRevision })

/** Builds the calls after list, create and update, which every resource states itself. `name` has an article. */
// oxlint-disable-next-line eslint/max-lines-per-function -- one entry a call, each short
export function versionedCalls<
  Item extends z.ZodObject,
  Listed extends z.ZodObject,
  Read extends Access,
  Write extends Access,
  Publish extends Access,
  Remove extends Access,
>(of: {
  path: `/${string}`
  name: string
  item: Item
  version: Listed
  read: Read
  write: Write
  publish: Publish
  remove: Remove
}) {
  const { name, item, read, write, publish } = of
  const one = `${of.path}/{id}` as const
  const shared = { params, returns: item }
  return {
    read: endpoint({ ...shared, method: 'GET', path: one, summary: `Read ${name}`, access: read }),
    remove: endpoint({
      method: 'DELETE',
      path: one,
      summary: `Delete ${name} that is not the active one`,
      access: of.remove,
      params,
      returns: params,
    }),
    versions: endpoint({
      method: 'GET',
      path: `${one}/versions`,
      summary: 'Published versions and drafts that were kept before they were overwritten, newest first',
      access: read,
      params,
      returns: listOf(of.version),
    }),
    restore: endpoint({
      ...shared,
      method: 'POST',
      path: `${one}/restore`,
      summary: 'Make an older version the draft; guests see no change',
      access: write,
      body: older,
    }),
    publish: endpoint({
      ...shared,
      method: 'POST',
      path: `${one}/publish`,
      summary:
        'Make the draft the next version, and use it for the whole page if wanted; refused while it is not ready',
      access: publish,
      body: seen.extend({ use: z.boolean().optional() }).default({}),
    }),
    undoPublish: endpoint({
      ...shared,
      method: 'POST',
      path: `${one}/publish/undo`,
      summary: `Take the newest publication back for ${UNDO_MINUTES} minutes: guests get what they had before, the draft stays`,
      access: publish,
    }),
    rollBack: endpoint({
      ...shared,
      method: 'POST',
      path: `${one}/rollback`,
      summary: 'Publish an older version again, as the newest; the draft becomes it',
      access: publish,
      body: older,
    }),
    activate: endpoint({
      ...shared,
      method: 'POST',
      path: `${one}/activate`,
      summary: `Use ${name} for the whole page from now on`,
      access: publish,
    }),
  } satisfies Record<string, Endpoint>
}
