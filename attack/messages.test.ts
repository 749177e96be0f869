// Mails and text messages that would keep those of others waiting, cost money, or fill a stranger's mailbox.
import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { afterAll, expect } from 'vitest'
import { accounts } from '@portico/contract/accounts.ts'
import { connections } from '@portico/contract/integrations.ts'
import { members } from '@portico/contract/members.ts'
import { sql } from '@portico/server/core/db/database.ts'
import { givenPage, givenUser, send } from '@portico/server/testing/given.ts'
import { useServer } from '@portico/server/testing/server.ts'
import { startSmtp } from '../dev/simulators/smtp.ts'
import { attack } from './attack.ts'

/** Takes connections and never says a word. */
const silent = createServer().listen(0, '127.0.0.1')
const heard: Socket[] = []
silent.on('connection', (socket) => void heard.push(socket.on('error', () => undefined)))
await once(silent, 'listening')
const { port } = silent.address() as AddressInfo
const house = await startSmtp()
const server = useServer({
  config: { smtpUrl: house.url, egressTrust: [`smtp://127.0.0.1:${port}`] },
})
afterAll(async () => {
  for (const socket of heard) socket.destroy()
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
  send(server(), members.invite, { body: { page_id: page.eid, email_mobile, role: 'staff' } }, { token: page.token })
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
    await expect.poll(() => heard.length, { timeout: 3000 }).toBeGreaterThan(0)
    await forget(victim.email)
    await expect.poll(() => hasArrived(victim.email), { timeout: 3000 }).toBe(true)
    const tried = await server().services.db.asSystem((tx) =>
      tx.rows(sql`select from outbox where for_page = ${page.eid} and tries > 0`),
    )
    expect(tried).toHaveLength(1)
    return '12 mails wait for the silent server, one of them at a time; the reset mail of another left at once'
  },
})
