// Answers on the guest's own page of the venue: they stand there as soon as they are written.
import type { ReplyChannel } from './channel.ts'

export const homeChannel: ReplyChannel = {
  takesFiles: false,
  isGuestCertain: true,
  readWindow: async () => ({ state: 'free', freeUntil: null, until: null }),
  send: async (_services, _pageId, { id }) => ({ sent: true, messageKey: id }),
}
