// How the platform does: its venues and money month by month, its work, and what its administrators did.
import * as z from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { listOf, paging } from '../http/crud.ts'

const admin = { by: 'admin' } as const
const at = z.iso.datetime()
const count = z.int()

const Month = z.object({
  /** The first day, in UTC. */
  month: z.iso.date(),
  newPages: count,
  newUsers: count,
  visits: count,
  guests: count,
  /** Paid plans that ended in the month and were not renewed. */
  ended: count,
  /** Paid plans that renewed themselves, or were bought again by hand before their end. */
  renewed: count,
  messages: count,
  money: z.array(
    z.object({
      currency: z.string(),
      sales: count,
      topUps: count,
      /** What messages came to; it is in the sales as far as owners paid it here. */
      messages: count,
    }),
  ),
})
export type PlatformMonth = z.output<typeof Month>

const Totals = z.object({
  pages: count,
  activePages: count,
  paidPages: count,
  suspendedPages: count,
  users: count,
  guests: count,
  storageBytes: count,
  /** What owners hold on their balances. */
  balances: z.array(z.object({ currency: z.string(), amount: count })),
})
export type PlatformTotals = z.output<typeof Totals>

const Job = z.object({
  name: z.string(),
  lastStartedAt: at.nullable(),
  lastEndedAt: at.nullable(),
  lastDurationMs: count.nullable(),
  lastFault: z.string().nullable(),
  lastFaultAt: at.nullable(),
  runs: count,
  faults: count,
})
export type JobState = z.output<typeof Job>

/** Work that waits, by queue. */
export const QUEUES = ['outbox', 'messages', 'webhooks', 'imports', 'zalo'] as const
const Queue = z.object({
  name: z.enum(QUEUES),
  waiting: count,
  /** When the oldest of it was due; null when nothing waits. */
  oldestAt: at.nullable(),
  /** Given up within the last day. */
  failed: count,
})
export type QueueState = z.output<typeof Queue>

/** Connections of pages to other services, by kind. */
const Provider = z.object({ kind: z.string(), connected: count, broken: count })

const LogRow = z.object({
  id: z.uuid(),
  at,
  /** Null for an account that is gone. */
  actor: z.string().nullable(),
  /** `<group>.<call>`. */
  action: z.string(),
  /** What it was done to, as it was called then. */
  name: z.string(),
  reason: z.string(),
})
export type AdminLogRow = z.output<typeof LogRow>

export const platform = {
  report: endpoint({
    method: 'GET',
    path: '/admin/report',
    summary: 'The platform month by month: pages, accounts, visits, money, and where it stands now',
    access: admin,
    query: z.object({ months: z.coerce.number<number | string>().int().min(1).max(24).default(12) }),
    returns: z.object({ totals: Totals, rows: z.array(Month) }),
  }),
  work: endpoint({
    method: 'GET',
    path: '/admin/work',
    summary: 'Jobs with their last run and fault, queues with what waits, and connections that are broken',
    access: admin,
    returns: z.object({ jobs: z.array(Job), queues: z.array(Queue), providers: z.array(Provider) }),
  }),
  log: endpoint({
    method: 'GET',
    path: '/admin/log',
    summary: 'What administrators did, newest first',
    access: admin,
    query: paging.extend({ actor: z.uuid().optional() }),
    returns: listOf(LogRow),
  }),
}
