// Three PostgreSQL under Patroni: the primary is killed, alone and with its machine, stands still or is cut off and comes back, and
// etcd loses a member or its majority. What was acknowledged is there, two never take writes at once, and writes go on soon.
import { makeClient } from '@portico/server/core/db/pool.ts'
import { POSTGRES_15 } from '@portico/server/testing/oldServer.ts'
import { missing } from '../../e2e/capabilities.ts'
import { median } from '../rig/rounds.ts'
import { startCluster, type Cluster } from './cluster/cluster.ts'
import { breakInTurn, type FaultName, type Outage } from './cluster/faults.ts'
import { PROBES, watchWriters } from './cluster/watchWriters.ts'
import type { Options } from './options.ts'
import { startOn, type Running } from './rig/system.ts'
import { underLoad } from './storm.ts'
import { countRow, type Row } from './table.ts'

/** Of the primary, in turn. */
const KILLS: FaultName[] = [
  'kill -9 of PostgreSQL',
  'kill -9 of PostgreSQL and Patroni',
  'SIGSTOP of both, later SIGCONT',
  'network cut, later repaired',
  'etcd without its majority',
]
/** After so many kills of the primary comes one of etcd. */
const KILLS_EACH_MEMBER = 5
/** A kill takes most of a minute until all is whole again. */
const MOST_KILLS = 30
const SWITCHOVERS = 5
/** Three databases, two servers and their clients share the machine. */
const REST_MS = 2000
const LIMITS = { medianSeconds: 25, longestSeconds: 45, ttlSeconds: 20, memberSeconds: 5, switchoverSeconds: 5 }

export async function failover({ kills }: Options): Promise<Row[]> {
  const lack = POSTGRES_15 ? missing('patroni', 'etcd', 'haproxy', 'iptables', 'root') : 'no PostgreSQL 15 found'
  if (lack) return [{ promise: 'failover', seen: lack, limit: '', isHeld: false }]
  const { database: cluster, ...system } = await startOn(startCluster, { only: ['server', 'server'] })
  let isHeld = false
  try {
    const rows = await failOver(system, cluster, namesOf(Math.min(kills, MOST_KILLS)))
    isHeld = rows.every((row) => row.isHeld)
    return rows
  } finally {
    if (!isHeld) cluster.keepLogs()
    await system.stop()
  }
}

function namesOf(kills: number): FaultName[] {
  const names = Array.from({ length: kills }, (_, kill): FaultName[] => [
    KILLS[kill % KILLS.length]!,
    ...((kill + 1) % KILLS_EACH_MEMBER === 0 ? (['kill -9 of a member of etcd'] as const) : []),
  ]).flat()
  return [...names, ...Array.from({ length: Math.min(SWITCHOVERS, kills) }, () => 'planned switchover' as const)]
}

async function failOver(system: Running, cluster: Cluster, names: readonly FaultName[]): Promise<Row[]> {
  await askPrimary(cluster, PROBES)
  const before = await timelineOf(cluster)
  const watch = watchWriters(cluster.nodes)
  const seen = await underLoad(system, (load) => breakInTurn(cluster, load, names), true, REST_MS).catch(
    async (error: unknown) => {
      await watch.stop()
      throw error
    },
  )
  const looks = await watch.stop()
  const takeovers = (await timelineOf(cluster)) - before
  const stored = new Set((await askPrimary(cluster, 'select mark as n from probes')).map(({ n }) => n))
  for (const one of [...seen.lost, ...seen.twice, ...seen.refusals].slice(0, 20)) console.error(one)
  for (const [words, times] of seen.said) console.error(`${times} times: ${words}`)
  const under = `${takeovers} takeovers; ${seen.acknowledged} acknowledged writes, ${seen.perSecond.toFixed(0)}/s`
  return [
    countRow(`acknowledged and lost (${under})`, seen.lost.length),
    countRow('done twice, half done', seen.twice.length + seen.halfDone),
    countRow('refused what is possible', seen.refusals.length),
    countRow(
      `acknowledged and lost of ${looks.marks.length} writes at each primary itself`,
      looks.marks.filter((mark) => !stored.has(mark)).length,
    ),
    {
      promise: `two nodes took writes at once (${looks.count} looks, ten a second at each node)`,
      seen: `${looks.together}, writes moved ${looks.moves} times in ${takeovers} takeovers`,
      limit: '0',
      isHeld: looks.together === 0 && looks.moves <= takeovers,
    },
    countRow(
      'processes that ended by themselves',
      system.processes.reduce((sum, one) => sum + one.falls(), 0),
    ),
    ...outageRows(seen.result),
  ]
}

/** Each takeover begins a new one. */
async function timelineOf(cluster: Cluster): Promise<number> {
  const [row] = await askPrimary(
    cluster,
    `select ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int as n`,
  )
  return row!.n
}

async function askPrimary(cluster: Cluster, statement: string): Promise<{ n: number }[]> {
  const client = makeClient((await cluster.findPrimary()).url, 'chaos')
  await client.connect()
  try {
    return (await client.query<{ n: number }>(statement)).rows
  } finally {
    await client.end()
  }
}

function outageRows(outages: readonly Outage[]): Row[] {
  const { medianSeconds, longestSeconds, ttlSeconds, memberSeconds, switchoverSeconds } = LIMITS
  const stopsOf = (of: FaultName) =>
    outages.flatMap(({ name, stopSeconds }) => (name === of && stopSeconds !== undefined ? [stopSeconds] : []))
  const of = (...names: FaultName[]) => outages.filter(({ name }) => names.includes(name)).map(({ seconds }) => seconds)
  return [
    outageRow('primary lost, until a write is taken', of(...KILLS), longestSeconds, medianSeconds),
    ...KILLS.map((name) => outageRow(`of these: ${name}`, of(name), longestSeconds)),
    outageRow('cut off, until it is no primary any more', stopsOf('network cut, later repaired'), ttlSeconds),
    outageRow('etcd without its majority, until writes stop', stopsOf('etcd without its majority'), ttlSeconds),
    outageRow('kill -9 of a member of etcd', of('kill -9 of a member of etcd'), memberSeconds),
    outageRow('planned switchover', of('planned switchover'), switchoverSeconds),
  ].filter(({ seen }) => seen !== '')
}

function outageRow(promise: string, seconds: readonly number[], longestLimit: number, medianLimit = longestLimit): Row {
  const [middle, longest] = [median(seconds), Math.max(...seconds)]
  const limits = medianLimit === longestLimit ? '' : `median ${medianLimit} s, `
  return {
    promise: `${promise} (${seconds.length})`,
    seen: seconds.length > 0 ? `median ${middle.toFixed(1)} s, longest ${longest.toFixed(1)} s` : '',
    limit: `${limits}longest ${longestLimit} s`,
    isHeld: middle <= medianLimit && longest <= longestLimit,
  }
}
