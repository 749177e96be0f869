// The snippets as a router runs them: busybox ash, with the router's commands as small fakes that write down their calls.
import { execFile } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { missing, skipIf } from '../../../../e2e/capabilities.ts'
import { givenGateway, givenPage } from '../../testing/given.ts'
import { useServer } from '../../testing/server.ts'
import { openndsRecipe } from './opennds.ts'
import { recipeText } from './recipeText.ts'

const server = useServer()
const t = recipeText('vi')
const PORTAL = 'https://wifi.example.com'
const BUSYBOX = `Server:\t\t127.0.0.1
Address:\t127.0.0.1:53

Non-authoritative answer:
Name:\twifi.example.com
Address: 203.0.113.7
Name:\twifi.example.com
Address: 203.0.113.8

Non-authoritative answer:
Name:\twifi.example.com
Address: 2001:db8::5
`
const OLD_BUSYBOX = `Server:    127.0.0.1\nAddress 1: 127.0.0.1 localhost\n\nName:      wifi.example.com\nAddress 1: 2001:db8::5\nAddress 2: 203.0.113.7 wifi.example.com\n`
const NOT_THERE = "Server:\t\t127.0.0.1\nAddress:\t127.0.0.1:53\n\n** server can't find wifi.example.com: NXDOMAIN\n"
const ONLY_SIX = `Server:\t\t127.0.0.1\nAddress:\t127.0.0.1:53\n\nName:\twifi.example.com\nAddress: 2001:db8::5\n`

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portico-openwrt-'))
  for (const name of ['bin', 'tmp/resolv.conf.d', 'etc/init.d']) mkdirSync(join(folder, name), { recursive: true })
  writeFileSync(join(folder, 'tmp/resolv.conf.d/resolv.conf.auto'), 'nameserver 192.0.2.53\n')
  for (const name of ['awk', 'grep', 'tail', 'mkdir', 'rm', 'cp']) fake(name, `exec busybox ${name} "$@"`, false)
  for (const name of ['opennds', 'portico-agent', 'dnsmasq']) fake(`../etc/init.d/${name}`, '')
  for (const name of ['uci', 'logread', 'sleep']) fake(name, '')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function fake(name: string, does: string, isNoted = true): void {
  const path = join(folder, 'bin', name)
  const note = `echo "${name.split('/').at(-1)} $*" >> '${folder}/calls'\n`
  writeFileSync(path, `#!/bin/sh\n${isNoted ? note : ''}PATH=/usr/bin:/bin\n${does}\n`)
  chmodSync(path, 0o755)
}

/** Runs a snippet in ash; the router's absolute paths lead into the folder. */
function run(code: string): Promise<{ status: number; output: string; calls: string[] }> {
  const here = code.replaceAll(/(?<![\w.])\/(tmp|etc)\//g, `${folder}/$1/`)
  const env = { PATH: join(folder, 'bin') }
  return new Promise((resolve) => {
    execFile('/usr/bin/busybox', ['ash', '-c', here], { env }, (error, stdout, stderr) => {
      let calls = ''
      try {
        calls = readFileSync(join(folder, 'calls'), 'utf8')
      } catch {
        // Nothing was called.
      }
      resolve({ status: Number(error?.code ?? 0), output: stdout + stderr, calls: calls.split('\n').filter(Boolean) })
    })
  })
}

async function steps(fasLevel: 1 | 2 | 3, hosts: string[] = [], portalUrl = PORTAL) {
  const page = await givenPage(server())
  const gateway = await givenGateway(server(), page, { type: 'opennds', configuration: { fasLevel } })
  const made = openndsRecipe({ ...server().services.config, portalUrl }, gateway, t, hosts)
  const of = (key: Parameters<typeof t>[0]) => made.find(({ text }) => text.startsWith(t(key)))?.code ?? ''
  return { made, of }
}

describe('on the router', skipIf(missing('busybox')), () => {
  test.each(['opkg', 'apk'])('everything openNDS exits without is installed with %s', async (manager) => {
    fake(manager, '')
    const { of } = await steps(3)
    const { status, calls } = await run(of('opennds-install'))
    const verb = manager === 'apk' ? 'add' : 'install'
    expect(status).toBe(0)
    expect(calls).toEqual([`${manager} update`, `${manager} ${verb} opennds curl ca-bundle php8-cli php8-mod-openssl`])
    expect((await steps(2)).of('opennds-install')).toContain('php8-mod-openssl')
    expect((await steps(1)).of('opennds-install')).not.toContain('php')
  })

  test('a package that cannot be had is said, not passed over', async () => {
    fake('opkg', '[ "$1" = update ]')
    const { status, output } = await run((await steps(3)).of('opennds-install'))
    expect(status).toBe(1)
    expect(output).toContain(t('opennds-no-packages'))
  })

  test.each([BUSYBOX, OLD_BUSYBOX])(
    'the portal’s IPv4 address goes into fasremoteip, never IPv6: %#',
    async (printed) => {
      fake('nslookup', `cat <<'END'\n${printed}END`)
      const { status, calls } = await run((await steps(3)).of('opennds-settings'))
      expect(status).toBe(0)
      expect(calls.filter((call) => call.includes('fasremoteip'))).toEqual([
        'uci set opennds.@opennds[0].fasremoteip=203.0.113.7',
      ])
      expect(calls.at(-1)).toBe('uci commit opennds')
    },
  )

  test.each([NOT_THERE, ONLY_SIX, ''])(
    'a portal without an IPv4 address changes nothing, and is said: %#',
    async (printed) => {
      fake('nslookup', `cat <<'END'\n${printed}END`)
      const { status, output, calls } = await run((await steps(3)).of('opennds-settings'))
      expect(status).toBe(1)
      expect(output).toContain(`${t('opennds-no-address')} wifi.example.com`)
      expect(calls.filter((call) => call.startsWith('uci'))).toEqual([])
    },
  )

  test('a second run makes no second walled garden, and port 80 stays out of it', async () => {
    fake('nslookup', `cat <<'END'\n${BUSYBOX}END`)
    const { calls } = await run((await steps(1, ['accounts.google.com'])).of('opennds-settings'))
    const list = calls.filter((call) => call.includes('walledgarden'))
    expect(list).toEqual([
      'uci -q delete opennds.@opennds[0].walledgarden_fqdn_list',
      'uci -q delete opennds.@opennds[0].walledgarden_port_list',
      'uci add_list opennds.@opennds[0].walledgarden_fqdn_list=accounts.google.com',
      'uci add_list opennds.@opennds[0].walledgarden_port_list=443',
    ])
  })

  test('dnsmasq is taken away only when the full one is there, and comes back when that fails', async () => {
    const { of } = await steps(1, ['accounts.google.com'])
    const code = of('opennds-dnsmasq')
    expect((await steps(1)).of('opennds-dnsmasq')).toBe('')
    fake('opkg', '[ "$1" != download ]')
    const offline = await run(code)
    expect(offline.status).toBe(1)
    expect(offline.calls.join()).not.toContain('remove')

    rmSync(join(folder, 'calls'))
    fake(
      'opkg',
      `case "$1 $2" in download*) touch "$2_2.90_all.ipk";; remove*) grep -q 192.0.2.53 '${folder}/tmp/resolv.conf';; install*full*) exit 1;; esac`,
    )
    const { calls } = await run(code)
    expect(calls.filter((call) => !call.startsWith('dnsmasq --'))).toEqual([
      'opkg download dnsmasq',
      'opkg download dnsmasq-full',
      'opkg remove dnsmasq',
      'opkg install ./dnsmasq-full_2.90_all.ipk',
      'opkg install ./dnsmasq_2.90_all.ipk',
      'dnsmasq restart',
    ])

    rmSync(join(folder, 'calls'))
    rmSync(join(folder, 'bin/opkg'))
    fake('apk', '')
    expect((await run(code)).calls.slice(-4)).toEqual([
      'apk fetch dnsmasq dnsmasq-full',
      'apk del dnsmasq',
      'apk add dnsmasq-full',
      'dnsmasq restart',
    ])
  })

  test('openNDS that does not run is said loudly, with its own last words', async () => {
    const code = (await steps(3)).of('opennds-start')
    fake('ndsctl', 'exit 1')
    fake('logread', 'echo "Package ca-bundle is required for level 3 (https)"')
    const broken = await run(code)
    expect(broken.status).toBe(1)
    expect(broken.output).toContain(`!!! ${t('opennds-not-running')}`)
    expect(broken.output).toContain('ca-bundle is required')
    fake('ndsctl', '')
    const whole = await run(code)
    expect([whole.status, whole.output.trim()]).toEqual([0, t('opennds-runs')])
  })
})

test('level 3 is warned of where the portal has no name or no certificate', async () => {
  const isWarned = async (level: 1 | 3, url: string) =>
    (await steps(level, [], url)).made.some(({ text }) => text.includes(t('problem-level-needs-https')))
  expect(await isWarned(3, PORTAL)).toBe(false)
  expect(await isWarned(1, 'http://192.0.2.2:4041')).toBe(false)
  for (const url of ['http://wifi.example.com', 'https://192.0.2.2', 'http://192.0.2.2:4041'])
    expect(await isWarned(3, url), url).toBe(true)
})

test('openNDS itself knows every setting the recipe writes', skipIf(missing('openNds')), async () => {
  const binary = readFileSync('/usr/bin/opennds', 'latin1').toLowerCase()
  const { of } = await steps(3, ['accounts.google.com'])
  const names = new Set([...of('opennds-settings').matchAll(/@opennds\[0\]\.(\w+)/g)].map(([, name]) => name!))
  // Read by OpenWrt's start script.
  names.delete('enabled')
  expect(names.size).toBeGreaterThan(10)
  expect([...names].filter((name) => !binary.includes(name))).toEqual([])
})
