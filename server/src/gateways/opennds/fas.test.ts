import { createHash } from 'node:crypto'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fasFields, fasLevel1, fasLevel3 } from '../../testing/opennds.ts'
import { decodeCustom, encodeCustom, fasToken, loginAddress, readFas } from './fas.ts'

const KEY = 'f'.repeat(32)
const read = (query: Record<string, string>) => readFas(query, KEY, 1)
const MAC = '02:11:22:33:44:55'

test('a guest sent by openNDS is read at level 1 and at level 3', () => {
  const fields = fasFields(MAC)
  const arrival = {
    hid: fields['hid'],
    mac: '021122334455',
    ip: '192.168.1.47',
    gatewayAddress: '192.168.1.1:2050',
    authDirectory: 'opennds_auth',
    originalUrl: 'http://detectportal.firefox.com/',
    version: '9.10.0',
  }
  expect(read(fasLevel1(fields))).toEqual(arrival)
  expect(read(fasLevel3(fields, KEY))).toEqual(arrival)
})

test('a base64 that came through an address, its plus signs become spaces, is read all the same', () => {
  for (let n = 0; n < 200; n++) {
    const fields = fasFields(MAC, { originurl: `http%3a%2f%2fa%2f${'~>?'.repeat(n % 7)}` })
    const { fas } = fasLevel1(fields)
    expect(read({ fas: fas.replaceAll('+', ' ') })?.hid).toBe(fields['hid'])
  }
})

test('keys shorter and longer than 32 characters work as PHP has them', () => {
  for (const key of ['short', 'k'.repeat(32), 'k'.repeat(60)])
    expect(readFas(fasLevel3(fasFields(MAC), key), key, 3)?.mac).toBe('021122334455')
})

test('a forged or foreign link is ignored, and never throws', () => {
  const { fas, iv } = fasLevel3(fasFields(MAC), KEY)
  const bad: Record<string, string>[] = [
    {},
    { fas: '' },
    { iv },
    { fas, iv: '' },
    { fas, iv: 'short' },
    { fas, iv: 'ü'.repeat(16) },
    { fas, iv: 'x'.repeat(5000) },
    { fas: fas.slice(0, -4), iv },
    { fas: fas.slice(4), iv },
    { fas: Buffer.from('not base64 !').toString('base64'), iv },
    { fas: '%%%', iv },
    { fas: 'A'.repeat(8001) },
    fasLevel3(fasFields(MAC), 'another key'),
    { fas: Buffer.from('hid=').toString('base64') },
    { fas: Buffer.from('=, =, =').toString('base64') },
  ]
  for (const query of bad) expect(read(query), JSON.stringify(query).slice(0, 80)).toBeUndefined()
})

test('each of the fields we lean on must be there, and be what it says', () => {
  const without = (name: string) => Object.fromEntries(Object.entries(fasFields(MAC)).filter(([key]) => key !== name))
  for (const name of ['hid', 'clientmac', 'gatewayaddress'])
    expect(read(fasLevel1(without(name))), name).toBeUndefined()
  for (const hid of ['', 'abc', 'x'.repeat(64), `${'a'.repeat(64)}"><script>`, 'a'.repeat(129)])
    expect(read(fasLevel1(fasFields(MAC, { hid }))), hid).toBeUndefined()
  for (const mac of ['', '02', 'zz:11:22:33:44:55', `${MAC}:66`, '(null)'])
    expect(read(fasLevel1(fasFields(mac))), mac).toBeUndefined()
  for (const name of ['clientip', 'originurl', 'version', 'themespec'])
    expect(read(fasLevel1(without(name))), name).toBeDefined()
})

test('a guest is never sent to an address that is no venue’s own', () => {
  const hostile = [
    '8.8.8.8:80',
    '192.168.1.1',
    'evil.example:2050',
    '192.168.1.1:2050/x',
    '192.168.1.1:2050@evil.example',
    '192.168.1.1.evil.example:80',
    '127.0.0.1:2050',
    '169.254.1.1:80',
    '172.32.0.1:80',
    '192.169.0.1:80',
    '0xc0a80101:2050',
    '[::1]:2050',
    '10.0.0.1:99999999',
    ' 10.0.0.1:80',
    '10.0.0.1:80\n',
    '10.999.0.1:80',
    '010.8.8.8:80',
    '10.0.0.1:70000',
    '(null)',
  ]
  for (const address of hostile)
    expect(read(fasLevel1(fasFields(MAC, { gatewayaddress: address }))), address).toBeUndefined()
  for (const address of ['10.0.0.1:2050', '172.16.9.1:80', '192.168.0.1:2050', '100.64.0.1:2050'])
    expect(read(fasLevel1(fasFields(MAC, { gatewayaddress: address })))?.gatewayAddress).toBe(address)
})

test('the folder of the gateway’s own door is a plain name, else the usual one', () => {
  for (const authdir of ['../../etc', 'a/b', '?x', '//evil.example', ''])
    expect(read(fasLevel1(fasFields(MAC, { authdir })))?.authDirectory).toBe('opennds_auth')
  expect(read(fasLevel1(fasFields(MAC, { authdir: 'door_7' })))?.authDirectory).toBe('door_7')
})

test('nothing a phone sends in makes the reader fail', () => {
  const text = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.base64String(), fc.constant('(null)'))
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('fas', 'iv', 'status'), text),
      fc.dictionary(fc.constantFrom(...Object.keys(fasFields())), text),
      (query, changes) => {
        readFas(query, KEY, 1)
        readFas(fasLevel1(fasFields(MAC, changes)), KEY, 1)
      },
    ),
    { numRuns: 1000 },
  )
})

test('the way back carries both parameters openNDS cannot do without, and its proof', () => {
  const fields = fasFields(MAC)
  const url = new URL(loginAddress(read(fasLevel1(fields))!, KEY, 'https://wifi.example.com/s/abc?x=1&y', 'a1b2'))
  expect(url.origin + url.pathname).toBe('http://192.168.1.1:2050/opennds_auth/')
  const proof = createHash('sha256').update(`${fields['hid']}${KEY}`).digest('hex')
  expect(url.searchParams.get('tok')).toBe(proof)
  expect(fasToken(fields['hid']!, KEY)).toBe(proof)
  expect(url.searchParams.get('redir')).toBe('https://wifi.example.com/s/abc?x=1&y')
})

test('our name for a sign-in comes back as it went, and nothing else is taken for one', () => {
  const name = '0123456789abcdef0123'
  expect(decodeCustom(encodeCustom(name))).toBe(name)
  expect(decodeCustom(encodeURIComponent(encodeCustom(name)))).toBe(name)
  for (const text of [
    '',
    'x',
    '%',
    '%ff',
    encodeCustom(`${name}4`),
    encodeCustom(name.toUpperCase()),
    encodeCustom(`'; --${name}`),
    '\0',
    'bm9uZQ==',
  ])
    expect(decodeCustom(text)).toBe('')
})
