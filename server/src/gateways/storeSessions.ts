// Puts what gateways report of sessions into the database, a batch in one transaction: every record is
// applied once to a locked row, whatever the order, the copies and the number of processes.
import { prepare, type Tx } from '../core/db/database.ts'
import { newId } from '../core/id.ts'
import type { Services } from '../core/services.ts'
import { keepConnections } from '../register/index.ts'
import { comeOnline, endVisits, type Turn } from '../visits/index.ts'
import { applyRecord, type AccountingRecord, type SessionState } from './accounting.ts'
import { epochOf, readEpochs } from './sessionEpochs.ts'
import { lockSessions } from './sessionLocks.ts'
import { readSessions, writeSessions, type SessionRow } from './sessionRows.ts'

/** One report about one session. */
export type Report = AccountingRecord & {
  gatewayId: string
  pageId: string
  acctSessionId: string
  username: string
  grant: string
  mac: string
  ip: string | undefined
}

/** Stores reports in the order given. */
export async function storeReports(services: Services, tx: Tx, reports: readonly Report[]): Promise<void> {
  if (reports.length === 0) return
  const [, epochs, visits, rows] = await Promise.all([
    lockSessions(tx, reports),
    readEpochs(tx, reports),
    findVisits(tx, reports),
    readSessions(tx, reports),
  ])
  const touched = new Map<string, SessionRow>()
  const kept = new Map<string, SessionRow>()
  const begun: Turn[] = []
  const ended: Turn[] = []
  for (const report of reports) {
    const epoch = epochOf(epochs.get(report.gatewayId), report, () => [...touched.values(), ...rows.values()])
    if (epoch === undefined) continue
    const key = `${report.gatewayId} ${epoch} ${report.acctSessionId}`
    const before = touched.get(key) ?? rows.get(key)
    const state = applyRecord(before?.state, report)
    const visit = before?.visitId
      ? { visitId: before.visitId, guestId: before.guestId }
      : [report.grant, report.username, report.mac].map((key) => visits.get(`${report.pageId} ${key}`)).find(Boolean)
    const row: SessionRow = {
      id: before?.id ?? newId(new Date(report.at)),
      pageId: report.pageId,
      gatewayId: report.gatewayId,
      acctSessionId: report.acctSessionId,
      epoch,
      visitId: visit?.visitId ?? null,
      guestId: visit?.guestId ?? null,
      username: report.username || (before?.username ?? ''),
      mac: report.mac || (before?.mac ?? ''),
      ip: report.ip ?? before?.ip ?? null,
      state,
    }
    touched.set(key, row)
    if (isNews(before, row)) kept.set(key, row)
    if (visit && isTurn(before?.state, state))
      (state.stoppedAt === undefined ? begun : ended).push({
        pageId: report.pageId,
        visitId: visit.visitId,
        at: new Date(state.stoppedAt ?? state.startedAt),
      })
    // A visit whose Stop arrives before its Start still counts.
    if (visit && !before && state.stoppedAt !== undefined)
      begun.push({ pageId: report.pageId, visitId: visit.visitId, at: new Date(state.startedAt) })
  }
  await writeSessions(tx, [...touched.values()])
  await keepConnections(services, tx, [...kept.values()])
  await comeOnline(services, tx, begun)
  await endVisits(services, tx, ended)
  for (const { pageId } of touched.values()) tx.notify(pageId, 'sessions')
}

function isTurn(before: SessionState | undefined, after: SessionState): boolean {
  if (!before) return true
  return (before.stoppedAt === undefined) !== (after.stoppedAt === undefined)
}

/** Whether the register of connections has something to add. */
function isNews(before: SessionRow | undefined, { ip, mac, guestId, state }: SessionRow): boolean {
  if (before?.state.stoppedAt !== state.stoppedAt) return true
  return !before || before.ip !== ip || before.mac !== mac || before.guestId !== guestId
}

type OpenVisit = { key: string; visitId: string; guestId: string }

/** Visits by the grant's name; for sessions without one, by the address of a guest waiting or online there. */
async function findVisits(tx: Tx, reports: readonly Report[]): Promise<Map<string, OpenVisit>> {
  const names = reports.flatMap((r) =>
    [...new Set([r.grant, r.username])].filter(Boolean).map((name) => ({ pageId: r.pageId, name })),
  )
  const nameless = reports.filter((r) => r.mac !== '' && r.grant === '')
  const byName = tx.rows(
    visitsByName(
      names.map((r) => r.pageId),
      names.map((r) => r.name),
    ),
  )
  const byMac =
    nameless.length === 0
      ? []
      : tx.rows(
          visitsByMac(
            nameless.map((r) => r.pageId),
            nameless.map((r) => r.mac),
          ),
        )
  return new Map([...(await byMac), ...(await byName)].map((row) => [row.key, row]))
}

const visitsByName = prepare<OpenVisit>(`
  select g.page_id || ' ' || g.username as key, v.id as visit_id, v.guest_id
  from grants g join visits v on v.page_id = g.page_id and v.id = g.visit_id
  where (g.page_id, g.username) in (select * from unnest($1::uuid[], $2::text[]))`)

const visitsByMac = prepare<OpenVisit>(`
  select distinct on (v.page_id, v.mac) v.page_id || ' ' || v.mac as key, v.id as visit_id, v.guest_id
  from visits v join unnest($1::uuid[], $2::text[]) r (page_id, mac) on v.page_id = r.page_id and v.mac = r.mac
  where v.status in ('waiting', 'online') order by v.page_id, v.mac, v.asked_at desc`)
