// Template messages: by user id on the OpenAPI, by phone number on the business host (ZNS).
import * as z from 'zod'
import { askWhole, askZalo, readAs, type AskServices, type ZaloToken } from './ask.ts'
import { count, id, storable, word } from './fields.ts'
import type { SentMessage } from './messages.ts'

export type TemplateData = Readonly<Record<string, string>>
export const ZNS_STATES = ['PENDING_REVIEW', 'ENABLE', 'REJECT', 'DISABLE', 'DELETE'] as const
const PER_CALL = 100
/** More templates than an account can have. */
const MOST = 2000

const SentToUser = z.object({
  message_id: id,
  quota: z
    .object({ quota_type: word(40), remain: count })
    .optional()
    .catch(undefined),
})
const SentToPhone = z.object({
  msg_id: id,
  quota: z.object({ remainingQuota: count, dailyQuota: count }).optional().catch(undefined),
})
const Listed = z.array(
  z.object({
    templateId: id,
    templateName: word(200),
    status: z.enum(ZNS_STATES).catch('DISABLE'),
    templateQuality: word(20),
  }),
)
const Info = z.object({
  templateId: id,
  templateName: word(200),
  status: z.enum(ZNS_STATES).catch('DISABLE'),
  listParams: z
    .array(
      z.object({
        name: word(100),
        require: z.boolean().catch(true),
        type: word(40),
        maxLength: count,
        minLength: count,
        acceptNull: z.boolean().catch(false),
      }),
    )
    .catch([]),
  previewUrl: word(2000),
  templateQuality: word(20),
  templateTag: word(40),
  price: count,
  reason: word(500),
})

export type ZnsTemplate = { id: string; name: string; status: (typeof ZNS_STATES)[number]; quality: string }
export type ZnsTemplateInfo = ZnsTemplate & {
  params: { name: string; isRequired: boolean; type: string; maxLength: number; minLength: number }[]
  previewUrl: string
  tag: string
  /** Đồng a message. */
  price: number
  reason: string
}

/** Sends a template to a user of the account. @throws ZaloError */
export async function sendTemplateToUser(
  services: AskServices,
  token: ZaloToken,
  { userId, templateId, data }: { userId: string; templateId: string; data: TemplateData },
): Promise<SentMessage> {
  const body = { user_id: userId, template_id: templateId, template_data: composeData(data) }
  const sent = await askZalo(services, token, { host: 'openapi', path: '/v3.0/oa/message/template', body }, SentToUser)
  return {
    messageId: sent.message_id,
    ...(sent.quota && { quota: { type: sent.quota.quota_type, remain: sent.quota.remain } }),
  }
}

/** Sends a template to a phone number, in digits with its country. @throws ZaloError */
export async function sendTemplateToPhone(
  services: AskServices,
  token: ZaloToken,
  {
    phone,
    templateId,
    data,
    trackingId,
  }: { phone: string; templateId: string; data: TemplateData; trackingId: string },
): Promise<SentMessage> {
  const body = {
    phone: phone.replace(/^\+/, ''),
    template_id: templateId,
    template_data: composeData(data),
    tracking_id: trackingId,
  }
  const sent = await askZalo(services, token, { host: 'business', path: '/message/template', body }, SentToPhone)
  return {
    messageId: sent.msg_id,
    ...(sent.quota && {
      quota: { type: 'daily', remain: sent.quota.remainingQuota, total: sent.quota.dailyQuota },
    }),
  }
}

/** All templates of the account. @throws ZaloError */
export async function listTemplates(services: AskServices, token: ZaloToken): Promise<ZnsTemplate[]> {
  const found: ZnsTemplate[] = []
  for (let offset = 0; offset < MOST; offset += PER_CALL) {
    const query = { offset: String(offset), limit: String(PER_CALL) }
    const whole = await askWhole(services, token, { host: 'business', path: '/template/all', query })
    const rows = readAs(Listed, whole['data'] ?? [])
    found.push(
      ...rows.map((row) => ({
        id: row.templateId,
        name: row.templateName,
        status: row.status,
        quality: row.templateQuality,
      })),
    )
    if (rows.length < PER_CALL) break
  }
  return found
}

/** One template with its parameters. @throws ZaloError */
export async function readTemplate(
  services: AskServices,
  token: ZaloToken,
  templateId: string,
): Promise<ZnsTemplateInfo> {
  const query = { template_id: templateId }
  const info = await askZalo(services, token, { host: 'business', path: '/template/info/v2', query }, Info)
  return {
    id: info.templateId,
    name: info.templateName,
    status: info.status,
    quality: info.templateQuality,
    params: info.listParams.map(({ name, require: isRequired, type, maxLength, minLength }) => ({
      name,
      isRequired,
      type,
      maxLength,
      minLength,
    })),
    previewUrl: info.previewUrl,
    tag: info.templateTag,
    price: info.price,
    reason: info.reason,
  }
}

function composeData(data: TemplateData): Record<string, string> {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, storable(value)]))
}
