// A form with a file (RFC 7578) in the place of a JSON body: its fields are the body, and `url` names the file.
import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '@portico/contract/http/endpoint.ts'
import { MOST_FORM_BYTES } from '@portico/contract/media/limits.ts'
import { bareRecord } from '@portico/contract/names.ts'
import { fail } from '../fail.ts'

const TYPE = 'multipart/form-data'
/** Names, tags and the form's own lines, beside the file. */
const MOST_BYTES = MOST_FORM_BYTES + 64_000
/** Reading a part takes time, however little is in it. */
const MOST_PARTS = 100
/** A form is held in memory whole: so many at once, and so many of one caller. */
const AT_ONCE = 4
const OF_ONE = 2

const files = new WeakMap<FastifyRequest, { url: string; bytes: Buffer }>()

/** The file that came in a request's form under this `url`; undefined when the body names another. */
export function formFile(request: FastifyRequest, url: string): Buffer | undefined {
  const file = files.get(request)
  return file?.url === url ? file.bytes : undefined
}

/** Reads the forms of the routes that {@link admitForm} has let through. */
export function acceptFileForms(app: FastifyInstance): void {
  app.addContentTypeParser(TYPE, { parseAs: 'buffer', bodyLimit: MOST_BYTES }, readForm)
}

/**
 * Before anything of the body is read.
 * @throws request/invalid where none is taken; server/busy while others are held
 */
export const admitForm = makeAdmission()

function makeAdmission() {
  const held: string[] = []
  return ({ headers }: FastifyRequest, reply: FastifyReply, { form }: Endpoint): void => {
    // In any case of letters, as the parser takes it.
    if (!headers['content-type']?.toLowerCase().startsWith(TYPE)) return
    if (!form) throw fail('request/invalid')
    const caller = headers.authorization ?? ''
    const own = held.filter((one) => one === caller).length
    if (held.length >= AT_ONCE || own >= OF_ONE) throw fail('server/busy')
    held.push(caller)
    // Answered, or cut off.
    reply.raw.once('close', () => held.splice(held.indexOf(caller), 1))
  }
}

async function readForm(request: FastifyRequest, raw: Buffer): Promise<Record<string, unknown>> {
  const headers = { 'content-type': request.headers['content-type'] ?? '' }
  if (hasManyParts(raw, headers['content-type'])) throw fail('request/too-large')
  const form = await new Response(new Uint8Array(raw), { headers }).formData().catch(() => undefined)
  const file = form?.get('file')
  if (!form || !(file instanceof File)) throw fail('request/invalid', { file: 'field/required' })
  const bytes = Buffer.from(await file.arrayBuffer())
  const url = `form:${createHash('sha256').update(bytes).digest('hex')}`
  files.set(request, { url, bytes })
  const lists = request.routeOptions.config.lists ?? []
  const body = bareRecord<unknown>([['name', file.name]])
  for (const name of new Set(form.keys())) body[name] = lists.includes(name) ? form.getAll(name) : form.get(name)
  delete body['file']
  return Object.assign(body, { url })
}

function hasManyParts(raw: Buffer, type: string): boolean {
  const [, boundary = ''] = /boundary="?([^";]+)/i.exec(type) ?? []
  let at = -1
  for (let parts = 0; parts <= MOST_PARTS; parts++) {
    at = raw.indexOf(`--${boundary}`, at + 1)
    if (at < 0) return false
  }
  return true
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of a form: fields with several values. */
    lists?: readonly string[]
  }
}
