// A phone with a profile behind a gateway, over real UDP.
import { bytes } from '@portico/radius/attributes.ts'
import { Attr } from '@portico/radius/dictionary.ts'
import { decodeEap, eapAttributes, readEap } from '@portico/radius/eap.ts'
import { decodePacket, type Packet } from '@portico/radius/packet.ts'
import { bytesAttr } from '@portico/radius/writeAttributes.ts'
import type { KnownGateway } from '../gateways/index.ts'
import { signInByProfile, type PhoneResult } from './eapPhone.ts'
import type { GivenProfile } from './givenProfile.ts'
import { accessRequest, openProbe } from './radius.ts'

/** Signs a phone in by its profile. @returns how it ended, and the gateway's last answer */
export async function signInOverRadius(
  { radius }: { radius: { authPort: number } },
  gateway: KnownGateway,
  profile: GivenProfile,
  method: 'TLS' | 'TTLS' = 'TTLS',
): Promise<PhoneResult & { answer: Packet | undefined }> {
  const probe = await openProbe()
  let answer: Packet | undefined
  const result = await signInByProfile({ profile, method, tls: 'TLSv1.3' }, async (said) => {
    const state = answer && bytes(answer, Attr.State)
    const more = [...eapAttributes(decodeEap(said)!), ...(state ? [bytesAttr(Attr.State, state)] : [])]
    const login = { username: profile.login, password: '' }
    const request = accessRequest(gateway, login, { mac: profile.mac, method: 'none', more })
    const reply = await probe.ask(radius.authPort, request, 8000)
    answer = reply && decodePacket(reply)
    return answer && readEap(answer)
  })
  probe.close()
  return { ...result, answer }
}
