// Which tests this machine can run, and why not the others. A test's or describe's needs go between its
// name and its body: `skipIf(missing('openNds', 'chromium'))`. `npm test` prints the reasons.
import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestOptions } from 'vitest'
import { chromium } from 'playwright-core'
import { which } from '../scripts/test/which.ts'
import { canRunRig } from './rig/canRunRig.ts'

/** Available, with the program's path if there is one; or not, with the reason. */
export type Capability = { ok: true; path?: string } | { ok: false; reason: string }

const ASK = {
  /** Root on Linux. */
  root: () => (process.getuid?.() === 0 ? able() : unable('needs root')),
  /** A small private disk that can be filled. */
  tmpfs: () => canMount(),
  /** Network namespaces with nftables, DHCP and DNS. */
  namespaces: () => canRunRig(1),
  /** openNDS at FAS level 1, in namespaces. */
  openNds: () => canRunRig(1),
  /** openNDS at FAS levels 2 and 3, which also need PHP. */
  openNdsLevel3: () => canRunRig(3),
  chromium: () => findBrowser(),
  /** MiniBrowser behind WebKitWebDriver, with a screen and a bus. */
  webKit: () => findWebKit(),
  firefox: () => findProgram('firefox-esr', 'firefox-esr'),
  radclient: () => findProgram('radclient', 'freeradius-utils'),
  hostapd: () => findProgram('hostapd', 'hostapd'),
  wpaSupplicant: () => findProgram('wpa_supplicant', 'wpasupplicant'),
  freeradius: () => findProgram('freeradius', 'freeradius'),
  pgbouncer: () => findProgram('pgbouncer', 'pgbouncer'),
  nginx: () => findProgram('nginx', 'nginx-light'),
  radsecproxy: () => findProgram('radsecproxy', 'radsecproxy'),
  busybox: () => findProgram('busybox', 'busybox'),
  openssl: () => findProgram('openssl', 'openssl'),
  unzip: () => findProgram('unzip', 'unzip'),
  /** Reads a QR code from a picture of the print, as a phone does. */
  zbarimg: () => findProgram('zbarimg', 'zbar-tools'),
  pdftoppm: () => findProgram('pdftoppm', 'poppler-utils'),
  /** Makes system calls fail, such as fsync. */
  strace: () => findProgram('strace', 'strace'),
  patroni: () => findProgram('patroni', 'patroni'),
  /** Drops packets. */
  iptables: () => findProgram('iptables', 'iptables'),
  etcd: () => findProgram('etcd', 'etcd-server'),
  haproxy: () => findProgram('haproxy', 'haproxy'),
  pgbackrest: () => findProgram('pgbackrest', 'pgbackrest'),
  /** Gives a process a clock that can be set. */
  faketime: () => findProgram('faketime', 'faketime'),
  eapolTest: () => findProgram('eapol_test', 'eapoltest'),
} satisfies Record<string, () => Capability>

export type CapabilityName = keyof typeof ASK

const probes = new Map<CapabilityName, Capability>()

/** Probes the machine once per process. */
export function capability(name: CapabilityName): Capability {
  const answer = probes.get(name) ?? ASK[name]()
  probes.set(name, answer)
  return answer
}

/** Why one of these is unavailable; undefined when all are available. */
export function missing(...names: CapabilityName[]): string | undefined {
  const reasons = names.map(capability).flatMap((answer) => (answer.ok ? [] : [answer.reason]))
  return reasons.length > 0 ? [...new Set(reasons)].join('; ') : undefined
}

/** Options for a `test` or `describe`: skipped with a reason, which `npm test` prints, if there is one. */
export function skipIf(reason: string | undefined): TestOptions {
  return reason === undefined ? {} : { skip: true, meta: { skipReason: reason } }
}

/** @returns the path of a capability's program. @throws Error when it is unavailable. */
export function pathOf(name: CapabilityName): string {
  const answer = capability(name)
  if (answer.ok && answer.path) return answer.path
  throw new Error(answer.ok ? `${name} is no program` : answer.reason)
}

function able(path?: string): Capability {
  return { ok: true, path }
}

function unable(reason: string): Capability {
  return { ok: false, reason }
}

function canMount(): Capability {
  const folder = mkdtempSync(join(tmpdir(), 'portico-tmpfs-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder], { stdio: 'pipe' })
    execFileSync('umount', [folder])
    return able()
  } catch {
    return unable('cannot mount a tmpfs (needs root)')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function findProgram(program: string, debian: string): Capability {
  const path = which(program)
  return path ? able(path) : unable(`${program} not found (Debian: apt-get install ${debian})`)
}

function findWebKit(): Capability {
  const lacks = Object.entries({
    WebKitWebDriver: 'webkit2gtk-driver',
    Xvfb: 'xvfb',
    'dbus-daemon': 'dbus-daemon',
  }).flatMap(([program, debian]) => (which(program) ? [] : [debian]))
  const browser = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0]
  return browser && lacks.length === 0
    ? able(browser)
    : unable(`WebKit not found (Debian: apt-get install ${lacks.join(' ') || 'webkit2gtk-driver'})`)
}

function findBrowser(): Capability {
  // Without windows of its own it needs half the processor time.
  const names = [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome-stable',
    'google-chrome',
    'chrome',
  ]
  const own = chromium.executablePath()
  const path = names.map(which).find(Boolean) ?? (own && existsSync(own) ? own : undefined)
  return path
    ? able(path)
    : unable(
        'no Chromium found (Debian: apt-get install chromium-headless-shell; elsewhere: npx playwright-core install chromium)',
      )
}
