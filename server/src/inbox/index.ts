export { receiveMessage, type ReceivedMessage } from './receiveMessage.ts'
export { canBotAnswer, sendBotMessage, writeBotMessage, type BotMessage } from './botMessages.ts'
export { maskText } from './mask.ts'
export type { ChannelUses } from './channels/channel.ts'
