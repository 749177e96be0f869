// haproxy with the configuration of deploy/, in front of the servers of a run.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePorts } from '@portico/server/core/freePorts.ts'
import { ROOT } from '../../rig/installation.ts'
import { isOk, type Place } from './processes.ts'

export type Balancer = { apiUrl: string; portalUrl: string; stop(): Promise<void> }

/** @throws Error when haproxy is not installed */
export async function startBalancer(places: readonly Place[], folder: string): Promise<Balancer> {
  if (spawnSync('haproxy', ['-v']).status !== 0)
    throw new Error('haproxy is not installed (Debian: apt-get install haproxy)')
  const [api = 0, portal = 0] = await freePorts(2)
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, configure(places, api, portal))
  const child = spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'inherit'] })
  const [apiUrl, portalUrl] = [`http://127.0.0.1:${api}`, `http://127.0.0.1:${portal}`]
  while (!(await isOk(`${apiUrl}/readyz`))) await sleep(50)
  return {
    apiUrl,
    portalUrl,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

const SHIPPED = join(ROOT, 'deploy/proxy')

/** The same file with other addresses, without a user of its own and certificates, and with one frontend for each origin. */
function configure(places: readonly Place[], api: number, portal: number): string {
  const file = readFileSync(join(SHIPPED, 'haproxy-many.cfg'), 'utf8').replaceAll('/etc/haproxy', SHIPPED)
  const defaults = file.slice(file.indexOf('\ndefaults\n'), file.indexOf('\nfrontend http\n'))
  const https = file.slice(file.indexOf('\nfrontend https\n'), file.indexOf('\nbackend dashboard\n'))
  // The load has addresses of its own.
  const rules = https.split('\n').filter((line) => /^ +(?:acl|http-request (?!set-header X-Forwarded-For))/.test(line))
  const origin = (name: string, port: number, addressOf: (place: Place) => string) => `
frontend ${name}
  bind 127.0.0.1:${port}
${rules.join('\n')}
  default_backend ${name}
backend ${name}
  balance leastconn
${places.map((place, index) => `  server portico${index} ${new URL(addressOf(place)).host}`).join('\n')}
`
  return defaults + origin('dashboard', api, (one) => one.apiUrl) + origin('portal', portal, (one) => one.portalUrl)
}
