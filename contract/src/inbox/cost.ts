import { partsOf } from '../messages/textParts.ts'
import type { ReplyChannelName } from './words.ts'

/** What an answer costs in minor units: text messages are paid by the part. @param rate of one answer or one part */
export function replyCost(channel: ReplyChannelName, text: string, rate: number): number {
  return channel === 'sms' ? partsOf(text).parts * rate : rate
}
