// Guests who passed the portal and are still not online, each by a fault brought about in real packets: the doctor names
// that one.
import { accessRules } from '@portico/contract/gateways/accessRules.ts'
import { Code } from '@portico/radius/packet.ts'
import { givenGateway, givenPage, send } from '../../testing/given.ts'
import { randomMac } from '../../testing/givenGuest.ts'
import { openProbe, unsignedAccessRequest, SILENCE_MS } from '../../testing/radius.ts'
import { useServer } from '../../testing/server.ts'
import {
  requestAccess,
  givenTroubled,
  minutesPass,
  mustBe,
  report,
  tapThrough,
  testFaults,
  type TroubledVenue,
} from '../../testing/troubledVenue.ts'

const server = useServer()
const WRONG = Buffer.from('another secret')
const byAddress = ({ mac }: TroubledVenue) => ({ username: mac, password: mac })

async function handedOver() {
  const given = await givenTroubled(server())
  return { given, login: await tapThrough(given) }
}

testFaults({
  'a wrong shared secret': {
    cause: 'wrong-secret',
    by: async () => {
      const { given, login } = await handedOver()
      mustBe(await requestAccess(given, login, { secret: WRONG }), undefined)
      return given
    },
    says: [/khóa bí mật RADIUS/, /RADIUS secret/],
  },
  'a gateway that signs nothing': {
    cause: 'unsigned',
    by: async () => {
      const { given, login } = await handedOver()
      const probe = await openProbe()
      const request = unsignedAccessRequest(given.gateway, login, given)
      mustBe(await probe.ask(server().radius.authPort, request, SILENCE_MS), undefined)
      probe.close()
      return given
    },
    says: [/Message-Authenticator/, /Message-Authenticator/],
  },
  'another name in the gateway': {
    cause: 'wrong-name',
    by: async () => {
      const { given, login } = await handedOver()
      mustBe(await requestAccess(given, login, { nasId: given.gateway.nasId.toUpperCase() }), undefined)
      return given
    },
    says: [/NAS-Identifier/, /NAS-Identifier/],
  },
  'a nas_id that another venue has too': {
    cause: 'shared-name',
    by: async () => {
      const { given, login } = await handedOver()
      await givenGateway(server(), await givenPage(server()), { nas_id: given.gateway.nasId })
      mustBe(await requestAccess(given, login, { secret: WRONG }), undefined)
      return given
    },
    says: [/Nơi khác cũng dùng mã NAS/, /same NAS ID/],
  },
  'a gateway never set up': {
    cause: 'not-set-up',
    by: async () => (await handedOver()).given,
    says: [/chưa được cài đặt.*1812/s, /not set up.*1812/s],
  },
  'a gateway that is alive and never asks': {
    cause: 'no-request',
    by: async () => {
      const { given } = await handedOver()
      await report(given, { kind: 'Start', session: 'other', mac: randomMac() })
      return given
    },
    says: [/cổng RADIUS và tường lửa/, /ports and firewall/],
  },
  'a blocked device that its gateway lets try by its address': {
    cause: 'refused-denied',
    by: async () => {
      const given = await givenTroubled(server())
      const body = { kind: 'deny', mac: given.mac } as const
      await send(server(), accessRules.create, { body }, { token: given.page.token })
      mustBe(await requestAccess(given, byAddress(given)), Code.AccessReject)
      return given
    },
    isOutsideHour: true,
    says: [/bỏ chặn/, /from the block list/],
  },
  'time that is up': {
    cause: 'time-up',
    by: async () => {
      const { given, login } = await handedOver()
      mustBe(await requestAccess(given, login), Code.AccessAccept)
      const session = { session: 's', username: login.username, grant: login.username }
      await report(given, { kind: 'Start', ...session })
      await report(given, { kind: 'Stop', ...session, seconds: 3600, cause: 5 })
      return given
    },
    says: [/tăng số phút/, /raise the minutes/],
  },
  'an Accept after which nothing is reported': {
    cause: 'no-accounting',
    by: async () => {
      const { given, login } = await handedOver()
      mustBe(await requestAccess(given, login), Code.AccessAccept)
      return given
    },
    says: [/1813/, /1813/],
  },
  'a phone whose address changed on the way': {
    cause: 'refused-wrong-device',
    by: async () => {
      const { given, login } = await handedOver()
      mustBe(await requestAccess({ ...given, mac: randomMac() }, login), Code.AccessReject)
      return given
    },
    says: [/Địa chỉ MAC của máy đổi/, /address changed/],
  },
  'a phone that moved to another gateway on the way': {
    cause: 'refused-wrong-gateway',
    by: async () => {
      const { given, login } = await handedOver()
      const gateway = await givenGateway(server(), given.page, {})
      mustBe(await requestAccess({ ...given, gateway }, login), Code.AccessReject)
      return given
    },
    says: [/mở lại trang chào/, /open the welcome page again/],
  },
  'a hand-over that took minutes': {
    cause: 'refused-expired',
    by: async () => {
      const { given, login } = await handedOver()
      await minutesPass(given, 3)
      mustBe(await requestAccess(given, login), Code.AccessReject)
      return given
    },
    says: [/mở lại trang chào/, /open the welcome page again/],
  },
  'a phone that never came to the portal': {
    cause: 'refused-unknown',
    by: async () => {
      const given = await givenTroubled(server())
      mustBe(await requestAccess(given, byAddress(given)), Code.AccessReject)
      return given
    },
    isOutsideHour: true,
    says: [/walled garden/, /walled garden/],
  },
})
