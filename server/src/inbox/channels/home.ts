// Answers on the guest's own page of the venue: they stand there as soon as they are written.
import { hasHomeChat } from '../../messages/index.ts'
import type { ReplyChannel } from './channel.ts'

export const homeChannel: ReplyChannel = {
  takesFiles: false,
  shows: { buttons: true, pictures: true },
  standsAtOnce: true,
  isGuestCertain: true,
  async readWindow(_uses, tx, { pageId }) {
    return { state: (await hasHomeChat(tx, pageId)) ? 'free' : 'off', freeUntil: null, until: null }
  },
  send: async (_services, _pageId, { id }) => ({ sent: true, messageKey: id }),
}
