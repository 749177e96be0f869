export { readZaloMessage } from './events/readMessage.ts'
export { ZaloError } from './client/errors.ts'
export type { Consultation, ZaloButton } from './client/messages.ts'
export { findFollower, findZaloUser } from './people/find.ts'
export { linkGuest, unlinkGuest } from './people/linkGuest.ts'
export {
  readUserQuota,
  readZnsTemplate,
  readZnsTemplates,
  sendConsultation,
  sendTemplate,
  uploadToZalo,
  type SendResult,
} from './send.ts'
