// The feed as an operator writes it and a router reads it: by the command, tar, and a shell with the router's own functions.
import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { missing, pathOf, skipIf } from '../../../../../e2e/capabilities.ts'
import { ndsctlJson } from '../../../../../e2e/rig/ndsctlJson.ts'
import { givenGateway, givenPage } from '../../../testing/given.ts'
import { givenGuestAtDoor, storedSessions } from '../../../testing/givenGuest.ts'
import { useServer } from '../../../testing/server.ts'
import { encodeCustom } from '../fas.ts'

const ROOT = join(import.meta.dirname, '../../../../..')
const server = useServer()
let folder: string
let feed: string
/** The root of a router on which the package was unpacked. */
let router: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portico-feed-'))
  feed = join(folder, 'feed')
  router = join(folder, 'router')
  await writeFeed(feed)
  for (const part of ['outer', 'control', 'router']) mkdirSync(join(folder, part))
  tar('outer', join(feed, ipk()))
  tar('control', join(folder, 'outer/control.tar.gz'))
  tar('router', join(folder, 'outer/data.tar.gz'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const writeFeed = (to: string, ...more: string[]) =>
  promisify(execFile)(process.execPath, ['scripts/agentFeed.ts', to, ...more], { cwd: ROOT, timeout: 20_000 })
const tar = (into: string, file: string) => execFileSync('tar', ['-xzpf', file, '-C', join(folder, into)])
const listed = (file: string) => execFileSync('tar', ['-tvzf', file, '--numeric-owner'], { encoding: 'utf8' })
const read = (path: string) => readFileSync(join(folder, path), 'utf8')
const ipk = () => readdirSync(feed).find((name) => name.endsWith('.ipk'))!
const fieldsOf = (text: string) =>
  Object.fromEntries([...text.matchAll(/^([\w-]+): (.*)$/gm)].map(([, name, value]) => [name, value]))

test('the index lists the package with its true size and sum, and what the package says of itself', () => {
  const bytes = readFileSync(join(feed, ipk()))
  const index = read('feed/Packages')
  expect(fieldsOf(index)).toEqual({
    ...fieldsOf(read('control/control')),
    Filename: ipk(),
    Size: String(bytes.length),
    SHA256sum: createHash('sha256').update(bytes).digest('hex'),
  })
  expect(ipk()).toMatch(/^portico-agent_\d+\.\d+\.\d+-\d+_all\.ipk$/)
  expect(fieldsOf(index)).toMatchObject({ Architecture: 'all', Depends: 'opennds, curl, ca-bundle' })
  expect(index.endsWith('\n\n')).toBe(true)
  expect(gunzipSync(readFileSync(join(feed, 'Packages.gz'))).toString()).toBe(index)
})

test('the package has the parts opkg looks for, all of root, with a key nobody else reads and settings an upgrade keeps', () => {
  const outer = listed(join(feed, ipk()))
  expect(outer.match(/\.\/\S+/g)).toEqual(['./debian-binary', './control.tar.gz', './data.tar.gz'])
  expect(read('outer/debian-binary')).toBe('2.0\n')
  const data = listed(join(folder, 'outer/data.tar.gz'))
  expect(data).toMatch(/^-rw------- 0\/0 .* \.\/etc\/config\/portico-agent$/m)
  expect(data).toMatch(/^-rwxr-xr-x 0\/0 .* \.\/usr\/bin\/portico-agent$/m)
  expect(data).toMatch(/^-rwxr-xr-x 0\/0 .* \.\/etc\/init\.d\/portico-agent$/m)
  expect(read('control/conffiles')).toBe('/etc/config/portico-agent\n')
})

test('a feed written again is the same to the byte', async () => {
  const again = join(folder, 'again')
  await writeFeed(again)
  for (const name of readdirSync(feed)) expect(readFileSync(join(again, name))).toEqual(readFileSync(join(feed, name)))
})

test('the command that names no folder, or no key, says what it needs', async () => {
  await expect(promisify(execFile)(process.execPath, ['scripts/agentFeed.ts'], { cwd: ROOT })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^npm run agent:feed/),
  })
  const noKey = join(feed, 'Packages')
  await expect(writeFeed(join(folder, 'unsigned'), '--key', noKey)).rejects.toMatchObject({
    stderr: expect.stringContaining('no secret key of usign'),
  })
})

test('a router that checks signatures takes the feed, and no other', skipIf(missing('openssl')), async () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const number = randomBytes(8)
  const seed = privateKey.export({ type: 'pkcs8', format: 'der' }).subarray(-32)
  const point = publicKey.export({ type: 'spki', format: 'der' }).subarray(-32)
  // As usign writes it: no rounds, salt and checksum are not looked at.
  const secret = Buffer.concat([Buffer.from('EdBK'), Buffer.alloc(4 + 16 + 8), number, seed, point])
  writeFileSync(join(folder, 'feed.key'), `untrusted comment: private key\n${secret.toString('base64')}\n`)
  await writeFeed(join(folder, 'signed'), '--key', join(folder, 'feed.key'))
  const [comment, line] = read('signed/Packages.sig').split('\n')
  const signature = Buffer.from(line!, 'base64')
  expect(comment).toBe(`untrusted comment: signed by key ${number.toString('hex')}`)
  expect(signature.subarray(0, 10)).toEqual(Buffer.concat([Buffer.from('Ed'), number]))
  writeFileSync(join(folder, 'sig'), signature.subarray(10))
  writeFileSync(join(folder, 'pub.pem'), publicKey.export({ type: 'spki', format: 'pem' }))
  const verify = (path: string) =>
    execFileSync(
      pathOf('openssl'),
      ['pkeyutl', '-verify', '-rawin', '-pubin', '-inkey', 'pub.pem', '-sigfile', 'sig', '-in', path],
      { cwd: folder, stdio: 'pipe' },
    ).toString()
  expect(verify('signed/Packages')).toContain('Verified Successfully')
  writeFileSync(join(folder, 'changed'), read('signed/Packages').replace('Size: ', 'Size: 1'))
  expect(() => verify('changed')).toThrow()
})

/** The functions of OpenWrt that a start script calls, over a settings file as uci keeps it. */
const FUNCTIONS = `
config_load() { settings=$ROUTER/etc/config/$1; }
config_get() {
  value=$(sed -n "s/^.option $3 '\\(.*\\)'$/\\1/p" "$settings")
  eval "$1=\\\${value:-\\$4}"
}
procd_open_instance() { :; }
procd_close_instance() { :; }
procd_set_param() { shift_name=$1; shift; printf '%s' "$shift_name"; printf ' %s' "$@"; echo; }
`

/** What the start script asks procd to run, a line for each parameter. */
function startOf(shell: string[]): string {
  const script = `${FUNCTIONS}\n. "$ROUTER/etc/init.d/portico-agent"\nstart_service`
  const [program = 'sh', ...args] = shell
  return execFileSync(program, [...args, '-c', script], { env: { ...process.env, ROUTER: router }, encoding: 'utf8' })
}

async function reportFrom(shell: string[], start: string): Promise<ChildProcess> {
  const env = Object.fromEntries(
    /^env (.*)$/m
      .exec(start)![1]!
      .split(' ')
      .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  )
  const [program = 'sh', ...args] = shell
  const bin = join(folder, 'bin')
  return spawn(program, [...args, join(router, 'usr/bin/portico-agent')], {
    env: { ...env, PATH: bin + delimiter + process.env['PATH'], PORTICO_RUN_DIR: folder, PORTICO_CONF: '/dev/null' },
    stdio: 'ignore',
  })
}

const shells = [
  { name: 'sh', shell: ['sh'], needs: undefined },
  { name: 'busybox ash', shell: ['busybox', 'ash'], needs: missing('busybox') },
]
for (const { name, shell, needs } of shells)
  test(
    `a router that installs the package and sets address and key tells who is online: ${name}`,
    skipIf(process.platform === 'linux' ? needs : 'needs Linux'),
    async () => {
      const settings = join(router, 'etc/config/portico-agent')
      const empty = readFileSync(settings, 'utf8')
      expect(startOf(shell), 'nothing is set yet').toBe('')
      const page = await givenPage(server())
      const gateway = await givenGateway(server(), page, { type: 'opennds' })
      const guest = await givenGuestAtDoor(server(), gateway)
      const { portalUrl } = server().services.config
      const set = { url: portalUrl, nas_id: gateway.nasId, key: gateway.agentKey, interval: '1' }
      const filled = Object.entries(set).reduce(
        (text, [option, value]) =>
          text.replace(new RegExp(`option ${option} '.*'`), () => `option ${option} '${value}'`),
        empty,
      )
      writeFileSync(settings, filled)
      mkdirSync(join(folder, 'bin'), { recursive: true })
      const mac = guest.mac.match(/../g)!.join(':')
      writeFileSync(join(folder, 'online.json'), ndsctlJson({ mac, custom: encodeCustom(guest.grant.username) }))
      const ndsctl = `#!/bin/sh\n[ "$1" = json ] && cat '${folder}/online.json'\n`
      writeFileSync(join(folder, 'bin/ndsctl'), ndsctl, { mode: 0o755 })
      const start = startOf(shell)
      expect(start).toMatch(/^command \/usr\/bin\/portico-agent$/m)
      const agent = await reportFrom(shell, start)
      try {
        await expect
          .poll(() => storedSessions(server(), gateway), { timeout: 15_000 })
          .toMatchObject([{ stoppedAt: null }])
      } finally {
        agent.kill('SIGTERM')
        writeFileSync(settings, empty)
      }
    },
  )
