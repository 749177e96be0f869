// The peer: the distribution's FreeRADIUS with its PostgreSQL module and stock queries, in a database of its
// own beside ours, so that the same PostgreSQL serves both. It logs each sign-in, as Portico does.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeClient } from '@portico/server/core/db/pool.ts'
import { freePorts } from '@portico/server/core/freePorts.ts'
import { removeFolder } from '../rig/removeFolder.ts'
import type { Login } from './guests.ts'

const PROGRAM = '/usr/sbin/freeradius'
/** The queries come with the server's own files, the driver with a package of its own. */
const DRIVER = '/usr/lib/freeradius/rlm_sql_postgresql.so'
const QUERIES = '/etc/freeradius/3.0/mods-config/sql/main/postgresql'
const DATABASE = 'freeradius'

export type FreeRadius = { pid: number; authPort: number; acctPort: number; secret: Buffer; stop(): Promise<void> }

/** Why the peer cannot be measured here; undefined when it can. @param isThere whether a file exists */
export function missingPeer(isThere: (path: string) => boolean = existsSync): string | undefined {
  const lacks = [
    ...(isThere(PROGRAM) ? [] : ['freeradius']),
    ...(isThere(DRIVER) && isThere(join(QUERIES, 'queries.conf')) ? [] : ['freeradius-postgresql']),
  ]
  return lacks.length === 0
    ? undefined
    : `FreeRADIUS with PostgreSQL is not installed (Debian: apt-get install ${lacks.join(' ')})`
}

/** Starts it with these users, each in one group that grants two hours. */
export async function startFreeRadius(ownerUrl: string, logins: readonly Login[]): Promise<FreeRadius> {
  await makeDatabase(ownerUrl, logins)
  const [authPort = 0, acctPort = 0] = await freePorts(2)
  const secret = randomBytes(16).toString('hex')
  const folder = mkdtempSync(join(tmpdir(), 'portico-freeradius-'))
  writeFileSync(join(folder, 'radiusd.conf'), configuration({ folder, secret, authPort, acctPort, ownerUrl }), {
    mode: 0o600,
  })
  const child = spawn(PROGRAM, ['-f', '-d', folder], { stdio: 'ignore' })
  const log = () => (existsSync(join(folder, 'log')) ? readFileSync(join(folder, 'log'), 'utf8') : '')
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGKILL')
    await ended
    await removeFolder(folder)
  }
  for (let tries = 0; !log().includes('Ready to process requests'); tries++) {
    if (child.exitCode !== null || tries > 100) {
      const said = log()
      if (child.exitCode === null) await stop()
      throw new Error(`FreeRADIUS did not start:\n${said}`)
    }
    await sleep(100)
  }
  return { pid: child.pid!, authPort, acctPort, secret: Buffer.from(secret), stop }
}

async function makeDatabase(ownerUrl: string, logins: readonly Login[]): Promise<void> {
  const owner = makeClient(ownerUrl, 'bench')
  await owner.connect()
  await owner.query(`create database ${DATABASE}`)
  await owner.end()
  const peer = makeClient(databaseUrl(ownerUrl).href, 'bench')
  await peer.connect()
  await peer.query(readFileSync(join(QUERIES, 'schema.sql'), 'utf8'))
  await peer.query(
    `insert into radcheck (username, attribute, op, value)
     select name, 'Cleartext-Password', ':=', password from unnest($1::text[], $2::text[]) as r (name, password)`,
    [logins.map((login) => login.username), logins.map((login) => login.password)],
  )
  await peer.query(
    `insert into radusergroup (username, groupname, priority) select name, 'guests', 1 from unnest($1::text[]) as r (name)`,
    [logins.map((login) => login.username)],
  )
  await peer.query(
    `insert into radgroupreply (groupname, attribute, op, value) values ('guests', 'Session-Timeout', ':=', '7200')`,
  )
  await peer.query('vacuum analyze')
  await peer.end()
}

function databaseUrl(ownerUrl: string): URL {
  const url = new URL(ownerUrl)
  url.pathname = `/${DATABASE}`
  return url
}

type Place = { folder: string; secret: string; authPort: number; acctPort: number; ownerUrl: string }

/** The stock server without parts that PAP over SQL does not use: EAP, realms, files, proxying. */
// oxlint-disable-next-line eslint/max-lines-per-function -- one long piece of data
function configuration({ folder, secret, authPort, acctPort, ownerUrl }: Place): string {
  const { hostname, port, username, password } = databaseUrl(ownerUrl)
  return `
prefix = /usr
libdir = /usr/lib/freeradius
logdir = ${folder}
run_dir = ${folder}
modconfdir = /etc/freeradius/3.0/mods-config
max_request_time = 30
cleanup_delay = 5
max_requests = 16384
proxy_requests = no
log {
  destination = files
  file = ${folder}/log
}
security { max_attributes = 200
  reject_delay = 1
  status_server = no
}
thread pool { start_servers = 5
  max_servers = 32
  min_spare_servers = 3
  max_spare_servers = 10
  max_requests_per_server = 0
}
client local { ipaddr = 127.0.0.1
  secret = ${secret}
  require_message_authenticator = yes
}
modules {
  pap {
  }
  expr {
  }
  sql {
    driver = "rlm_sql_postgresql"
    dialect = "postgresql"
    server = "${hostname}"
    port = ${port}
    login = "${decodeURIComponent(username)}"
    password = "${decodeURIComponent(password)}"
    radius_db = "${DATABASE}"
    acct_table1 = "radacct"
    acct_table2 = "radacct"
    postauth_table = "radpostauth"
    authcheck_table = "radcheck"
    groupcheck_table = "radgroupcheck"
    authreply_table = "radreply"
    groupreply_table = "radgroupreply"
    usergroup_table = "radusergroup"
    delete_stale_sessions = yes
    read_groups = yes
    pool { start = 5
      min = 3
      max = 32
      spare = 10
    }
    client_table = "nas"
    group_attribute = "SQL-Group"
    $INCLUDE ${QUERIES}/queries.conf
  }
}
policy {
  $INCLUDE /etc/freeradius/3.0/policy.d/accounting
}
server default {
  listen { type = auth
    ipaddr = 127.0.0.1
    port = ${authPort}
  }
  listen { type = acct
    ipaddr = 127.0.0.1
    port = ${acctPort}
  }
  authorize { sql
    pap
  }
  authenticate {
    Auth-Type PAP {
      pap
    }
  }
  post-auth {
    sql
  }
  preacct {
    acct_unique
  }
  accounting {
    sql
  }
}
`
}
