import { expect, test } from 'vitest'
import { handClock } from '../../testing/clock.ts'
import { givenGateway, givenPage, givenSteps } from '../../testing/given.ts'
import { randomMac } from '../../testing/givenGuest.ts'
import { cookieOf } from '../../testing/hotspot.ts'
import { knock, openPortal, post } from '../../testing/portal.ts'
import { useServer } from '../../testing/server.ts'

const LOGIN = 'http://10.5.50.1/login'
const clock = handClock()
const server = useServer({ clock })

/** A phone that was just shown its code. */
async function given() {
  const page = await givenPage(server())
  await givenSteps(server(), page, [{ type: 'phone-code', codeDeliverMode: ['screen'] }])
  const gateway = await givenGateway(server(), page, { configuration: { loginUrl: LOGIN } })
  const mac = randomMac()
  const opened = await openPortal(server(), gateway, { mac })
  const cookie = cookieOf(opened)
  const open = (as = mac) => openPortal(server(), gateway, { mac: as }, { cookie })
  const first = await open()
  await post(server(), first.action, { phone: '0912000881', terms: 'yes' })
  return { open, first }
}
const codeIn = (html: string) => />(\d{6})</.exec(html)?.[1]

test('a code that is waited for survives the sheet being closed, Back and another language', async () => {
  const { open, first } = await given()
  const shown = await knock(server(), { path: first.action })
  const code = codeIn(shown.html)!
  expect(code).toBeDefined()
  const vietnamese = await knock(server(), { path: `${first.action}?lang=vi` })
  expect([vietnamese.text.includes('Nhập mã'), codeIn(vietnamese.html)]).toEqual([true, code])
  // Back, and the first form sent again: it is no code, and nothing is lost by it.
  await post(server(), first.action, { phone: '0912000881', terms: 'yes' })
  clock.advance(120)
  const again = await open()
  expect(again.action).not.toBe(first.action)
  expect(codeIn(again.html)).toBe(code)
  expect((await post(server(), again.action, { code })).location).toMatch(LOGIN)
})

test('another phone, and one that comes much later, start over', async () => {
  const { open } = await given()
  expect((await open(randomMac())).text).toContain('Mobile number')
  clock.advance(11 * 60)
  expect((await open()).text).toContain('Mobile number')
})
