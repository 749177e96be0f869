// RADIUS with independent programs: FreeRADIUS between a venue and us, RadSec across the internet,
// hostapd as a gateway, an EAP client.
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { gateways, sessions } from '@portico/contract/gateways.ts'
import type { KnownGateway } from '@portico/server/gateways/index.ts'
import { givenGateway, givenPage, send, type Venue } from '@portico/server/testing/given.ts'
import { authReasons, givenGuestAtDoor } from '@portico/server/testing/givenGuest.ts'
import { radclient } from '@portico/server/testing/radclient.ts'
import { useServer } from '@portico/server/testing/server.ts'
import { missing, pathOf, skipIf } from './capabilities.ts'
import { makeCertificate } from './rig/certificate.ts'
import { startDaemon } from './support/daemon.ts'
import { freePorts } from '@portico/server/core/freePorts.ts'

const run = promisify(execFile)
const server = useServer()
let folder: string
let page: Venue
let gateway: KnownGateway
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portico-neighbours-'))
  page = await givenPage(server())
  gateway = await givenGateway(server(), page)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const online = () => send(server(), sessions.online, {}, { token: page.token })
const SECRET = 'between the venue and its proxy'

/** A guest signs in, is counted, and leaves, through a proxy. */
async function throughProxy(authPort: number, acctPort: number, session: string): Promise<void> {
  const guest = await givenGuestAtDoor(server(), gateway)
  const who = { 'NAS-Identifier': gateway.nasId, 'Calling-Station-Id': guest.mac }
  const { username, password } = guest.grant
  const login = { ...who, 'User-Name': username, 'User-Password': password, 'Message-Authenticator': '0x00' }
  const accepted = await radclient({ port: authPort, kind: 'auth', secret: SECRET }, login)
  expect(accepted).toMatch(/Received Access-Accept/)
  expect(accepted).toMatch(/Session-Timeout = \d+/)
  const refused = await radclient({ port: authPort, kind: 'auth', secret: SECRET }, login)
  expect(refused).toMatch(/Received Access-Reject/)
  const report = {
    ...who,
    'User-Name': username,
    'Acct-Session-Id': session,
    Class: `0x${Buffer.from(username).toString('hex')}`,
  }
  const tell = (status: string, more: Record<string, string | number> = {}) =>
    radclient({ port: acctPort, kind: 'acct', secret: SECRET }, { ...report, 'Acct-Status-Type': status, ...more })
  expect(await tell('Start')).toMatch(/Received Accounting-Response/)
  expect((await online()).rows).toMatchObject([{ mac: guest.mac, nas_id: gateway.nasId }])
  expect(await tell('Stop', { 'Acct-Session-Time': 5, 'Acct-Output-Octets': 1000 })).toMatch(
    /Received Accounting-Response/,
  )
  expect((await online()).count).toBe(0)
}

test(
  'FreeRADIUS as a proxy: its Proxy-State comes back, the guest gets in and is counted once',
  skipIf(missing('freeradius', 'radclient')),
  async () => {
    const [auth = 0, acct = 0] = await freePorts(2)
    const { authPort, acctPort } = server().radius
    const home = (name: string, type: string, port: number) =>
      `home_server ${name} {
  type = ${type}
  ipaddr = 127.0.0.1
  port = ${port}
  secret = "${gateway.radiusSecret.toString()}"
  response_window = 6
  status_check = none
}
home_server_pool ${name} {
  type = fail-over
  home_server = ${name}
}`
    writeFileSync(
      join(folder, 'radiusd.conf'),
      `name = neighbour
libdir = /usr/lib/freeradius
logdir = ${folder}
run_dir = ${folder}
max_requests = 256
log {
  destination = stdout
}
security {
  max_attributes = 200
  reject_delay = 0
  status_server = no
}
proxy_requests = yes
client venue {
  ipaddr = 127.0.0.1
  secret = "${SECRET}"
  require_message_authenticator = no
}
proxy server {
  default_fallback = no
}
${home('portico_auth', 'auth', authPort)}
${home('portico_acct', 'acct', acctPort)}
realm portico {
  auth_pool = portico_auth
  acct_pool = portico_acct
  nostrip
}
modules {
}
server default {
  listen {
    type = auth
    ipaddr = 127.0.0.1
    port = ${auth}
  }
  listen {
    type = acct
    ipaddr = 127.0.0.1
    port = ${acct}
  }
  authorize {
    update control {
      &Proxy-To-Realm := "portico"
    }
  }
  preacct {
    update control {
      &Proxy-To-Realm := "portico"
    }
  }
}
`,
    )
    const daemon = await startDaemon(
      pathOf('freeradius'),
      ['-f', '-X', '-d', folder, '-D', '/usr/share/freeradius', '-n', 'radiusd'],
      /Ready to process requests/,
    )
    onTestFinished(() => daemon.stop())
    await throughProxy(auth, acct, 'by-freeradius')
  },
)

test(
  'RadSec: a venue’s RADIUS crosses the internet inside TLS, with a certificate each',
  skipIf(missing('radsecproxy', 'radclient', 'openssl')),
  async () => {
    const { certFile } = await makeCertificate(folder, 'radsec.example', '127.0.0.1')
    const keyFile = join(folder, 'portal.key')
    const [venuePort = 0, tlsPort = 0] = await freePorts(2)
    const { authPort, acctPort } = server().radius
    const tls = `tls default {\n CACertificateFile ${certFile}\n CertificateFile ${certFile}\n CertificateKeyFile ${keyFile}\n}`
    const home = (name: string, port: number) =>
      `server ${name} {\n host 127.0.0.1\n type udp\n port ${port}\n secret ${gateway.radiusSecret.toString()}\n}`
    const ours = join(folder, 'ours.conf')
    writeFileSync(
      ours,
      `ListenTLS 127.0.0.1:${tlsPort}
LogLevel 2
${tls}
client venue {\n host 127.0.0.1\n type tls\n secret radsec\n certificateNameCheck off\n}
${home('auth', authPort)}
${home('acct', acctPort)}
realm * {\n server auth\n accountingServer acct\n}
`,
    )
    const theirs = join(folder, 'theirs.conf')
    writeFileSync(
      theirs,
      `ListenUDP 127.0.0.1:${venuePort}
LogLevel 2
${tls}
client gateway {\n host 127.0.0.1\n type udp\n secret "${SECRET}"\n}
server portico {\n host 127.0.0.1\n type tls\n port ${tlsPort}\n secret radsec\n certificateNameCheck off\n}
realm * {\n server portico\n accountingServer portico\n}
`,
    )
    const serving = /createlistener|listening/i
    const near = await startDaemon(pathOf('radsecproxy'), ['-f', '-c', ours], serving)
    onTestFinished(() => near.stop())
    const far = await startDaemon(pathOf('radsecproxy'), ['-f', '-c', theirs], serving)
    onTestFinished(() => far.stop())
    await expect
      .poll(() => far.said() + near.said(), { timeout: 10_000 })
      .toMatch(/connection to .* (up|established)|tlsconnect.*up/i)
    await throughProxy(venuePort, venuePort, 'by-radsec')
  },
)

test('an EAP client is refused by a reply it can prove, not by silence', skipIf(missing('eapolTest')), async () => {
  const conf = join(folder, 'eap.conf')
  writeFileSync(conf, 'network={\n key_mgmt=IEEE8021X\n eap=MD5\n identity="guest"\n password="guess"\n}\n')
  const { authPort } = server().radius
  const secret = gateway.radiusSecret.toString()
  const args = [
    '-c',
    conf,
    '-a',
    '127.0.0.1',
    '-p',
    String(authPort),
    '-s',
    secret,
    '-n',
    '-t',
    '5',
    '-N',
    `32:s:${gateway.nasId}`,
  ]
  const { stdout } = await run(pathOf('eapolTest'), args).catch((error: { stdout: string }) => error)
  expect(stdout).toMatch(/code=3 \(Access-Reject\)/)
  expect(stdout).not.toMatch(/Invalid (Response|Message)|No valid RADIUS response|dropping packet/i)
  expect(await authReasons(server(), gateway)).toContain('eap-off')
})

describe('hostapd on a wired port', () => {
  const reason = missing('root', 'hostapd')
  test('is seen as a device the moment it starts: its Accounting-On is answered', skipIf(reason), async () => {
    const { radius } = server()
    const box = await givenGateway(server(), page)
    await run('ip', ['link', 'add', 'portico-t0', 'type', 'veth', 'peer', 'name', 'portico-t1'])
    onTestFinished(async () => void (await run('ip', ['link', 'del', 'portico-t0'])))
    await run('ip', ['link', 'set', 'portico-t0', 'up'])
    const conf = join(folder, 'hostapd.conf')
    const secret = box.radiusSecret.toString()
    writeFileSync(
      conf,
      `interface=portico-t0
driver=wired
ieee8021x=1
own_ip_addr=127.0.0.1
nas_identifier=${box.nasId}
auth_server_addr=127.0.0.1
auth_server_port=${radius.authPort}
auth_server_shared_secret=${secret}
acct_server_addr=127.0.0.1
acct_server_port=${radius.acctPort}
acct_server_shared_secret=${secret}
`,
    )
    const before = radius.counters.accounted
    const daemon = await startDaemon(pathOf('hostapd'), ['-d', conf], /AP-ENABLED/)
    onTestFinished(() => daemon.stop())
    await expect.poll(() => radius.counters.accounted, { timeout: 10_000 }).toBeGreaterThan(before)
    await expect
      .poll(async () => {
        const { rows } = await send(server(), gateways.list, { query: {} }, { token: page.token })
        return rows.find((row) => row.nas_id === box.nasId)?.state
      })
      .toBe('online')
    expect(daemon.said()).toMatch(/Received RADIUS message|RADIUS message: code=5|Received 20 bytes from RADIUS server/)
  })
})
