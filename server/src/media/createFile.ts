// Makes a file from an upload, from a public address, or from what came in a form.
import type { File, media } from '@portico/contract/media.ts'
import type { Input } from '@portico/contract/http/endpoint.ts'
import { isWebAddress } from '@portico/contract/integrations/health.ts'
import type { PageContext } from '../core/http/context.ts'
import { formFile } from '../core/http/fileForms.ts'
import { inShortTransaction } from '../core/db/shortTransaction.ts'
import { makeContent } from './content.ts'
import { fetchBytes } from './fetchBytes.ts'
import { findFile, toFile } from './fileRows.ts'
import { refuseOtherPage } from '../core/http/ownPage.ts'
import { readSpace } from './quota.ts'
import { keepObjects, writeFile } from './storeFiles.ts'
import { readUpload, settleUpload, takeUpload, type UploadRow } from './uploads.ts'

type Request = Input<typeof media.create>

/** Asked twice for the same upload, the second answer is the first one's file. @throws media/*. */
export async function createFile(context: PageContext, { body }: Request): Promise<File> {
  refuseOtherPage(context, body.pageId)
  const sent = formFile(context.request, body.url)
  const isStored = !sent && !isWebAddress(body.url)
  const begun = await inShortTransaction(context, async (inside) => {
    const upload = isStored ? await takeUpload(inside, body.url) : undefined
    const cover = body.poster === undefined ? undefined : await takeUpload(inside, body.poster)
    return { upload, cover, before: await settledFileOf(inside, upload), space: await spaceOf(inside) }
  })
  if (begun.before) return begun.before
  const bytes = begun.upload
    ? await readUpload(context.storage, begun.upload)
    : (sent ?? (await fetchBytes(context.egress, body.url, begun.space)))
  const poster = begun.cover && (await readUpload(context.storage, begun.cover))
  const wanted = { name: body.name, folder: body.folder ?? '', tags: distinct(body.tags ?? []) }
  const content = await makeContent(bytes, begun.space, poster)
  await keepObjects(context, content)
  return context.write(async (tx) => {
    const inside = { ...context, tx }
    const meanwhile = begun.upload && (await settledFileOf(inside, await takeUpload(inside, body.url, true)))
    if (meanwhile) return meanwhile
    const file = await writeFile(inside, content, wanted)
    for (const used of [begun.upload, begun.cover]) if (used) await settleUpload(inside, used.id, file.eid)
    context.note({ id: file.eid, name: file.name })
    return file
  })
}

/** Each tag once, in the order given. */
export function distinct(tags: readonly string[]): string[] {
  return [...new Set(tags)]
}

async function settledFileOf({ tx, page, config }: PageContext, upload?: UploadRow): Promise<File | undefined> {
  const fileId = upload?.fileId ?? null
  return fileId === null ? undefined : toFile(await findFile(tx, page.id, fileId), config.portalUrl)
}

function spaceOf({ tx, page, clock }: PageContext) {
  return readSpace(tx, page.id, clock.now())
}
