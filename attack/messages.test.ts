// Mails and text messages that would delay other pages' messages, cost money, or fill a stranger's mailbox.
import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { afterAll, expect } from 'vitest'
import { accounts } from '@portico/contract/accounts.ts'
import { connections } from '@portico/contract/integrations.ts'
import { members } from '@portico/contract/members.ts'
import { sql } from '@portico/server/core/db/database.ts'
import { givenPage, givenUser, send } from '@portico/server/testing/given.ts'
import { sendFromAnywhere } from '@portico/server/testing/sendFromAnywhere.ts'
import { useServer } from '@portico/server/testing/server.ts'
import { startSmtp } from '../dev/simulators/smtp.ts'
import { attack } from './attack.ts'

/** Accepts connections and never answers. */
const silent = createServer().listen(0, '127.0.0.1')
const sockets: Socket[] = []
silent.on('connection', (socket) => void sockets.push(socket.on('error', () => undefined)))
await once(silent, 'listening')
const { port } = silent.address() as AddressInfo
const house = await startSmtp()
const server = useServer({
  config: {
    smtpUrl: house.url,
    egressTrust: [`smtp://127.0.0.1:${port}`],
    trustProxy: ['127.0.0.1'],
    demo: true,
    smsDailyLimit: 8,
  },
})
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  silent.close()
  await house.close()
})

async function pageWithSilentServer() {
  const page = await givenPage(server())
  const body = {
    host: '127.0.0.1',
    port,
    security: 'none' as const,
    user: 'quan',
    password: 'a word of the mail server',
    fromName: 'Quán Lá',
    fromAddress: 'chao@quanla.example',
  }
  await send(server(), connections.saveSmtp, { body }, { token: page.token })
  return page
}
const forget = (email: string) => send(server(), accounts.forgotPassword, { body: { email_mobile: email } })
const invite = (page: { eid: string; token: string }, email_mobile: string) =>
  sendFromAnywhere(
    server(),
    members.invite,
    { body: { page_id: page.eid, email_mobile, role: 'staff' } },
    { token: page.token },
  )
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code: string }) => error.code,
  )
const numbers = (count: number, from: number) => Array.from({ length: count }, (_, n) => `+8490${from + n}`)
const textsTo = async (to: readonly string[]) => {
  const rows = await server().services.db.asSystem((tx) =>
    tx.rows(sql`select from outbox where channel = 'sms' and recipient = any(${to}::text[])`),
  )
  return rows.length
}
const signUp = (email_mobile: string) =>
  send(server(), accounts.signUp, {
    body: {
      displayName: 'Trần Thu Hiên',
      email_mobile,
      password: 'hoa giấy ngoài hiên',
      terms: true as const,
      language: 'vi' as const,
    },
  })
const hasArrived = (email: string) => house.mails.some(({ to }) => to.includes(email))

attack('a silent mail server of one page keeps no mail of another page waiting', {
  async control() {
    const lan = await givenUser(server())
    await forget(lan.email)
    await expect.poll(() => hasArrived(lan.email), { timeout: 3000 }).toBe(true)
    return 'a reset mail leaves at once'
  },
  async attempt() {
    const [page, victim] = [await pageWithSilentServer(), await givenUser(server())]
    for (let n = 0; n < 12; n++) await invite(page, `silent${n}@example.test`)
    await expect.poll(() => sockets.length, { timeout: 3000 }).toBeGreaterThan(0)
    await forget(victim.email)
    await expect.poll(() => hasArrived(victim.email), { timeout: 3000 }).toBe(true)
    const tried = await server().services.db.asSystem((tx) =>
      tx.rows(sql`select from outbox where for_page = ${page.eid} and tries > 0`),
    )
    expect(tried).toHaveLength(1)
    return '12 mails wait for the silent server, one of them at a time; the reset mail of another left at once'
  },
})

attack('an invitation sends no text message to satellite, premium and foreign numbers', {
  async control() {
    const page = await givenPage(server())
    expect(await codeOf(invite(page, '+84901112233'))).toBe('done')
    expect(await textsTo(['+84901112233'])).toBe(1)
    return 'a mobile number of an allowed country is texted'
  },
  async attempt() {
    const page = await givenPage(server())
    const dear = ['+88216123456', '+19005551234', '+393331234567', '+24106123456', '+8419001234']
    for (const number of dear) expect([number, await codeOf(invite(page, number))]).toEqual([number, 'message/country'])
    expect(await textsTo(dear)).toBe(0)
    return `${dear.length} of ${dear.length} refused with a reason, none queued`
  },
})

attack('invitations do not use up the text messages that codes need', {
  async control() {
    expect(await signUp('+84909990001')).toEqual({ channel: 'mobile' })
    expect(await textsTo(['+84909990001'])).toBe(1)
    return 'a sign-up gets its code'
  },
  async attempt() {
    const [one, two] = [await givenPage(server()), await givenPage(server())]
    const people = numbers(10, 2_000_000)
    const answers = await Promise.all(people.map((number, n) => codeOf(invite(n % 2 ? one : two, number))))
    expect(answers.filter((answer) => answer === 'message/platform-limit').length).toBeGreaterThanOrEqual(6)
    // Of 8 texts a day, 4 are reserved for codes; the controls used two.
    expect(await textsTo(people)).toBeLessThanOrEqual(4)
    await signUp('+84909990002')
    expect(await textsTo(['+84909990002'])).toBe(1)
    return '10 invitations at once from two pages: at most half of the day’s texts; a code still leaves'
  },
})

attack('no mailbox is filled with invitations, and one account does not fill the mail queue', {
  async control() {
    const page = await givenPage(server())
    expect(await codeOf(invite(page, 'once@example.test'))).toBe('done')
    return 'one invitation is sent'
  },
  async attempt() {
    const pages = [await givenPage(server()), await givenPage(server())]
    const again: string[] = []
    for (let n = 0; n < 9; n++) again.push(await codeOf(invite(pages[n % 2]!, 'victim@example.test')))
    expect(again.filter((answer) => answer === 'done')).toHaveLength(5)
    expect(again.at(-1)).toBe('message/recipient-limit')
    const others: string[] = []
    const [page] = pages
    const { id } = await invite(page!, 'first@example.test')
    const withdraw = (invitation: string) =>
      sendFromAnywhere(server(), members.withdraw, { params: { id: invitation } }, { token: page!.token })
    await withdraw(id)
    for (let n = 0; n < 60; n++)
      others.push(await codeOf(invite(page!, `other${n}@example.test`).then((made) => withdraw(made.id))))
    expect(others.at(-1)).toMatch(/^message\/(page|account)-limit$/)
    return 'the sixth invitation to one address and the 61st of one account in a day are refused, withdrawn or not'
  },
})
