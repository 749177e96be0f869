import type { IncomingMessage } from 'node:http'

const MAX_BODY_BYTES = 8192

/** A posted form merged over its query; undefined when it is too long. */
export async function readFields(
  request: IncomingMessage,
  query: URLSearchParams,
): Promise<URLSearchParams | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MAX_BODY_BYTES) return undefined
    chunks.push(chunk)
  }
  const form = new URLSearchParams(Buffer.concat(chunks).toString('utf8'))
  const fields = new URLSearchParams(query)
  for (const [name, value] of form) fields.set(name, value)
  return fields
}
