// Every channel, started once for a process.
import type { Services } from '../../core/services.ts'
import type { Channels } from './channel.ts'
import { emailChannel } from './email.ts'
import { smsChannel } from './sms.ts'
import { sendByZalo } from './zalo.ts'

/** Opens the ways out. */
export function openWaysOut(services: Services): Channels {
  const [email, sms] = [emailChannel(services), smsChannel(services)]
  return {
    async send(message) {
      if (message.channel === 'email') return email.send(message)
      if (message.channel === 'sms') return sms.send(message)
      return sendByZalo(services, message)
    },
    close() {
      email.close()
      sms.close()
    },
  }
}
