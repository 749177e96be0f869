// A venue's pictures and videos: the list, uploads part by part, and what else is known of a file.
import * as z from 'zod'
import { endpoint } from './http/endpoint.ts'
import { listOf, paging } from './http/crud.ts'
import { CHUNK_BYTES, CROP_RATIOS, MOST_VIDEO_BYTES } from './media/limits.ts'
import { requiredText, text } from './text.ts'

const folder = text(60)
const tags = z.array(requiredText(30)).max(12)

/** One size of a picture as stored, a video, or its poster. */
export const Rendition = z.object({
  filename: z.string(),
  url: z.string(),
  type: z.string(),
  width: z.int(),
  height: z.int(),
  sizeBytes: z.int(),
  isPoster: z.boolean(),
})
export type Rendition = z.output<typeof Rendition>

/** Field names follow the specification; the rest is for the screen. */
export const File = z.object({
  eid: z.uuid(),
  type: z.enum(['i', 'v']),
  name: z.string(),
  url: z.string(),
  filename: z.string(),
  mimetype: z.string(),
  extension: z.string(),
  /** All sizes together, as they count against the quota. */
  filesize: z.int(),
  pageId: z.uuid(),
  thumbnail: z.string().nullable(),
  width: z.int(),
  height: z.int(),
  /** White on nothing, as many logos are. */
  isLight: z.boolean(),
  durationMs: z.int().nullable(),
  folder: z.string(),
  tags: z.array(z.string()),
  renditions: z.array(Rendition),
  /** The file this one was cut from. */
  sourceId: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
  deletedAt: z.iso.datetime().nullable(),
})
export type File = z.output<typeof File>

/** A place that shows a file. */
export const Use = z.object({ feature: z.string(), name: z.string(), href: z.string() })
export type Use = z.output<typeof Use>

export const Upload = z.object({
  id: z.uuid(),
  /** What `POST /files` takes as `url` once every byte is here. */
  url: z.string(),
  name: z.string(),
  size: z.int(),
  offset: z.int(),
  fingerprint: z.string(),
  chunkBytes: z.int(),
  expiresAt: z.iso.datetime(),
})
export type Upload = z.output<typeof Upload>

const Crop = z.object({
  ratio: z.enum(CROP_RATIOS),
  /** In pixels of the file's own width and height, from its upper left corner; cut back to the exact ratio. */
  x: z.int().min(0).max(10_000),
  y: z.int().min(0).max(10_000),
  width: z.int().min(1).max(10_000),
  height: z.int().min(1).max(10_000),
})

const one = z.object({ eid: z.uuid() })
const upload = z.object({ id: z.uuid() })
const read = { by: 'page', may: 'media:read' } as const
const write = { by: 'page', may: 'media:write' } as const

export const media = {
  list: endpoint({
    method: 'GET',
    path: '/files',
    summary: 'List files, newest first; 20 unless asked otherwise',
    access: read,
    query: paging.extend({
      limit: z.coerce.number<number | string>().int().min(1).max(100).default(20),
      pageId: z.uuid(),
      search: text(100).optional(),
      folder: folder.optional(),
      tag: text(30).optional(),
      type: z.enum(['i', 'v']).optional(),
      /** `true`: deleted files that can still be restored. */
      deleted: z.enum(['true', 'false']).optional(),
    }),
    returns: listOf(File),
  }),
  create: endpoint({
    method: 'POST',
    path: '/files',
    summary:
      'Make a file of an upload, a public https address or the `file` of a form; what it is, is read from its bytes whatever the other fields say',
    access: write,
    body: z.object({
      type: z.enum(['i', 'v']).optional(),
      name: requiredText(200),
      /** The `url` of a whole upload, or a public https address that the server fetches once. */
      url: requiredText(2000),
      filename: text(300).optional(),
      mimetype: text(100).optional(),
      extension: text(20).optional(),
      filesize: z.int().min(0).optional(),
      pageId: z.uuid().optional(),
      folder: folder.optional(),
      tags: tags.optional(),
      /** For a video: the `url` of an uploaded picture to show before it plays. */
      poster: text(500).optional(),
    }),
    form: { lists: ['tags'] },
    returns: File,
    isWaiting: true,
    perMinute: 120,
  }),
  summary: endpoint({
    method: 'GET',
    path: '/files/summary',
    summary: 'Space used, folders and tags',
    access: read,
    returns: z.object({
      usedBytes: z.int(),
      limitBytes: z.int(),
      deletedBytes: z.int(),
      canUploadVideo: z.boolean(),
      folders: z.array(z.object({ name: z.string(), count: z.int() })),
      tags: z.array(z.object({ name: z.string(), count: z.int() })),
    }),
  }),
  uses: endpoint({
    method: 'GET',
    path: '/files/{eid}/uses',
    summary: 'Where a file is shown',
    access: read,
    params: one,
    returns: listOf(Use),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/files/{eid}',
    summary: 'Rename, move or tag a file',
    access: write,
    params: one,
    body: z.object({ name: requiredText(200).optional(), folder: folder.optional(), tags: tags.optional() }),
    returns: File,
  }),
  crop: endpoint({
    method: 'POST',
    path: '/files/{eid}/crop',
    summary: 'Cut a picture to a ratio; the result is a file of its own',
    access: write,
    params: one,
    body: Crop,
    returns: File,
    isWaiting: true,
    perMinute: 120,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/files/{eid}',
    summary: 'Move a file to the bin, one\u2019s own or with the right to delete any; sent again it changes nothing',
    access: { by: 'page', may: 'media.own:delete' },
    params: one,
    /** `even=used`: also when the file is shown somewhere. `purge=yes`: deletes a file in the bin for good. */
    query: z.object({ even: z.enum(['used']).optional(), purge: z.enum(['yes']).optional() }),
    returns: one,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/files/{eid}/restore',
    summary: 'Bring a deleted file back, for 30 days',
    access: write,
    params: one,
    returns: File,
  }),
  uploads: endpoint({
    method: 'GET',
    path: '/uploads',
    summary: 'One\u2019s own unfinished uploads',
    access: write,
    returns: listOf(Upload),
  }),
  begin: endpoint({
    method: 'POST',
    path: '/uploads',
    summary: 'Begin an upload',
    access: write,
    isPart: true,
    body: z.object({
      name: requiredText(300),
      size: z.int().min(1).max(MOST_VIDEO_BYTES),
      fingerprint: text(300).optional(),
      pageId: z.uuid().optional(),
    }),
    returns: Upload,
    perMinute: 240,
  }),
  progress: endpoint({
    method: 'GET',
    path: '/uploads/{id}',
    summary: 'How far an upload is',
    access: write,
    params: upload,
    returns: Upload,
  }),
  append: endpoint({
    method: 'PUT',
    path: '/uploads/{id}',
    summary: 'Send the next part of an upload',
    access: write,
    isPart: true,
    isWaiting: true,
    params: upload,
    body: z.object({
      /** Where this part begins; must be where the last one ended. */
      offset: z.int().min(0),
      data: z
        .base64()
        .min(4)
        .max(Math.ceil(CHUNK_BYTES / 3) * 4),
      /** CRC-32 of the bytes. */
      crc32: z.int().min(0).max(0xffffffff),
    }),
    returns: Upload,
    perMinute: 1200,
  }),
  cancel: endpoint({
    method: 'DELETE',
    path: '/uploads/{id}',
    summary: 'Give up an upload',
    access: write,
    isPart: true,
    params: upload,
    returns: upload,
  }),
}
