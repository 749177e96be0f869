// Answers by text message, to the number that wrote.
import { isTextable } from '../../core/mail/door.ts'
import { noteTexted, openChannels, smsChannel } from '../../messages/index.ts'
import type { ReplyChannel } from './channel.ts'
import { resultOf } from './outcome.ts'
import { reachWindow } from './reach.ts'

export const textChannel: ReplyChannel = {
  takesFiles: false,

  async readWindow(uses, tx, { pageId, personKey, lastInboundAt }) {
    // Numbers of other countries cost a fortune.
    if (!isTextable(uses.config, personKey)) return { state: 'off', freeUntil: null, until: null }
    return reachWindow(uses, tx, { pageId, channel: 'sms', address: personKey, lastInboundAt })
  },

  readRate: async (uses, tx, pageId) => (await openChannels(uses, tx, pageId)).sms.price,

  async send(services, pageId, { id, personKey: to, text }) {
    const { isOwn } = await services.db.asSystem(async (tx) => (await openChannels(services, tx, pageId)).sms)
    const way = smsChannel(services)
    const outcome = await way.send({ pageId, key: id, to, isOwn, channel: 'sms', text })
    way.close()
    const at = services.clock.now()
    if (outcome.isSent && !isOwn)
      await services.db.asSystem((tx) => noteTexted(services, tx, { pageId, numbers: [to], at }))
    return resultOf(outcome, id)
  },
}
