// SmartZone may encrypt a guest's addresses on their way through the browser; it alone can read them again.
import type { Services } from '../../core/services.ts'
import { ControllerFault } from '../controllers/conversation.ts'
import { noteFault } from '../controllers/noteFault.ts'
import type { KnownGateway } from '../registry.ts'
import { decrypt } from './smartzone.ts'

type Query = Record<string, string>

const CIPHER = /^ENC[0-9a-f]{2,128}$/i
const MOST_REMEMBERED = 2000
/** Phones return often and addresses can be replayed, so the controller is asked once. */
const decipheredTexts = new WeakMap<Services['db'], Map<string, string>>()

/** The names under which the plain addresses go on; from outside they are not taken. */
export const PLAIN = { mac: 'plain_mac', ip: 'plain_ip' } as const

/**
 * Adds the decrypted addresses to the parameters. An address the controller refuses stays encrypted, and its owner is
 * notified.
 */
export async function decipher(services: Services, gateway: KnownGateway, query: Query): Promise<Query> {
  const { [PLAIN.mac]: _mac, [PLAIN.ip]: _ip, ...sent } = query
  try {
    const plain = async (name: string) => {
      const text = sent[name] ?? ''
      return CIPHER.test(text) ? decipherOnce(services, gateway, text) : ''
    }
    const [mac, ip] = [await plain('client_mac'), await plain('uip')]
    return { ...sent, ...(mac && { [PLAIN.mac]: mac }), ...(ip && { [PLAIN.ip]: ip }) }
  } catch (error) {
    if (!(error instanceof ControllerFault)) throw error
    await noteFault(services, gateway, error)
    return sent
  }
}

async function decipherOnce(services: Services, gateway: KnownGateway, text: string): Promise<string> {
  const known = decipheredTexts.get(services.db) ?? new Map<string, string>()
  decipheredTexts.set(services.db, known)
  const key = `${gateway.id} ${text}`
  const plain = known.get(key) ?? (await decrypt(services, gateway, text))
  if (known.size >= MOST_REMEMBERED) known.clear()
  known.set(key, plain)
  return plain
}
