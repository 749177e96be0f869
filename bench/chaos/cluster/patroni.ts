// A machine with Patroni and PostgreSQL, configured by deploy/patroni/patroni.yml.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { POSTGRES_15 } from '@portico/server/testing/oldServer.ts'
import { isOk } from '../rig/processes.ts'
import { adapt, moveTo } from './adapt.ts'
import { makeMachine, type Machine } from './machine.ts'
import type { Link } from './network.ts'

const POSTGRES = join(POSTGRES_15 ?? '', 'postgres')
const PASSWORD = 'change me'

export type Node = {
  name: string
  machine: Machine
  /** Its place in the network, which a member of etcd shares. */
  link: Link
  /** Of Patroni's REST. */
  restUrl: string
  /** Of the superuser, on this node and no other, over its socket, which a cut of the network leaves open. */
  url: string
  start(): void
  /** Whether Patroni takes it for the primary. */
  isPrimary(): Promise<boolean>
  /** The postmaster, if it runs. */
  postmaster(): number | undefined
}

export function makeNode(folder: string, name: string, link: Link): Node {
  const machine = makeMachine(join(folder, name), link)
  const restUrl = `http://${link.address}:8008`
  const file = join(machine.folder, 'patroni.yml')
  const text = adapt('patroni/patroni.yml', [
    [/^name: .*$/m, `name: ${name}`],
    [/(?<=connect_address: |listen: )10\.0\.0\.11/g, link.address],
    moveTo(link),
    [
      /^ {2}data_dir: .*$/m,
      `  data_dir: ${join(machine.folder, 'data')}\n  parameters: { unix_socket_directories: ${machine.folder} }`,
    ],
    [/^ {2}bin_dir: .*$/m, `  bin_dir: ${POSTGRES_15}`],
    [/^ {2}pgpass: .*$/m, `  pgpass: ${join(machine.folder, 'pgpass')}`],
    [/local all postgres peer/, 'local all postgres scram-sha-256'],
    // The real watchdog device would reset this machine.
    [/^ {2}mode: required$/m, '  mode: off'],
  ])
  writeFileSync(file, text, { mode: 0o644 })
  return {
    name,
    machine,
    link,
    restUrl,
    url: `postgres://postgres:${encodeURIComponent(PASSWORD)}@localhost:5432/postgres?host=${machine.folder}`,
    start: () => machine.start('patroni', [file]),
    isPrimary: () => isOk(`${restUrl}/primary`),
    postmaster: () => machine.pids(`${POSTGRES} -D`)[0],
  }
}
