// Objects in a store that speaks S3: PUT, GET with a range and DELETE, signed with AWS Signature Version 4.
import { createHash } from 'node:crypto'
import { AwsV4Signer } from 'aws4fetch'
import type { S3Config } from '../s3Settings.ts'
import type { Egress, EgressReply } from '../egress/egress.ts'
import { checkKey, isKey, type Storage } from './storage.ts'

const TIMEOUT_MS = 60_000
const MOST_BYTES = 100_000_000

const pathOf = (key: string) => `/${checkKey(key)}`

type Method = 'GET' | 'PUT' | 'DELETE'

/** A store in a bucket, by path (`endpoint/bucket/key`), which every S3-compatible server understands. */
export function openS3(config: S3Config, egress: Egress): Storage {
  async function ask(method: Method, path: string, more: Record<string, string> = {}, body?: Uint8Array) {
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex')
    const signed = await new AwsV4Signer({
      method,
      url: `${config.endpoint}/${config.bucket}${path}`,
      headers: { ...more, 'x-amz-content-sha256': hash },
      accessKeyId: config.accessKey,
      secretAccessKey: config.secretKey,
      service: 's3',
      region: config.region,
    }).sign()
    const headers = Object.fromEntries(signed.headers as Iterable<[string, string]>)
    return egress.request(signed.url.href, { method, headers, body, timeoutMs: TIMEOUT_MS, maxBytes: MOST_BYTES })
  }

  return {
    async put(key, bytes, type) {
      expect(
        await ask('PUT', pathOf(key), { 'content-type': type, 'content-length': String(bytes.length) }, bytes),
        [200],
      )
    },
    async read(key, span) {
      const reply = await ask('GET', pathOf(key), span ? { range: `bytes=${span.from}-${span.to}` } : {})
      if (reply.status === 404) return undefined
      return expect(reply, [200, 206]).bytes
    },
    // A thousand keys a call (ListObjectsV2).
    async *list() {
      let token: string | undefined
      do {
        const query = new URLSearchParams({ 'list-type': '2', ...(token && { 'continuation-token': token }) })
        const { text } = expect(await ask('GET', `/?${query.toString()}`), [200])
        for (const [, key = ''] of text.matchAll(/<Key>([^<]*)<\/Key>/g)) if (isKey(key)) yield key
        token = /<NextContinuationToken>([^<]*)<\/NextContinuationToken>/.exec(text)?.[1]
      } while (token)
    },
    async remove(key) {
      expect(await ask('DELETE', pathOf(key)), [200, 204, 404])
    },
  }
}

/** @throws Error with the store's own code, such as AccessDenied. */
function expect(reply: EgressReply, statuses: readonly number[]): EgressReply {
  if (statuses.includes(reply.status)) return reply
  const code = /<Code>([\w.]{1,80})<\/Code>/.exec(reply.text)?.[1] ?? 'no code'
  throw new Error(`the store answered ${reply.status} (${code})`)
}
