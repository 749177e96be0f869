// The channels that people are answered by. A new one is one entry here; the inbox knows nothing else of it.
import type { ReplyWindow } from '@portico/contract/inbox.ts'
import type { ReplyChannelName } from '@portico/contract/inbox/words.ts'
import type { ReplyChannel } from './channel.ts'
import { homeChannel } from './home.ts'
import { mailChannel } from './email.ts'
import { textChannel } from './sms.ts'
import { zaloChannel } from './zalo.ts'

const CHANNELS: Record<ReplyChannelName, ReplyChannel> = {
  zalo: zaloChannel,
  email: mailChannel,
  sms: textChannel,
  home: homeChannel,
}

/** The channel of a conversation. */
export function channelOf(name: ReplyChannelName): ReplyChannel {
  return CHANNELS[name]
}

/** The window of a channel that nobody can be answered by. */
export const NO_WINDOW: ReplyWindow = { state: 'off', freeUntil: null, until: null }
