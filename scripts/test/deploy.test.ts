// The files of deploy/ name settings, ports, metrics and programs: each of them must exist.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeMetrics } from '@portico/server/core/metrics/metrics.ts'
import { processReadings, radiusReading } from '@portico/server/core/metrics/readings.ts'
import { VARIABLES } from '@portico/server/core/variables.ts'
import { PARTS } from '@portico/server/processes/startParts.ts'
import { findFiles, ROOT } from '../checks/files.ts'

/** Names in capitals that belong to Node.js, systemd or PostgreSQL's image. */
const FOREIGN = /^(?:NODE_ENV|NODE_COMPILE_CACHE|POSTGRES_(?:USER|DB|PASSWORD|INITDB_ARGS)|AF_(?:INET6?|UNIX|NETLINK))$/

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const files = findFiles('deploy/**/{*,.*}.*').concat(findFiles('deploy/**/*file'))
const all = files.map(read).join('\n')
const alerts = read('deploy/prometheus/alerts.yaml')
const dashboard = read('deploy/grafana/portico.json')

test('an operator finds only settings that the server reads', () => {
  const named = new Set(all.match(/(?<![\w.])[A-Z][A-Z0-9]*_[A-Z0-9_]+\b/g))
  const unknown = [...named].filter((name) => !(name in VARIABLES) && !FOREIGN.test(name))
  expect(named.size).toBeGreaterThan(15)
  expect(unknown).toEqual([])
})

test('image, Compose and chart open the ports that the server listens on', () => {
  const { PORT, PORTAL_PORT, RADIUS_AUTH_PORT, RADIUS_ACCT_PORT } = VARIABLES
  const [web, udp] = [
    [PORT, PORTAL_PORT],
    [RADIUS_AUTH_PORT, RADIUS_ACCT_PORT],
  ].map((group) => group.map(({ initial }) => initial))
  expect(read('deploy/docker/Dockerfile')).toContain(`EXPOSE ${web!.join(' ')} ${udp!.join('/udp ')}/udp\n`)
  const compose = read('deploy/docker/compose.yaml')
  for (const port of web!) expect(compose).toContain(`- 127.0.0.1:${port}:${port}\n`)
  for (const port of udp!) expect(compose).toContain(`- ${port}:${port}/udp\n`)
  const chart = read('deploy/helm/portico/templates/deployment.yaml')
  const health = /name: HEALTH_PORT\n +value: '(\d+)'/.exec(chart)![1]
  expect(chart.match(/(?<=containerPort: )\d+/g)).toEqual([...web!, ...udp!, health])
})

test('the chart runs every part, and sends to each of those that listen', () => {
  const [, parts] = /parts: \[(.*)\]\n/.exec(read('deploy/helm/portico/values.yaml').replaceAll(/^#.*\n/gm, ''))!
  expect(parts!.split(', ')).toEqual(PARTS)
  const services = read('deploy/helm/portico/templates/service.yaml')
  expect(services.match(/(?<=portico\/)\w+(?=: 'true')/g)).toEqual(PARTS.filter((part) => part !== 'worker'))
})

test('every program that units, image and chart start is there', () => {
  const paths = new Set(all.match(/(?<=[\s./"])(?:scripts|server|deploy|docs)\/[\w./-]+\.(?:ts|js|md|yaml)\b/g))
  expect(paths).toContain('scripts/start.js')
  expect([...paths].filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
})

test('a command of an operator and the nightly backup have the settings of the service', () => {
  const settingsIn = (path: string) => [...new Set(read(path).match(/\b(?:NODE_ENV|DEMO|DATA_DIR)=\S+/g))]
  const service = settingsIn('deploy/systemd/portico.service').slice(-3)
  expect(service).toHaveLength(3)
  for (const path of ['deploy/systemd/portico', 'deploy/systemd/portico-backup.service']) {
    expect(settingsIn(path)).toEqual(service)
    expect(read(path)).toMatch(/EnvironmentFile=\/etc\/portico\/portico\.env/)
  }
  const named = /such as (.*) or (\w+)\./.exec(read('deploy/systemd/portico'))!.slice(1).join(', ').split(', ')
  expect(named.filter((name) => !existsSync(join(ROOT, `scripts/${name}.ts`)))).toEqual([])
  expect(named.length).toBeGreaterThan(3)
})

test('proxies take no TLS that is broken, and replace the address that a client writes', () => {
  for (const name of ['nginx.conf', 'haproxy.cfg', 'haproxy-many.cfg']) {
    const text = read(`deploy/proxy/${name}`)
    const versions = text.match(/(?<=ssl_protocols ).*(?=;)|(?<=ssl-min-ver )\S+/g)
    expect([name, versions?.every((one) => /^TLSv1\.2( TLSv1\.3)?$/.test(one))]).toEqual([name, true])
    const suites = text.match(/(?<=ciphers )[A-Z0-9:-]+/g)!.flatMap((list) => list.split(':'))
    expect(suites.filter((suite) => !/^ECDHE-.*(?:GCM|POLY1305)/.test(suite))).toEqual([])
    expect(text).toMatch(/X-Forwarded-For (?:\$remote_addr|%\[src\])/)
  }
})

/** Names of all figures, from the server itself. */
async function metricNames(): Promise<string[]> {
  const metrics = makeMetrics()
  const db = { connections: () => [], asSystem: async () => [] }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no rows are needed for names
  for (const reading of processReadings({ db, config: { dataDir: ROOT } } as never)) metrics.add(reading)
  metrics.add(radiusReading({}))
  const types = [...(await metrics.text()).matchAll(/^# TYPE (\S+) (\w+)$/gm)]
  return types.flatMap(([, name = '', type]) =>
    type === 'histogram' ? ['_bucket', '_count', '_sum'].map((part) => name + part) : [name],
  )
}

/** A setting of the shipped Patroni, in seconds. */
const patroniSeconds = (name: string) =>
  Number(new RegExp(`^ +${name}: (\\d+)$`, 'm').exec(read('deploy/patroni/patroni.yml'))?.[1])

test('a primary that reaches no etcd gives up before the watchdog resets its machine', () => {
  const longest = patroniSeconds('loop_wait') + 2 * patroniSeconds('retry_timeout')
  expect(longest).toBeLessThanOrEqual(patroniSeconds('ttl') - patroniSeconds('safety_margin'))
})

test('a primary that is cut off has stopped before Patroni looks at etcd again and would stop it twice', () => {
  expect(patroniSeconds('primary_stop_timeout')).toBeLessThan(patroniSeconds('retry_timeout'))
})

test('dashboard and alerts ask for metrics that the server has', async () => {
  const METRICS = await metricNames()
  const named = new Set(`${alerts}\n${dashboard}`.match(/\b(?:portico|process|nodejs)_[a-z0-9_]+\b/g))
  expect([...named].filter((name) => !METRICS.includes(name))).toEqual([])
  const plain = METRICS.filter((name) => name.startsWith('portico_') && !/_(?:bucket|count|sum)$/.test(name))
  expect(plain.filter((name) => !dashboard.includes(name))).toEqual([])
})

test('every alert tells a person in one sentence what to do', () => {
  const [, ...rules] = alerts.split('- alert: ')
  expect(rules.length).toBeGreaterThan(10)
  for (const rule of rules) {
    expect(rule).toMatch(/^Portico\w+\n/)
    expect(rule).toMatch(/labels: \{ severity: (?:page|ticket) \}/)
    expect(rule).toMatch(/summary: .+\.'?\n/)
    expect(rule).toMatch(/runbook: [^.]+(?:\.\w[^.]*)*\.\n/)
  }
})

test('the dashboard has one place for each panel', () => {
  const { panels } = JSON.parse(dashboard) as {
    panels: { id: number; title: string; gridPos: { x: number; y: number; w: number; h: number } }[]
  }
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
  expect(new Set(panels.map(({ title }) => title)).size).toBe(panels.length)
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, n) => `${x + (n % w)} ${y + Math.floor(n / w)}`),
  )
  expect(new Set(cells).size).toBe(cells.length)
})
