// A machine with Patroni and PostgreSQL, configured by deploy/patroni/patroni.yml.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { POSTGRES_15 } from '@portico/server/testing/oldServer.ts'
import { isOk } from '../rig/processes.ts'
import { adapt } from './adapt.ts'
import { makeMachine, type Machine } from './machine.ts'

const POSTGRES = join(POSTGRES_15 ?? '', 'postgres')
const PASSWORD = 'change me'

export type Node = {
  name: string
  machine: Machine
  port: number
  restPort: number
  /** Of the superuser, on this node and no other. */
  url: string
  start(): void
  /** Whether Patroni takes it for the primary. */
  isPrimary(): Promise<boolean>
  /** The postmaster, if it runs. */
  postmaster(): number | undefined
}

type Where = { folder: string; name: string; port: number; restPort: number; etcdHosts: readonly string[] }

export function makeNode({ folder, name, port, restPort, etcdHosts }: Where): Node {
  const machine = makeMachine(join(folder, name))
  const file = join(machine.folder, 'patroni.yml')
  const text = adapt('patroni/patroni.yml', [
    [/^name: .*$/m, `name: ${name}`],
    [/10\.0\.0\.11:8008/g, `127.0.0.1:${restPort}`],
    [/^ {2}hosts: .*$/m, `  hosts: ${etcdHosts.join(',')}`],
    [/10\.0\.0\.11:5432/g, `127.0.0.1:${port}`],
    [/^ {2}data_dir: .*$/m, `  data_dir: ${join(machine.folder, 'data')}`],
    [/^ {2}bin_dir: .*$/m, `  bin_dir: ${POSTGRES_15}`],
    [/^ {2}pgpass: .*$/m, `  pgpass: ${join(machine.folder, 'pgpass')}`],
    [/10\.0\.0\.0\/24/g, '127.0.0.1/32'],
    // The real watchdog device would reset this machine.
    [/^ {2}mode: required$/m, '  mode: off'],
    [/^( +)max_connections: .*$/m, `$&\n$1unix_socket_directories: ''`],
  ])
  writeFileSync(file, text, { mode: 0o644 })
  return {
    name,
    machine,
    port,
    restPort,
    url: `postgres://postgres:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/postgres`,
    start: () => machine.start('patroni', [file]),
    isPrimary: () => isOk(`http://127.0.0.1:${restPort}/primary`),
    postmaster: () => machine.pids(`${POSTGRES} -D`)[0],
  }
}
