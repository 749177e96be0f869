// What each vendor's document demands of a recipe, fact by fact; the sources are in docs/recipes.md.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { GatewayConfiguration, GatewayType } from '@portico/contract/gateways.ts'
import { missing, skipIf } from '../../../../e2e/capabilities.ts'
import { givenGateway, givenPage } from '../../testing/given.ts'
import { useServer } from '../../testing/server.ts'
import { adapterOf } from '../adapters/index.ts'
import { faultsOf } from '../../testing/routerOs.ts'
import { recipeText } from './recipeText.ts'

const server = useServer()
const t = recipeText('en')
const NAMED = 'https://wifi.example.com'
const BY_ADDRESS = 'http://192.0.2.2:4041'

async function recipeOf(type: GatewayType, portalUrl: string, configuration: GatewayConfiguration = {}) {
  const gateway = await givenGateway(server(), await givenPage(server()), { type, configuration })
  const config = { ...server().services.config, portalUrl, radiusAuthPort: 11_812 }
  const steps = adapterOf(gateway).recipe(config, gateway, t, ['login.example'])
  const code = (name: string) => steps.find(({ fileName }) => fileName === name)?.code ?? ''
  const texts = steps.map(({ text }) => text)
  const says = (key: Parameters<typeof t>[0]) => steps.find(({ text }) => text === t(key))
  return { gateway, code, says, texts, whole: steps.map((step) => step.code ?? '').join('\n') }
}

const controller = { controllerUrl: 'https://192.168.1.2:8043' }

test('UniFi is given an address and a name, and a portal on another port than 80 or 443 is warned of', async () => {
  const named = await recipeOf('unifi', NAMED, controller)
  expect(named.says('unifi-portal')?.code).toBe('nslookup wifi.example.com')
  expect(named.says('unifi-hostname')?.code).toBe('wifi.example.com')
  expect(named.says('unifi-port')).toBeUndefined()
  const byAddress = await recipeOf('unifi', BY_ADDRESS, controller)
  expect(byAddress.says('unifi-portal')?.code).toBe('192.0.2.2')
  expect(byAddress.says('unifi-hostname')).toBeUndefined()
  expect(byAddress.says('unifi-port')?.code).toBe(BY_ADDRESS)
  for (const url of ['http://wifi.example.com:443', 'https://wifi.example.com:80', 'https://wifi.example.com:4041'])
    expect((await recipeOf('unifi', url, controller)).says('unifi-port'), url).toBeDefined()
})

test('a Cisco 9800 gets a virtual address, an address for its portal, and a list where the port is not 80 or 443', async () => {
  const named = (await recipeOf('cisco', NAMED)).code('portico-cisco.txt')
  expect(named).toMatch(/parameter-map type webauth global\n type webauth\n virtual-ip ipv4 192\.0\.2\.1\n/)
  expect(named).toContain(' redirect portal ipv4 PORTAL_IPV4\n')
  expect(named).not.toContain('portico-preauth')
  const byAddress = await recipeOf('cisco', BY_ADDRESS)
  const script = byAddress.code('portico-cisco.txt')
  expect(script).toContain(' redirect portal ipv4 192.0.2.2\n')
  expect(script).toContain(' permit tcp any host 192.0.2.2 eq 4041\n')
  expect(script).toContain(' permit udp any any eq domain\n')
  expect(byAddress.says('cisco-port')?.code).toContain('ip access-group web portico-preauth')
  expect(byAddress.says('cisco-address')).toBeUndefined()
})

test('a FortiGate lets guests reach the portal before they sign in, and asks on our RADIUS port', async () => {
  const named = (await recipeOf('fortinet', NAMED)).code('portico-fortigate.txt')
  expect(named).toContain('  set radius-port 11812\n')
  expect(named).toContain('edit "portico wifi.example.com"\n  set type fqdn\n  set fqdn wifi.example.com\n')
  const policies = named.split('config firewall policy\n').slice(1)
  expect(policies).toHaveLength(2)
  for (const policy of policies) expect(policy).toContain('set captive-portal-exempt enable')
  expect(policies[0]).toContain('set service DNS')
  expect(policies[1]).toContain('set dstaddr "portico wifi.example.com" "portico login.example"\n')
  const byAddress = (await recipeOf('fortinet', BY_ADDRESS)).code('portico-fortigate.txt')
  expect(byAddress).toContain('edit "portico 192.0.2.2"\n  set type ipmask\n  set subnet 192.0.2.2 255.255.255.255\n')
  expect((await recipeOf('fortinet', NAMED, { messageAuthenticator: 'legacy' })).whole).not.toContain('require-message')
  // What is opened is closed.
  const words = (word: RegExp) => named.match(word)?.length ?? 0
  expect(words(/^ *config /gm)).toBe(words(/^ *end$/gm))
  expect(words(/^ *edit /gm)).toBe(words(/^ *next$/gm))
})

test('Meraki reports every five minutes at most, and takes orders at its organisation’s own name', async () => {
  const { whole, says } = await recipeOf('meraki', NAMED, { splash: 'sign-on' })
  expect(whole).toContain('Interim interval     300\n')
  expect(says('meraki-orders')).toBeDefined()
  expect(says('meraki-garden')?.code).toBe('wifi.example.com\nlogin.example')
})

test('a packaged CoovaChilli keeps its network settings and its chilli.conf', skipIf(missing('busybox')), async () => {
  const { gateway, code, says } = await recipeOf('coovachilli', NAMED)
  const folder = mkdtempSync(join(tmpdir(), 'portico-chilli-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const chilli = join(folder, 'chilli')
  mkdirSync(chilli)
  writeFileSync(join(chilli, 'config'), 'HS_LANIF=eth9\nHS_NETWORK=10.9.0.0')
  writeFileSync(join(chilli, 'config'), '\n', { flag: 'a' })
  const script = code('portico-chilli.sh').replaceAll('/etc/chilli', chilli)
  const ash = (line: string) => execFileSync('/usr/bin/busybox', ['ash', '-c', line], { encoding: 'utf8' })
  // Twice: nothing doubles.
  ash(script)
  ash(script)
  const read = ash(
    `. ${chilli}/config; echo "$HS_LANIF|$HS_NETWORK|$HS_NASID|$HS_UAMFORMAT|$HS_UAMSECRET|$HS_RADAUTH|$HS_UAMALLOW|$HS_UAMDOMAINS"`,
  )
  expect(read.trim()).toBe(
    `eth9|10.9.0.0|${gateway.nasId}|${NAMED}/g/${gateway.entryKey}|${gateway.fasKey}|11812|wifi.example.com:443|wifi.example.com login.example`,
  )
  expect(readFileSync(join(chilli, 'local.conf'), 'utf8')).toBe('nouamsuccess\n')
  expect(readFileSync(join(chilli, 'config'), 'utf8').match(/^\. /gm)).toHaveLength(1)
  expect(script).not.toContain('chilli.conf')
  const removal = says('chilli-undo')!.code!
  ash(`sed -i 's#${chilli}#/etc/chilli#' ${chilli}/config`)
  ash(removal.replace('/etc/init.d/chilli restart', '').replaceAll(' /etc/chilli', ` ${chilli}`))
  expect(readFileSync(join(chilli, 'config'), 'utf8')).toBe('HS_LANIF=eth9\nHS_NETWORK=10.9.0.0\n')
  expect(readFileSync(join(chilli, 'local.conf'), 'utf8')).toBe('')
})

test('a MikroTik keeps its name and its other hotspots, and gets one where it has none', async () => {
  for (const url of [NAMED, BY_ADDRESS]) {
    const { gateway, code, whole } = await recipeOf('mikrotik', url)
    const script = code('portico-mikrotik.rsc')
    expect(faultsOf(script)).toEqual([])
    expect(whole).not.toMatch(/\/system identity|set \[find\]|\[find\]/)
    expect(script).toContain('/ip hotspot add name="portico" interface=$guests')
    expect(script).toContain(`radius-location-id="${gateway.nasId}"`)
    for (const line of script.match(/.*walled-garden.* add .*/g) ?? []) expect(line).toContain('server=$server')
  }
  const { whole } = await recipeOf('mikrotik', BY_ADDRESS)
  expect(whole).toContain('dst-address=192.0.2.2')
})

test('an owner who has only the text is told what to do in the order it is done, and nothing twice', async () => {
  const steps = async (type: GatewayType, configuration: GatewayConfiguration = {}) =>
    (await recipeOf(type, NAMED, configuration)).texts
  for (const type of ['mikrotik', 'fortinet'] as const)
    expect(await steps(type), type).not.toContain(t('radius-message-authenticator'))
  for (const type of ['aruba', 'cisco', 'fortinet'] as const)
    expect(await steps(type), type).not.toContain(t('radius-server'))
  const meraki = await steps('meraki', { splash: 'sign-on' })
  expect(meraki.indexOf(t('meraki-sign-on'))).toBe(0)
  expect(meraki.indexOf(t('meraki-splash'))).toBeGreaterThan(meraki.indexOf(t('meraki-garden')))
  const level = (await recipeOf('opennds', BY_ADDRESS, { fasLevel: 2 })).texts.join(' ')
  expect(level).not.toMatch(/level 1/)
})

test('what a script did can be undone by another', async () => {
  for (const url of [NAMED, BY_ADDRESS]) {
    const { says, code } = await recipeOf('mikrotik', url)
    const removal = says('mikrotik-undo')?.code ?? ''
    expect(faultsOf(removal)).toEqual([])
    // Only what bears the name of ours is touched.
    for (const line of removal.split('\n').slice(1, -1)) expect(line).toContain('"portico"')
    const made = `${code('portico-mikrotik.rsc')}\n${says('captive-option')?.code ?? ''}`
    for (const menu of made.match(/^\/[a-z -]+ add/gm) ?? [])
      expect(removal, menu).toContain(menu.replace(/ add$/, ' remove'))
  }
  expect((await recipeOf('opennds', NAMED)).says('opennds-undo')?.code).toContain('rm -f /etc/init.d/portico-agent')
})

test('what phones get by DHCP holds no token, and only over https', async () => {
  const { says, gateway } = await recipeOf('mikrotik', NAMED)
  const option = says('captive-option')?.code ?? ''
  expect(option).toContain(`code=114 value="'${NAMED}/api/captive/${gateway.entryKey}'"`)
  expect(faultsOf(option)).toEqual([])
  // The network names the set, so it lets go first; only `none` clears a reference.
  expect(says('mikrotik-undo')?.code).toMatch(
    /network set \[.*dhcp-option-set=none\n[^]*sets remove.*\n.*option remove/,
  )
  expect((await recipeOf('mikrotik', BY_ADDRESS)).says('captive-option')).toBeUndefined()
})

test('a portal behind a proxy on 443 has that port wherever a port is shown', async () => {
  expect((await recipeOf('aruba', NAMED)).code('portico-aruba.txt')).toMatch(/ port 443\n[^]* https\n/)
  expect((await recipeOf('coovachilli', NAMED)).code('portico-chilli.conf')).toContain(
    'uamallowed wifi.example.com:443',
  )
  expect((await recipeOf('opennds', NAMED)).code('portico-opennds.sh')).toContain("fasport='443'")
  const types: GatewayType[] = ['mikrotik', 'meraki', 'aruba', 'cisco', 'ruckus', 'cambium', 'fortinet', 'coovachilli']
  for (const type of types) expect((await recipeOf(type, NAMED)).whole, type).not.toContain('4041')
})
