// The shapes in which mail servers hand a letter over: as it is, in a field of a form, or in JSON.
import { bareRecord } from '@portico/contract/names.ts'

type HandedLetter = { raw: Buffer; recipients: string }

/** Fields with the whole letter: Mailgun, SendGrid, Postmark and others. */
const RAW_FIELDS = ['body-mime', 'email', 'RawEmail', 'rawEmail', 'raw', 'mime', 'content']
const RECIPIENT_FIELDS = ['recipient', 'recipients', 'envelope', 'to', 'To', 'OriginalRecipient', 'rcpt']

/** The letter and whom it is for; undefined where there is none. */
export async function letterIn(body: Buffer, contentType: string): Promise<HandedLetter | undefined> {
  if (body.length === 0) return undefined
  if (/^(?:multipart\/form-data|application\/x-www-form-urlencoded)/i.test(contentType))
    return fromFields(await formFields(body, contentType))
  if (/^application\/json/i.test(contentType)) return fromFields(jsonFields(body))
  return { raw: body, recipients: '' }
}

function fromFields(fields: Record<string, string> | undefined): HandedLetter | undefined {
  if (!fields) return undefined
  const raw = RAW_FIELDS.map((name) => fields[name]).find((value) => value !== undefined && value !== '')
  if (raw === undefined) return undefined
  const recipients = RECIPIENT_FIELDS.flatMap((name) => fields[name] ?? []).join('\n')
  // Headers are readable at once in a letter that is not packed in base64.
  const isPacked = !/^[\w-]+:/m.test(raw.slice(0, 2000))
  return { raw: Buffer.from(raw, isPacked ? 'base64' : 'utf8'), recipients }
}

async function formFields(body: Buffer, contentType: string): Promise<Record<string, string> | undefined> {
  const fields = bareRecord<string>()
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => undefined)
  if (!form) return undefined
  for (const [name, value] of form.entries()) fields[name] ??= typeof value === 'string' ? value : await value.text()
  return fields
}

function jsonFields(body: Buffer): Record<string, string> | undefined {
  try {
    const parsed: unknown = JSON.parse(body.toString('utf8'))
    const fields = bareRecord<string>()
    for (const [name, value] of Object.entries(Object(parsed)))
      fields[name] = typeof value === 'string' ? value : JSON.stringify(value)
    return fields
  } catch {
    return undefined
  }
}
