export { findBlock, noteAnswer, noteUndelivered, stopByAnswer } from './answers.ts'
export { emailChannel } from './channels/email.ts'
export { openChannels } from './channels/open.ts'
export { smsChannel } from './channels/sms.ts'
export type { SendOutcome } from './channels/channel.ts'
export { hasHomeChat } from './homeChat.ts'
export { readOffers, type TemplateOffer } from './offers.ts'
export { pageOfMailHook, replyPlaceOf } from './replyPlace.ts'
export { returnAdvert, takeAdvert } from './singles.ts'
export { isStopWord } from './stopWords.ts'
export { noteTexted, pagesThatTexted } from './textThreads.ts'
export { mailWords } from './words.ts'
export {
  cancelWaiting,
  closeSeries,
  foreseeMessage,
  openSeries,
  resumeSeries,
  writeToGuests,
  type SeriesOutcome,
} from './series.ts'
export { makeTemplate } from './templates.ts'
