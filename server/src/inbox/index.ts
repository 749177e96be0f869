export { receiveMessage, type ReceivedMessage } from './receiveMessage.ts'
