import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import type { FastifyInstance } from 'fastify'
import { endpoint } from '@portico/contract/http/endpoint.ts'
import { sql } from '../db/database.ts'
import { handClock } from '../../testing/clock.ts'
import { givenMember, givenPage, type Venue } from '../../testing/given.ts'
import { useServer } from '../../testing/server.ts'
import { answerErrorsAsJson, makeApp } from './app.ts'
import { refuseUndeclaredRoutes, serve } from './serve.ts'

const planted = {
  video: endpoint({
    method: 'GET',
    path: '/planted/video',
    summary: 'Paid',
    access: { by: 'page', may: 'media:write', module: 'videoUpload' },
    returns: z.object({ ok: z.boolean() }),
  }),
  action: endpoint({
    method: 'GET',
    path: '/planted/cta',
    summary: 'Paid',
    access: { by: 'page', may: 'media:write', module: 'cta' },
    returns: z.object({ ok: z.boolean() }),
  }),
  loyalty: endpoint({
    method: 'POST',
    path: '/planted/loyalty',
    summary: 'Paid',
    access: { by: 'page', may: 'media:write', module: 'loyalty' },
    returns: z.object({ ok: z.boolean() }),
  }),
  open: endpoint({
    method: 'GET',
    path: '/planted/open',
    summary: 'Free',
    access: { by: 'page', may: 'media:write' },
    returns: z.object({ ok: z.boolean() }),
  }),
}
const clock = handClock()
const server = useServer({ clock })
let app: FastifyInstance
let ran = 0

beforeAll(async () => {
  app = await makeApp(server().services)
  answerErrorsAsJson(app)
  await app.register(async (api) => {
    refuseUndeclaredRoutes(api)
    const done = async () => ({ ok: ++ran > 0 })
    serve(api, server().services, 'planted', planted, { video: done, action: done, loyalty: done, open: done })
  })
})
afterAll(() => app.close())

type Name = keyof typeof planted
const ask = async (name: Name, token: string) => {
  const before = ran
  const { statusCode, body } = await app.inject({
    method: planted[name].method,
    url: planted[name].path,
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'en' },
  })
  expect(ran > before, 'the handler runs exactly when the answer is yes').toBe(statusCode === 200)
  return statusCode === 200 ? 200 : `${statusCode} ${(JSON.parse(body) as { code: string }).code}`
}

async function givePlan(
  page: Venue,
  plan: {
    name?: string
    videoUpload?: number
    cta?: number
    modules?: string[]
    endsIn?: number
    isLifetime?: boolean
  },
): Promise<void> {
  const { name = 'PRO', videoUpload = 0, cta = 0, modules = [], endsIn, isLifetime = false } = plan
  const end = endsIn === undefined ? null : new Date(clock.now().getTime() + endsIn * 1000)
  const id = `00000000-0000-7000-8000-${page.eid.slice(-12)}`
  await server().services.db.asSystem(async (tx) => {
    if (name !== 'FREE')
      await tx.run(sql`insert into plans (id, name, other_metrics) values (${id}, ${`${name} ${id}`}, ${JSON.stringify({ videoUpload, cta, modules })})
        on conflict (id) do update set other_metrics = excluded.other_metrics`)
    await tx.run(
      sql`update subscriptions set plan_id = (select id from plans where name = ${name === 'FREE' ? 'FREE' : `${name} ${id}`}), end_date = ${end}, is_lifetime = ${isLifetime} where page_id = ${page.eid}`,
    )
  })
}

const NO = '402 plan/required'

test('a page on the free plan reads what is missing, and what is free stays open', async () => {
  const page = await givenPage(server())
  await givePlan(page, { name: 'FREE' })
  expect(await sequence(page.token)).toEqual([NO, NO, NO, 200])
  await givePlan(page, { name: 'FREE', isLifetime: true })
  expect(await sequence(page.token)).toEqual([NO, NO, NO, 200])
})

test('each paid feature opens by its own entry in the plan, and closes the moment the plan ends', async () => {
  const page = await givenPage(server())
  await givePlan(page, { videoUpload: 1, endsIn: 60 })
  expect(await sequence(page.token)).toEqual([200, NO, NO, 200])
  await givePlan(page, { cta: 1, modules: ['loyalty'], endsIn: 60 })
  expect(await sequence(page.token)).toEqual([NO, 200, 200, 200])
  clock.advance(61)
  expect(await sequence(page.token)).toEqual([NO, NO, NO, 200])
  await givePlan(page, { cta: 1, modules: ['loyalty'], endsIn: -1, isLifetime: true })
  expect(await sequence(page.token)).toEqual([NO, 200, 200, 200])
})

test('role and plan are two gates: neither opens what the other closes, and another page’s plan is nobody’s', async () => {
  const [rich, poor] = [await givenPage(server()), await givenPage(server())]
  await givePlan(rich, { videoUpload: 1, cta: 1, modules: ['loyalty'], isLifetime: true })
  const analyst = await givenMember(server(), rich, 'analyst')
  expect(await sequence(analyst.pageToken)).toEqual(Array(4).fill('403 auth/forbidden'))
  expect(await ask('video', poor.token)).toBe(NO)
})

async function sequence(token: string): Promise<(string | number)[]> {
  const answers = []
  for (const name of ['video', 'action', 'loyalty', 'open'] as const) answers.push(await ask(name, token))
  return answers
}
