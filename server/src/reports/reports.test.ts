import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { reports } from '@portico/contract/reports.ts'
import { givenPage, send } from '../testing/given.ts'
import { handClock } from '../testing/clock.ts'
import { drawnEvents } from '../testing/guestEvents.ts'
import { useServer } from '../testing/server.ts'
import { recordEvents } from './index.ts'

const clock = handClock(new Date('2026-11-10T05:00:00Z'))
const server = useServer({ clock })

test('every report answers, of a page with everything and of one with nothing', async () => {
  const page = await givenPage(server())
  const names = [
    'overview',
    'campaigns',
    'visits',
    'devices',
    'software',
    'times',
    'survey',
    'leads',
    'loyalty',
    'guests',
    'topUsers',
    'comments',
  ] as const
  for (const filled of [false, true]) {
    if (filled) {
      const batches = fc.sample(drawnEvents(100), { seed: 9, numRuns: 3 })
      for (const batch of batches) await server().services.db.asSystem((tx) => recordEvents(tx, batch(page.eid)))
    }
    for (const name of names) {
      for (const query of [
        {},
        { range: 'last30', compare: 'previous' },
        { range: '2026-01-01', compare: 'year', scope: 'all' },
      ] as const) {
        const reply = await send(server(), reports[name], { query }, { token: page.token })
        expect(reply.pages, `${name} ${JSON.stringify(query)}`).toBe(1)
      }
    }
    for (const name of ['overview', 'visits', 'devices', 'software', 'times', 'survey', 'leads', 'campaigns'] as const)
      for (const query of [
        { device: 'phone' },
        { hotspot: 'x' },
        { campaign: crypto.randomUUID() },
        { segment: 'new' },
        { segment: 'returning' },
      ] as const)
        await send(server(), reports[name], { query }, { token: page.token })
  }
})
