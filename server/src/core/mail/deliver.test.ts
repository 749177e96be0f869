import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSms, type SmsSimulator } from '../../../../dev/simulators/sms.ts'
import { startSmtp, type SmtpSimulator } from '../../../../dev/simulators/smtp.ts'
import { handClock } from '../../testing/clock.ts'
import { useServer } from '../../testing/server.ts'
import { query, sql } from '../db/database.ts'
import type { Rounds } from '../rounds.ts'
import { startDelivery } from './deliver.ts'
import type { Letter } from './layout.ts'
import { queueMail, queueText } from './queue.ts'

let smtp: SmtpSimulator
let sms: SmsSimulator
let second: Rounds
const clock = handClock()
const config = { smtpUrl: '', smsUrl: '', smsKey: 'key', mailFrom: 'no-reply@portico.test' }
beforeAll(async () => {
  smtp = await startSmtp()
  sms = await startSms('key')
  Object.assign(config, { smtpUrl: smtp.url, smsUrl: sms.url })
})
const server = useServer({ clock, config })
beforeAll(() => void (second = startDelivery(server().services)))
afterAll(async () => {
  await second.close()
  await smtp.close()
  await sms.close()
})

const LETTER: Letter = {
  subject: 'Chào\r\nBcc: all@example.test',
  greeting: 'Chào <b>Lan</b>',
  paragraphs: ['Một'],
  button: { label: 'Mở', url: 'https://wifi.example/a?b="c"&d' },
  closing: 'Hết',
}
const write = (to: string, letter: Letter = LETTER) =>
  server().services.db.asSystem((tx) => queueMail(tx, server().services, to, letter))
const rowOf = (to: string) =>
  server().services.db.asSystem((tx) => tx.first(query.selectFrom('outbox').selectAll().where('recipient', '=', to)))
const mailsTo = (to: string) => smtp.mails.filter((mail) => mail.to.includes(to))
async function expectUntil(holds: () => Promise<boolean> | boolean) {
  await expect.poll(holds, { timeout: 10_000 }).toBe(true)
}

test('a mail leaves at once when what caused it is committed, as text and as HTML, and its content is forgotten', async () => {
  await write('lan@example.test')
  await expectUntil(() => mailsTo('lan@example.test').length > 0)
  const { raw, from } = mailsTo('lan@example.test')[0]!
  expect(from).toBe('no-reply@portico.test')
  expect(raw).toMatch(/Content-Type: text\/plain/)
  expect(raw).toMatch(/Content-Type: text\/html/)
  expect(raw).not.toMatch(/^Bcc:/m)
  expect(raw.split('text/html')[1]).not.toContain('<b>')
  await expectUntil(async () => (await rowOf('lan@example.test'))!.sentAt !== null)
  expect((await rowOf('lan@example.test'))!.content).toBeNull()
})

test('what was not committed is not sent', async () => {
  const { db } = server().services
  await expect(
    db.asSystem(async (tx) => {
      await queueMail(tx, server().services, 'nobody@example.test', LETTER)
      throw new Error('changed my mind')
    }),
  ).rejects.toThrow('changed my mind')
  await second.round()
  expect(mailsTo('nobody@example.test')).toEqual([])
})

test('a mail server that is busy is asked again later, and no sooner', async () => {
  smtp.refuse(1, 451)
  await write('again@example.test')
  await expectUntil(async () => (await rowOf('again@example.test'))!.lastError !== '')
  await second.round()
  expect(mailsTo('again@example.test')).toEqual([])
  clock.advance(6)
  await expectUntil(async () => {
    await second.round()
    return mailsTo('again@example.test').length === 1
  })
  await expectUntil(async () => (await rowOf('again@example.test'))!.sentAt !== null)
  expect(await rowOf('again@example.test')).toMatchObject({ tries: 2, lastError: '' })
})

test('a mail server that refuses for good is not asked again', async () => {
  smtp.refuse(1, 550)
  await write('gone@example.test')
  await expectUntil(async () => (await rowOf('gone@example.test'))!.failedAt !== null)
  expect(await rowOf('gone@example.test')).toMatchObject({ tries: 1, content: null, sentAt: null })
})

test('after a day of trying it is over', async () => {
  smtp.refuse(1, 451)
  await write('late@example.test')
  await expectUntil(async () => (await rowOf('late@example.test'))!.lastError !== '')
  smtp.refuse(1, 451)
  clock.advance(24 * 3600 + 60)
  await second.round()
  await expectUntil(async () => (await rowOf('late@example.test'))!.failedAt !== null)
  smtp.refuse(0, 451)
})

test('two processes send each mail once, also what a third died over', async () => {
  const { db } = server().services
  const people = Array.from({ length: 30 }, (_, n) => `many${n}@example.test`)
  await db.asSystem(async (tx) => {
    for (const to of people) await queueMail(tx, server().services, to, LETTER)
  })
  await second.round()
  await expectUntil(() => people.every((to) => mailsTo(to).length > 0))
  for (const to of people) expect(mailsTo(to), to).toHaveLength(1)
  await db.asSystem(async (tx) => {
    await queueMail(tx, server().services, 'orphan@example.test', LETTER)
    // Taken a moment ago by a process that is gone.
    await tx.run(
      sql`update outbox set tries = 1, next_at = ${new Date(clock.now().getTime() + 60_000)} where recipient = 'orphan@example.test'`,
    )
  })
  await second.round()
  expect(mailsTo('orphan@example.test')).toEqual([])
  clock.advance(61)
  await second.round()
  await expectUntil(() => mailsTo('orphan@example.test').length === 1)
})

test('a list of addresses is one recipient that does not exist, not many that do', async () => {
  await write('a@example.test, b@example.test')
  await expectUntil(async () => (await rowOf('a@example.test, b@example.test'))!.tries > 0)
  await second.round()
  expect([...mailsTo('a@example.test'), ...mailsTo('b@example.test')]).toEqual([])
})

test('a text message reaches the provider, once even when its answer is lost', async () => {
  sms.failAfterTaking(1)
  await server().services.db.asSystem((tx) => queueText(tx, server().services, '+84901234567', 'Mã: 123456'))
  await expectUntil(async () => (await rowOf('+84901234567'))!.lastError !== '')
  expect((await rowOf('+84901234567'))!.lastError).toBe('the SMS provider answered 500')
  clock.advance(6)
  await second.round()
  await expectUntil(async () => (await rowOf('+84901234567'))!.sentAt !== null)
  expect(sms.sent.map(({ to, text }) => ({ to, text }))).toEqual([{ to: '+84901234567', text: 'Mã: 123456' }])
})
