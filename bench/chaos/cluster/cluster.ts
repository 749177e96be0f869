// Three machines with PostgreSQL under Patroni and etcd, in a network of their own, and haproxy on this one, which leads to the primary.
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { monotonicMs } from '@portico/server/core/clock.ts'
import { makeClient } from '@portico/server/core/db/pool.ts'
import { freePorts } from '@portico/server/core/freePorts.ts'
import { removeFolder } from '../../rig/removeFolder.ts'
import { adapt, moveTo } from './adapt.ts'
import { startEtcd, type Etcd } from './etcd.ts'
import { makeMachine } from './machine.ts'
import { openNetwork } from './network.ts'
import { makeNode, type Node } from './patroni.ts'

export type Cluster = {
  /** The owner of Portico's database, through haproxy. */
  url: string
  nodes: Node[]
  etcd: Etcd
  /** @throws Error when there is none for two minutes */
  findPrimary(): Promise<Node>
  /** Until there is a primary with two replicas, one of them synchronous. */
  untilWhole(): Promise<void>
  /** Has another node take over, as planned work does. */
  switchOver(): Promise<void>
  /** The logs stay after the stop. */
  keepLogs(): void
  stop(): Promise<void>
}

/** What Patroni's REST tells of one. */
type Member = { role: string; state: string; timeline?: number }

const NODES = 3
const LONGEST_MS = 120_000
const OWNER_PASSWORD = 'chaos'

export async function startCluster(): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-cluster-'))
  chmodSync(folder, 0o711)
  const network = await openNetwork(join(folder, 'network'), NODES)
  const etcd = await startEtcd(folder, network.links)
  const [haproxyPort = 0] = await freePorts(1)
  const nodes = network.links.map((link, index) => makeNode(folder, `postgres${index + 1}`, link))
  const haproxy = makeMachine(join(folder, 'haproxy'))
  let isKept = false
  const stop = async () => {
    await Promise.all([haproxy, ...nodes.map((node) => node.machine)].map((machine) => machine.die()))
    await etcd.stop()
    await network.close()
    if (!isKept) return removeFolder(folder)
    for (const { machine } of nodes) rmSync(join(machine.folder, 'data'), { recursive: true, force: true })
    console.error(`The logs are in ${folder}.`)
  }
  const cluster: Cluster = {
    url: `postgres://portico:${OWNER_PASSWORD}@127.0.0.1:${haproxyPort}/portico`,
    nodes,
    etcd,
    findPrimary: () => findPrimary(nodes),
    untilWhole: () => untilWhole(nodes),
    switchOver: () => switchOver(nodes),
    keepLogs: () => void (isKept = true),
    stop,
  }
  try {
    startHaproxy(haproxy, haproxyPort, nodes)
    // The first one makes the cluster, the others copy it.
    nodes[0]!.start()
    await findPrimary(nodes)
    for (const node of nodes.slice(1)) node.start()
    await untilWhole(nodes)
    await makeDatabase(await findPrimary(nodes))
    return cluster
  } catch (error) {
    cluster.keepLogs()
    await stop()
    throw error
  }
}

function startHaproxy(machine: ReturnType<typeof makeMachine>, port: number, nodes: readonly Node[]): void {
  const file = join(machine.folder, 'haproxy.cfg')
  // Only root can give it another user.
  const user = [/^ {2}user haproxy\n {2}group haproxy\n/m, ''] as const
  const text = adapt('patroni/haproxy.cfg', [
    user,
    [/127\.0\.0\.1:5432$/m, `127.0.0.1:${port}`],
    moveTo(nodes[0]!.link),
  ])
  writeFileSync(file, text, { mode: 0o644 })
  machine.start('/usr/sbin/haproxy', ['-db', '-f', file])
}

async function makeDatabase(primary: Node): Promise<void> {
  for (const statement of [
    `create role portico login createrole password '${OWNER_PASSWORD}'`,
    `create database portico owner portico template template0 encoding 'UTF8' locale 'C.UTF-8'`,
  ])
    await ask(primary, statement)
}

/** One statement as its superuser. */
async function ask(node: Node, statement: string): Promise<Record<string, unknown>[]> {
  const client = makeClient(node.url, 'chaos')
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}

async function findPrimary(nodes: readonly Node[]): Promise<Node> {
  for (const from = monotonicMs(); ; await sleep(200)) {
    const answers = await Promise.all(nodes.map((node) => node.isPrimary()))
    const primary = nodes[answers.indexOf(true)]
    if (primary) return primary
    if (monotonicMs() - from > LONGEST_MS) throw new Error('the cluster has no primary')
  }
}

const REPLICAS = `select count(*) filter (where state = 'streaming')::int as streaming,
  coalesce(bool_or(sync_state = 'sync'), false) as is_sync from pg_stat_replication`

async function untilWhole(nodes: readonly Node[]): Promise<void> {
  let seen = 'nothing'
  for (const from = monotonicMs(); ; await sleep(500)) {
    const primary = await findPrimary(nodes)
    const [row] = await ask(primary, REPLICAS).catch((error: Error) => [{ error: error.message }])
    seen = `${primary.name}: ${JSON.stringify(row)}`
    const isWhole = row && 'streaming' in row && row['streaming'] === NODES - 1 && row['is_sync'] === true
    if (isWhole && (await isSettled(primary))) return
    if (monotonicMs() - from > LONGEST_MS) throw new Error(`the cluster does not become whole again (${seen})`)
  }
}

/** Whether Patroni knows which replica has all that was acknowledged, and none has to be rewound, which one that streams may. */
async function isSettled({ restUrl }: Node): Promise<boolean> {
  const response = await fetch(`${restUrl}/cluster`, { signal: AbortSignal.timeout(2000) }).catch(() => undefined)
  const { members = [] } = ((await response?.json().catch(() => undefined)) ?? {}) as { members?: Member[] }
  return (
    members.length === NODES &&
    members.some(({ role }) => role === 'sync_standby') &&
    members.every(({ state, timeline }) => state === 'running' && timeline === members[0]?.timeline)
  )
}

async function switchOver(nodes: readonly Node[]): Promise<void> {
  const primary = await findPrimary(nodes)
  const response = await fetch(`${primary.restUrl}/switchover`, {
    method: 'POST',
    body: JSON.stringify({ leader: primary.name }),
    signal: AbortSignal.timeout(60_000),
  })
  const said = await response.text()
  if (!response.ok) throw new Error(`the switchover was refused: ${said}`)
}
