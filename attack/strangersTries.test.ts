// Strangers who use up what honest guests need: tries at access codes, and codes sent to a number.
import { randomInt } from 'node:crypto'
import { expect } from 'vitest'
import { TRIES } from '@portico/contract/accessCodes/strength.ts'
import { givenCodes } from '../server/src/testing/accessCodes.ts'
import { handClock } from '../server/src/testing/clock.ts'
import { givenGateway, givenPage, givenSteps } from '../server/src/testing/given.ts'
import { randomMac } from '../server/src/testing/givenGuest.ts'
import { lettersTo } from '../server/src/testing/outbox.ts'
import { openPortal, post } from '../server/src/testing/portal.ts'
import { useServer } from '../server/src/testing/server.ts'
import { attack } from './attack.ts'

const clock = handClock()
const server = useServer({ clock, config: { demo: true, trustProxy: ['127.0.0.1'] } })
const configuration = { loginUrl: 'http://10.5.50.1/login' }
const from = (address: string) => ({ 'x-forwarded-for': address })

async function givenCodePage() {
  const page = await givenPage(server())
  await givenSteps(server(), page, [{ type: 'access-code' }])
  const gateway = await givenGateway(server(), page, { configuration })
  const { codes, batch } = await givenCodes(server(), page)
  const type = async (code: string, address: string) => {
    const { action } = await openPortal(server(), gateway, { mac: randomMac() }, from(address))
    return (await post(server(), action, { code, terms: 'yes' }, from(address))).status
  }
  const guess = (address: string) => type(Array.from({ length: batch.length }, () => randomInt(10)).join(''), address)
  return { codes, type, guess }
}

/** Guesses by new devices from many addresses. @returns how many were checked */
async function exhaust(guess: (address: string) => Promise<number>, network: string): Promise<number> {
  let looked = 0
  for (let n = 0; n < TRIES.page.most + 20; n += 10) {
    const seen = await Promise.all(Array.from({ length: 10 }, (_, k) => guess(`${network}.${(n + k) % 200}`)))
    looked += seen.filter((status) => status === 422).length
  }
  return looked
}

attack('strangers who guess at access codes do not keep a guest with a right code out', {
  async control() {
    const { codes, type, guess } = await givenCodePage()
    expect(await exhaust(guess, '10.5.50')).toBe(TRIES.page.most)
    expect(await type(codes[0]!.code, '10.5.50.250')).toBe(429)
    return `from inside, ${TRIES.page.most} guesses use up the venue’s tries`
  },
  async attempt() {
    const { codes, type, guess } = await givenCodePage()
    const looked = await exhaust(guess, '203.0.113')
    expect(looked).toBe(TRIES.outside.most)
    expect(await type(codes[0]!.code, '203.0.113.250')).toBe(429)
    expect(await type(codes[0]!.code, '10.5.50.250')).toBe(303)
    return `${looked} guesses from elsewhere were looked at; the guest at the venue got in`
  },
})

const VICTIM = '0912000999'

/** An attacker requests codes once a minute for the victim's number in "My data" of a page that does not know it. */
async function askInVain(times: number) {
  const page = await givenPage(server())
  const gateway = await givenGateway(server(), page, { configuration })
  const portal = server().services.config.portalUrl
  const begun = await fetch(`${portal}/v/${gateway.entryKey}/me`, { redirect: 'manual' })
  const view = begun.headers.get('location')!
  const said = []
  for (let n = 0; n < times; n++) {
    said.push(await post(server(), view, { do: 'send', contact: VICTIM }, from('203.0.113.9')))
    clock.advance(61)
  }
  return said
}

async function signIn(phone: string) {
  const page = await givenPage(server())
  await givenSteps(server(), page, [{ type: 'phone-code', codeDeliverMode: ['sms'] }])
  const gateway = await givenGateway(server(), page, { configuration })
  const mac = randomMac()
  const ask = async () => {
    const { action } = await openPortal(server(), gateway, { mac })
    return (await post(server(), action, { phone, terms: 'yes' })).status
  }
  return ask
}

attack('asking for codes to a number that is unknown there does not block the number elsewhere', {
  async control() {
    const ask = await signIn('0912000888')
    const statuses = []
    for (let n = 0; n < 6; n++) {
      statuses.push(await ask())
      clock.advance(61)
    }
    expect(statuses).toEqual([303, 303, 303, 303, 303, 429])
    return 'five texts that were sent are the most on one page'
  },
  async attempt() {
    const said = await askInVain(6)
    expect(said.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303, 422])
    expect(await lettersTo(server(), `+84${VICTIM.slice(1)}`)).toEqual([])
    const ask = await signIn(VICTIM)
    expect(await ask()).toBe(303)
    return 'six asked for, none sent, and the owner of the number signs in at once'
  },
})
