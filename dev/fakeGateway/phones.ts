// The phones on the simulated Wi-Fi. A phone is its MAC address, and on one gateway at a time.
import { randomBytes } from 'node:crypto'
import { normaliseMac } from '@portico/radius/mac.ts'
import type { Nas } from './nas.ts'
import type { Session } from './session.ts'

/** The result of a sign-in. `message` is the server's, if it sent one. */
export type Outcome = { kind: 'online' } | { kind: 'reject'; message?: string } | { kind: 'timeout' }

export type Phone = {
  /** Twelve lower-case hex digits. */
  mac: string
  ip: string
  /** NAS-Port. */
  port: number
  nas: Nas
  session?: Session
  /** A sign-in in progress: a second press of the button joins it. */
  signingIn?: Promise<Outcome>
  /** Why its last session ended. */
  lastCause?: string
}

export type Phones = {
  /** A phone that returns keeps its address. @param mac random when absent */
  join(nas: Nas, mac?: string): Phone
  find(mac: string): Phone | undefined
  all(): Phone[]
}

/** Above this, the oldest phone that is not online is dropped. */
const REMEMBERED = 5000
const HOSTS_A_BLOCK = 250

export function makePhones(): Phones {
  const phones = new Map<string, Phone>()
  let joined = 0

  function add(nas: Nas, mac: string): Phone {
    joined += 1
    const phone = { mac, ip: addressOf(joined), port: joined, nas }
    phones.set(mac, phone)
    if (phones.size > REMEMBERED) forgetOne(phone)
    return phone
  }

  function forgetOne(newest: Phone): void {
    for (const phone of phones.values()) {
      if (!phone.session && !phone.signingIn && phone !== newest) return void phones.delete(phone.mac)
    }
  }

  return {
    join(nas, mac = madeUpMac()) {
      const phone = phones.get(mac) ?? add(nas, mac)
      phone.nas = nas
      return phone
    },
    find: (written) => phones.get(normaliseMac(written) ?? ''),
    all: () => [...phones.values()],
  }
}

/** Locally administered and not multicast, as phones with private addresses use. */
function madeUpMac(): string {
  const octets = randomBytes(6)
  octets.writeUInt8((octets.readUInt8(0) & 0xfc) | 0x02, 0)
  return octets.toString('hex')
}

/** 10.64.0.2 upwards, without the first and last addresses of a block. */
function addressOf(n: number): string {
  const block = Math.floor(n / HOSTS_A_BLOCK)
  return `10.${64 + (Math.floor(block / 256) % 128)}.${block % 256}.${2 + (n % HOSTS_A_BLOCK)}`
}
