// The peer: the distribution's FreeRADIUS with its EAP module, the same certificates, and users in a file.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdtempSync, writeFileSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePorts } from '@portico/server/core/freePorts.ts'
import { removeFolder } from '../rig/removeFolder.ts'

const PROGRAM = '/usr/sbin/freeradius'

export type EapPeer = { pid: number; authPort: number; secret: Buffer; stop(): Promise<void> }
type Of = { certificate: string; key: string; authority: string; login: string; password: string }

/** Why there is no peer; undefined when there can be one. */
export function missingPeer(isThere: (path: string) => boolean = existsSync): string | undefined {
  return isThere(PROGRAM) ? undefined : 'FreeRADIUS is not installed (Debian: apt-get install freeradius)'
}

/** Starts it. */
export async function startPeer(of: Of): Promise<EapPeer> {
  const [authPort = 0] = await freePorts(1)
  const secret = randomBytes(16).toString('hex')
  const folder = mkdtempSync(join(tmpdir(), 'portico-eap-peer-'))
  const put = (name: string, text: string) => writeFileSync(join(folder, name), text, { mode: 0o600 })
  put('server.pem', of.certificate)
  put('server.key', of.key)
  put('authority.pem', of.authority)
  put('users', `${of.login} Cleartext-Password := "${of.password}"\n`)
  put('radiusd.conf', configuration(folder, secret, authPort))
  const child = spawn(PROGRAM, ['-f', '-d', folder], { stdio: 'ignore' })
  const ended = once(child, 'exit')
  const log = () => (existsSync(join(folder, 'log')) ? readFileSync(join(folder, 'log'), 'utf8') : '')
  const stop = async () => {
    child.kill('SIGKILL')
    await ended
    await removeFolder(folder)
  }
  for (let tries = 0; !log().includes('Ready to process requests'); tries++) {
    if (child.exitCode !== null || tries > 100) throw new Error(`FreeRADIUS did not start:\n${log()}`)
    await sleep(100)
  }
  return { pid: child.pid!, authPort, secret: Buffer.from(secret), stop }
}

/** EAP-TLS and EAP-TTLS with PAP inside; sessions are kept, tickets are off as its maintainers advise for both. */
// oxlint-disable-next-line eslint/max-lines-per-function -- one long piece of data
function configuration(folder: string, secret: string, authPort: number): string {
  return `
prefix = /usr
libdir = /usr/lib/freeradius
logdir = ${folder}
run_dir = ${folder}
max_requests = 16384
log {
  destination = files
  file = ${folder}/log
}
security {
  max_attributes = 200
  reject_delay = 0
  status_server = no
}
thread pool {
  start_servers = 5
  max_servers = 32
  min_spare_servers = 3
  max_spare_servers = 10
  max_requests_per_server = 0
}
client local {
  ipaddr = 127.0.0.1
  secret = ${secret}
}
modules {
  pap {
  }
  files {
    filename = ${folder}/users
  }
  eap {
    default_eap_type = ttls
    timer_expire = 60
    max_sessions = 16384
    tls-config common {
      private_key_file = ${folder}/server.key
      certificate_file = ${folder}/server.pem
      ca_file = ${folder}/authority.pem
      fragment_size = 1100
      tls_min_version = "1.2"
      tls_max_version = "1.3"
      ecdh_curve = ""
      cache {
        enable = no
      }
    }
    tls {
      tls = common
    }
    ttls {
      tls = common
      default_eap_type = md5
      copy_request_to_tunnel = no
      use_tunneled_reply = no
      virtual_server = inner
    }
  }
}
server default {
  listen {
    type = auth
    ipaddr = 127.0.0.1
    port = ${authPort}
  }
  authorize {
    eap {
      ok = return
    }
  }
  authenticate {
    eap
  }
}
server inner {
  authorize {
    files
    pap
  }
  authenticate {
    Auth-Type PAP {
      pap
    }
  }
}
`
}
