// Guests who got stuck at the portal, each by a fault brought about there: the doctor names that one.
import { expect, vi } from 'vitest'
import { accessCodes } from '@portico/contract/accessCodes.ts'
import { accessRules, guestQuota } from '@portico/contract/gateways/accessRules.ts'
import { sessions } from '@portico/contract/gateways.ts'
import { Code } from '@portico/radius/packet.ts'
import { sql } from '../../core/db/database.ts'
import { givenCodes } from '../../testing/accessCodes.ts'
import { formStep, send } from '../../testing/given.ts'
import { randomMac } from '../../testing/givenGuest.ts'
import { useServer } from '../../testing/server.ts'
import {
  arrive,
  requestAccess,
  givenTroubled,
  mustBe,
  report,
  tapThrough,
  testFaults,
  type,
  type TroubledVenue,
} from '../../testing/troubledVenue.ts'

const server = useServer()

async function typedCode(pick: (given: TroubledVenue) => Promise<string>, isAtGateway = false): Promise<TroubledVenue> {
  const given = await givenTroubled(server(), { steps: [{ type: 'access-code' }] })
  const code = await pick(given)
  if (isAtGateway) expect(await requestAccess(given, { username: code, password: code })).toBe(Code.AccessReject)
  else expect((await type(given, { code })).status).toBe(422)
  return given
}

const codeOf = async ({ page }: TroubledVenue) => (await givenCodes(server(), page)).codes[0]!

async function nobodys(given: TroubledVenue): Promise<string> {
  await codeOf(given)
  return '99999999'
}
async function revoked(given: TroubledVenue): Promise<string> {
  const { id, code } = await codeOf(given)
  await send(server(), accessCodes.revoke, { body: { ids: [id] } }, { token: given.page.token })
  return code
}
async function inUse(given: TroubledVenue): Promise<string> {
  const { code } = await codeOf(given)
  expect(await requestAccess({ ...given, mac: randomMac() }, { username: code, password: code })).toBe(
    Code.AccessAccept,
  )
  return code
}

testFaults({
  'a guest who left at a step': {
    cause: 'stopped',
    by: async () => {
      const given = await givenTroubled(server(), { steps: [formStep({ name: 'required' })] })
      await arrive(given)
      return given
    },
    says: [/bớt câu hỏi/, /ask for less/],
  },
  'a sign-in page that does not open': {
    cause: 'stopped-provider',
    by: async () => {
      const given = await givenTroubled(server(), { steps: [{ type: 'google' }] })
      const secret = server().services.secrets.seal('secret')
      await server().services.db.asSystem((tx) =>
        tx.run(sql`insert into connections (page_id, kind, settings, secret, secret_tail, secret_at, created_at)
          values (${given.page.eid}, 'google', '{"clientId":"guests"}', ${secret}, 'et', now(), now())`),
      )
      await arrive(given)
      return given
    },
    says: [/walled garden/, /walled garden/],
  },
  'a code nobody made': { cause: 'code-unknown', by: () => typedCode(nobodys), says: [/phiếu/, /slip/] },
  'a code that was revoked': { cause: 'code-revoked', by: () => typedCode(revoked), says: [/thu hồi/, /revoked/] },
  'a code on its last device': {
    cause: 'code-devices',
    by: () => typedCode(inUse),
    says: [/đủ số máy/, /more devices/],
  },
  'a code nobody made, at the gateway’s own page': {
    cause: 'code-unknown',
    by: () => typedCode(nobodys, true),
    says: [/phiếu/, /slip/],
  },
  'a code that was revoked, at the gateway’s own page': {
    cause: 'code-revoked',
    by: () => typedCode(revoked, true),
    says: [/thu hồi/, /revoked/],
  },
  'the venue’s password typed wrong': {
    cause: 'password-wrong',
    by: async () => {
      const given = await givenTroubled(server(), { steps: [{ type: 'password', password: 'pho bo' }] })
      await type(given, { password: 'bun cha' })
      return given
    },
    says: [/mật khẩu trên bảng/, /word on the board/],
  },
  'a code by phone typed wrong': {
    cause: 'code-wrong',
    by: async () => {
      const step = { type: 'phone-code', codeDeliverMode: ['screen'] }
      const given = await givenTroubled(server(), { steps: [step] })
      const first = await arrive(given)
      await type(given, { phone: '0912345678' }, first)
      mustBe((await type(given, { code: 'abcdef' }, first)).status, 422)
      return given
    },
    says: [/gửi lại/, /the newest/],
  },
  'a code by phone that no connection can send': {
    cause: 'code-undelivered',
    by: async () => {
      const given = await givenTroubled(server(), { steps: [{ type: 'phone-code', codeDeliverMode: ['sms'] }] })
      await type(given, { phone: '0912345678' })
      return given
    },
    says: [/SMS, Zalo hoặc e-mail/, /SMS, Zalo or e-mail/],
  },
  'a full venue': {
    cause: 'full',
    by: async () => {
      const given = await givenTroubled(server(), { configuration: { maxGuests: 1 } })
      const other = { ...given, mac: randomMac() }
      const login = await tapThrough(other)
      mustBe(await requestAccess(other, login), Code.AccessAccept)
      await report(other, { kind: 'Start', session: 'o', username: login.username, grant: login.username })
      const { token } = given.page
      // Accounting is acknowledged before it is counted.
      await vi.waitFor(async () => mustBe((await send(server(), sessions.online, {}, { token })).count, 1), 15_000)
      await tapThrough(given)
      return given
    },
    says: [/số khách tối đa/, /guest limit/],
  },
  'a blocked device': {
    cause: 'blocked',
    by: async () => {
      const given = await givenTroubled(server())
      const body = { kind: 'deny', mac: given.mac } as const
      await send(server(), accessRules.create, { body }, { token: given.page.token })
      mustBe((await arrive(given)).status, 403)
      return given
    },
    says: [/bỏ chặn/, /from the block list/],
  },
  'a day’s share used up': {
    cause: 'quota',
    by: async () => {
      const given = await givenTroubled(server(), { steps: [formStep({ phone: 'required' })] })
      const phone = { phone: '0912345678' }
      const { location } = await type(given, phone)
      const username = new URL(location!).searchParams.get('username')!
      await report(given, { kind: 'Stop', session: 's', seconds: 3600, username, grant: username, down: 5_000_000 })
      await send(
        server(),
        guestQuota.save,
        { body: { megabytesPerDay: 1, minutesPerDay: null } },
        { token: given.page.token },
      )
      mustBe((await type(given, phone)).status, 403)
      return given
    },
    says: [/hạn mức mỗi ngày/, /daily limit/],
  },
})
