// A message of a campaign in words: the same on the screen and in the file.
import type { MessageSend } from '@portico/contract/messages/campaigns.ts'
import { FAILURES, REFUSALS } from '@portico/contract/messages/kinds.ts'
import { isOneOf } from '@portico/contract/records.ts'
import type { useFormat } from '../../core/useFormat.ts'
import type { useText } from '../../core/useText.ts'

export type Words = { t: ReturnType<typeof useText<'zaloCampaigns'>>; format: ReturnType<typeof useFormat> }

/** The furthest last. */
const STEPS = ['delivered', 'seen', 'clicked', 'replied', 'unsubscribed'] as const

export function guestOf({ guestId, guest }: MessageSend, { t }: Words): string {
  return guest || t(guestId ? 'sends.nameless' : 'reason.erased')
}

/** Why it did not leave or arrive, in words and as the provider put it. */
export function reasonOf({ reason, detail, isFlagged }: MessageSend, { t }: Words): string {
  const said = isOneOf(REFUSALS, reason)
    ? t(`reason.${reason}`)
    : isOneOf(FAILURES, reason)
      ? t(`failure.${reason}`)
      : ''
  return [said, detail, isFlagged ? t('sends.flagged') : ''].filter(Boolean).join(' · ')
}

/** The furthest the guest came with it. */
export function stepOf(send: MessageSend, { t }: Words): string {
  const step = STEPS.findLast((one) => send[`${one}At`] !== null)
  return step ? t(`result.${step}`) : ''
}

export function timeOf({ sentAt }: MessageSend, { format }: Words): string {
  return sentAt ? format.dateTime(sentAt) : ''
}
