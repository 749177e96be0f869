// Messages in a page's name. A refusal is an answer, not a fault: it says whether and when to try again.
import { ZaloError, retryAtOf } from './client/errors.ts'
import { sendMessage, type Consultation, type Quota } from './client/messages.ts'
import { readUserQuota as askUserQuota, type UserQuota } from './client/quota.ts'
import { upload, type Upload } from './client/uploads.ts'
import {
  listTemplates,
  readTemplate,
  sendTemplateToPhone,
  sendTemplateToUser,
  type TemplateData,
  type ZnsTemplate,
  type ZnsTemplateInfo,
} from './client/zns.ts'
import { withPageToken } from './account/withToken.ts'
import type { TokenServices } from './account/refresh.ts'

/**
 * `unknown`: the answer was lost, so the message may have gone out. `config`: the owner has to act first.
 * `retryAt` is when another try is worth it.
 */
export type SendResult =
  | { sent: true; messageId: string; quota?: Quota }
  | {
      sent: false
      kind: 'retry' | 'wait' | 'permanent' | 'config' | 'unknown'
      /** Zalo's own; 0 for none. */
      code: number
      reason: string
      retryAt?: Date
    }

type TemplateOrder = {
  /** Goes before `phone`. */
  userId?: string
  phone?: string
  templateId: string
  data: TemplateData
  /** Comes back with the delivery of a message by phone; at most 48 characters. */
  trackingId: string
}

/** Sends a consultation message to a user who was in touch within seven days. */
export function sendConsultation(
  services: TokenServices,
  pageId: string,
  message: { userId: string; message: Consultation },
): Promise<SendResult> {
  return resultOf(
    services,
    withPageToken(services, pageId, (token) => sendMessage(services, token, message)),
  )
}

/** Sends an approved template by user id, or by phone where there is none. */
export function sendTemplate(
  services: TokenServices,
  pageId: string,
  { userId, phone, ...order }: TemplateOrder,
): Promise<SendResult> {
  if (!userId && !phone)
    return Promise.resolve({ sent: false, kind: 'permanent', code: -108, reason: 'Nobody to send to' })
  return resultOf(
    services,
    withPageToken(services, pageId, (token) =>
      userId
        ? sendTemplateToUser(services, token, { userId, ...order })
        : sendTemplateToPhone(services, token, { phone: phone ?? '', ...order }),
    ),
  )
}

/** The account's templates with their state of approval. @throws ZaloError */
export function readZnsTemplates(services: TokenServices, pageId: string): Promise<ZnsTemplate[]> {
  return withPageToken(services, pageId, (token) => listTemplates(services, token))
}

/** One template with its parameters and its price. @throws ZaloError */
export function readZnsTemplate(services: TokenServices, pageId: string, templateId: string): Promise<ZnsTemplateInfo> {
  return withPageToken(services, pageId, (token) => readTemplate(services, token, templateId))
}

/** Hands a picture or file over for messages. @returns what they name it by @throws ZaloError */
export function uploadToZalo(services: TokenServices, pageId: string, file: Upload): Promise<string> {
  return withPageToken(services, pageId, (token) => upload(services, token, file))
}

/** Free replies that are left to a user. @throws ZaloError */
export function readUserQuota(services: TokenServices, pageId: string, userId: string): Promise<UserQuota> {
  return withPageToken(services, pageId, (token) => askUserQuota(services, token, userId))
}

async function resultOf(
  { clock }: Pick<TokenServices, 'clock'>,
  sending: Promise<{ messageId: string; quota?: Quota }>,
): Promise<SendResult> {
  try {
    return { sent: true, ...(await sending) }
  } catch (error) {
    if (!(error instanceof ZaloError)) throw error
    const { code, kind, message: reason } = error
    const retryAt = retryAtOf(error, clock.now())
    return { sent: false, kind: kind === 'token' ? 'config' : kind, code, reason, ...(retryAt && { retryAt }) }
  }
}
