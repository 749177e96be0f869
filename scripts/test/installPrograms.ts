import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { which } from './which.ts'

/** Programs that some tests call, each with its Debian package. */
const PROGRAMS: Record<string, string> = {
  'chromium-headless-shell': 'chromium-headless-shell',
  'firefox-esr': 'firefox-esr',
  WebKitWebDriver: 'webkit2gtk-driver',
  Xvfb: 'xvfb',
  'dbus-daemon': 'dbus-daemon',
  opennds: 'opennds-daemon',
  radclient: 'freeradius-utils',
  hostapd: 'hostapd',
  wpa_supplicant: 'wpasupplicant',
  eapol_test: 'eapoltest',
  freeradius: 'freeradius',
  radsecproxy: 'radsecproxy',
  pgbouncer: 'pgbouncer',
  nft: 'nftables',
  iptables: 'iptables',
  dnsmasq: 'dnsmasq-base',
  php: 'php-cli',
  ip: 'iproute2',
  busybox: 'busybox',
  udhcpc: 'udhcpc',
  curl: 'curl',
  pgrep: 'procps',
  openssl: 'openssl',
  unzip: 'unzip',
  zbarimg: 'zbar-tools',
  pdftoppm: 'poppler-utils',
  strace: 'strace',
  haproxy: 'haproxy',
  nginx: 'nginx-light',
}

/** Their services would take over the network of a machine that should only run tests. */
const SERVICES: Record<string, string> = {
  'opennds-daemon': 'opennds',
  hostapd: 'hostapd',
  freeradius: 'freeradius',
  radsecproxy: 'radsecproxy',
  pgbouncer: 'pgbouncer',
  haproxy: 'haproxy',
  'nginx-light': 'nginx',
}

const UPDATE_SECONDS = 120
const INSTALL_SECONDS = 600

/** Installs what is missing if it can without asking (root on Debian); otherwise names what is missing. */
export async function installPrograms(tell: (line: string) => void): Promise<void> {
  const missing = missingPackages()
  if (missing.length === 0) return tell('Programs: all there')
  const canInstall = process.platform === 'linux' && process.getuid?.() === 0 && which('apt-get') !== undefined
  if (!canInstall) {
    tell(`Programs missing, tests that need them are skipped: ${missing.join(' ')}`)
    return tell(`On Debian, as root: apt-get install --no-install-recommends ${missing.join(' ')}`)
  }
  tell(
    `Programs: installing ${missing.join(' ')} with apt-get (at most ${(UPDATE_SECONDS + INSTALL_SECONDS) / 60} minutes)`,
  )
  await keepServicesOff(missing, tell)
  await run('apt-get', ['update', '-qq'], UPDATE_SECONDS, tell)
  const install = ['install', '-y', '--no-install-recommends']
  const isDone = await run('apt-get', [...install, ...missing], INSTALL_SECONDS, tell)
  // One name that this release does not know makes the whole command fail.
  if (!isDone) for (const name of missing) await run('apt-get', [...install, name], INSTALL_SECONDS / 4, tell)
  const still = missingPackages()
  tell(still.length > 0 ? `Programs still missing: ${still.join(' ')}` : 'Programs: all there')
}

function missingPackages(): string[] {
  return [...new Set(Object.entries(PROGRAMS).flatMap(([program, name]) => (which(program) ? [] : [name])))]
}

async function keepServicesOff(packages: string[], tell: (line: string) => void) {
  const services = packages.flatMap((name) => SERVICES[name] ?? [])
  if (services.length === 0 || !existsSync('/run/systemd/system')) return
  tell(`Programs: ${services.join(' and ')} will not be started as services (systemctl mask)`)
  await run('systemctl', ['mask', ...services], 20, tell)
}

/** Runs a program, prints each step it names, and returns whether it succeeded in time. */
function run(program: string, args: string[], seconds: number, tell: (line: string) => void): Promise<boolean> {
  return new Promise((resolve) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'], timeout: seconds * 1000 })
    const show = (text: string) => {
      for (const line of text.split('\n')) if (/^(Get:|Setting up|E:|Err:)/.test(line)) tell(`  ${line.slice(0, 110)}`)
    }
    child.stdout.setEncoding('utf8').on('data', show)
    child.stderr.setEncoding('utf8').on('data', show)
    child.on('error', () => resolve(false))
    child.on('close', (code) => {
      if (code !== 0) tell(`  ${program} ${args[0]} ended with ${code ?? `no answer in ${seconds} s`}`)
      resolve(code === 0)
    })
  })
}
