// An S3 store in memory that verifies each request's Signature Version 4 byte by byte.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { listenOnLoopback } from './listen.ts'

export type S3Simulator = {
  endpoint: string
  /** Objects by `bucket/key`. */
  objects: Map<string, { bytes: Buffer; type: string }>
  /** Error codes of refused requests. */
  refused: string[]
  /** Answers the next requests with 503 SlowDown. */
  failNext(times: number): void
  close(): Promise<void>
}

type Keys = { accessKey: string; secretKey: string; region: string; bucket: string }

const KEYS_A_PAGE = 3
const SKEW_MS = 15 * 60_000

/** Starts a store with one bucket. */
export async function startS3(keys: Keys, port = 0): Promise<S3Simulator> {
  const objects: S3Simulator['objects'] = new Map()
  const refused: string[] = []
  let failures = 0
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const refuse = (status: number, code: string) => {
      refused.push(code)
      response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`)
    }
    if (failures > 0) {
      failures--
      return refuse(503, 'SlowDown')
    }
    const problem = judge(request, body, keys)
    if (problem)
      return refuse(problem === 'RequestTimeTooSkewed' || problem !== 'XAmzContentSHA256Mismatch' ? 403 : 400, problem)
    const name = decodeURIComponent((request.url ?? '/').split('?')[0]!.slice(1))
    if (name === `${keys.bucket}/` && request.method === 'GET') return listObjects(request, response, objects)
    if (!name.startsWith(`${keys.bucket}/`)) return refuse(404, 'NoSuchBucket')
    answer(request, response, objects, name, body, refuse)
  })
  return {
    endpoint: await listenOnLoopback(server, port),
    objects,
    refused,
    failNext: (times) => void (failures = times),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** ListObjectsV2, with few enough keys a page that a caller has to ask again. */
function listObjects(request: IncomingMessage, response: ServerResponse, objects: S3Simulator['objects']): void {
  const query = new URL(request.url ?? '/', 'http://s3').searchParams
  const after = Buffer.from(query.get('continuation-token') ?? '', 'base64').toString()
  const names = [...objects.keys()].toSorted().filter((name) => name > after)
  const page = names.slice(0, KEYS_A_PAGE)
  const keys = page.map((name) => `<Contents><Key>${name.slice(name.indexOf('/') + 1)}</Key></Contents>`).join('')
  const next = Buffer.from(page.at(-1) ?? '').toString('base64')
  const more =
    names.length > page.length
      ? `<IsTruncated>true</IsTruncated><NextContinuationToken>${next}</NextContinuationToken>`
      : '<IsTruncated>false</IsTruncated>'
  response.writeHead(200, { 'content-type': 'application/xml' })
  response.end(`<ListBucketResult>${more}${keys}</ListBucketResult>`)
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  objects: S3Simulator['objects'],
  name: string,
  body: Buffer,
  refuse: (status: number, code: string) => void,
): void {
  if (request.method === 'PUT') {
    objects.set(name, { bytes: body, type: request.headers['content-type'] ?? '' })
    return void response.writeHead(200).end()
  }
  if (request.method === 'DELETE') {
    objects.delete(name)
    return void response.writeHead(204).end()
  }
  const found = objects.get(name)
  if (request.method !== 'GET') return refuse(405, 'MethodNotAllowed')
  if (!found) return refuse(404, 'NoSuchKey')
  const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '')
  if (!range) return void response.writeHead(200, { 'content-type': found.type }).end(found.bytes)
  const [from, to] = [Number(range[1]), Math.min(Number(range[2]), found.bytes.length - 1)]
  if (from >= found.bytes.length) return refuse(416, 'InvalidRange')
  const headers = { 'content-type': found.type, 'content-range': `bytes ${from}-${to}/${found.bytes.length}` }
  response.writeHead(206, headers).end(found.bytes.subarray(from, to + 1))
}

/** @returns the S3 error code, or nothing when the signature is valid. */
function judge(request: IncomingMessage, body: Buffer, keys: Keys): string | undefined {
  const form =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/
  const said = form.exec(request.headers.authorization ?? '')
  if (!said) return 'AccessDenied'
  const [, accessKey, day, region, names, signature] = said as unknown as string[]
  if (accessKey !== keys.accessKey) return 'InvalidAccessKeyId'
  const at = String(request.headers['x-amz-date'] ?? '')
  if (region !== keys.region || !at.startsWith(day!)) return 'AuthorizationHeaderMalformed'
  const instant = Date.parse(at.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (!(Math.abs(Date.now() - instant) < SKEW_MS)) return 'RequestTimeTooSkewed'
  const signed = names!.split(';')
  if (!signed.includes('host') || !signed.includes('x-amz-date')) return 'SignatureDoesNotMatch'
  const payload = String(request.headers['x-amz-content-sha256'] ?? '')
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body)) return 'XAmzContentSHA256Mismatch'

  const [path, search = ''] = (request.url ?? '/').split('?')
  const canonical = [
    request.method,
    path,
    search.split('&').toSorted().join('&'),
    ...signed.map(
      (name) =>
        `${name}:${String(request.headers[name] ?? '')
          .trim()
          .replace(/\s+/g, ' ')}`,
    ),
    '',
    names,
    payload,
  ].join('\n')
  const text = ['AWS4-HMAC-SHA256', at, `${day}/${region}/s3/aws4_request`, sha256(canonical)].join('\n')
  const key = [day!, region, 's3', 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${keys.secretKey}`)
  const expected = hmac(key, text)
  return timingSafeEqual(expected, Buffer.from(signature!, 'hex')) ? undefined : 'SignatureDoesNotMatch'
}

function hmac(key: Buffer | string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

function sha256(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex')
}
