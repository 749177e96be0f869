// Letters and texts as guests and their providers send them back.
import { randomUUID } from 'node:crypto'
import { signatureOf } from '../integrations/signature.ts'
import type { RunningServer } from '../processes/all.ts'

type RawLetter = {
  to: string
  from?: string
  subject?: string
  id?: string
  text?: string
  headers?: string[]
  /** Instead of a plain text: the content type and the body under it. */
  mime?: readonly [string, string]
}

/** A letter as it travels. */
export function rawLetter({
  to,
  from = 'Lan <lan@example.com>',
  subject = 'Re: Cuối tuần',
  id,
  text = '',
  headers = [],
  mime,
}: RawLetter): string {
  const [type, body] = mime ?? ['text/plain; charset=utf-8', text]
  return [
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    `Message-ID: ${id ?? `<${randomUUID()}@gmail.example>`}`,
    ...headers,
    'MIME-Version: 1.0',
    `Content-Type: ${type}`,
    '',
    body,
  ].join('\r\n')
}

/** A header of a letter that was sent, on one line; empty where it has none. */
export function headerOf(raw: string, name: string): string {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ')
  return new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? ''
}

/** Hands a letter over as a mail server does. @returns what became of it, or the status of a refusal */
export async function handOver(
  { services }: RunningServer,
  key: string,
  raw: string | Uint8Array<ArrayBuffer> | FormData,
  type = 'message/rfc822',
): Promise<string | number> {
  const headers: Record<string, string> = raw instanceof FormData ? {} : { 'content-type': type }
  const response = await fetch(`${services.config.portalUrl}/mail-replies/${key}`, {
    method: 'POST',
    body: raw,
    headers,
  })
  if (response.status !== 200) return response.status
  return ((await response.json()) as { outcome: string }).outcome
}

type Back = { key: string; page?: string; at?: Date; signature?: string; body: string | object }

/** Brings a text as an SMS provider does. @returns the status, and whether it was somebody's */
export async function textBack(
  { services }: RunningServer,
  { key, page, at = services.clock.now(), signature, body }: Back,
): Promise<[number, boolean]> {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const response = await fetch(`${services.config.portalUrl}/text-replies${page ? `/${page}` : ''}`, {
    method: 'POST',
    body: text,
    headers: { 'content-type': 'application/json', 'portico-signature': signature ?? signatureOf([key], text, at) },
  })
  const answer = response.headers.get('content-type')?.includes('json')
    ? ((await response.json()) as { taken?: boolean })
    : {}
  return [response.status, answer.taken === true]
}
