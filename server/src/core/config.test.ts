import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { describeVariables, readConfig, StartError } from './config.ts'

const KEY = 'k'.repeat(32)
const DATABASE_URL = 'postgres://user:hunter2@db.example.com:5432/portico'

test('with nothing set it runs on this machine, with a demo and a database of its own', () => {
  expect(readConfig({})).toMatchObject({
    port: 4040,
    portalPort: 4041,
    radiusAuthPort: 1812,
    radiusAcctPort: 1813,
    dataDir: resolve('./data'),
    databaseUrl: '',
    publicUrl: 'http://localhost:4040',
    secretKey: '',
    trustProxy: [],
    demo: true,
    isProduction: false,
  })
})

test('in production nothing is offered to strangers unless asked for: no simulated gateway, no list of calls', () => {
  const production = { DATABASE_URL, SECRET_KEY: KEY, NODE_ENV: 'production' }
  expect(readConfig({})).toMatchObject({ simulatorPort: 4042, apiDocs: true })
  expect(readConfig(production)).toMatchObject({ simulatorPort: 0, apiDocs: false })
  const asked = readConfig({ ...production, SIMULATOR_PORT: '4042', API_DOCS: 'true' })
  expect(asked).toMatchObject({ simulatorPort: 4042, apiDocs: true })
})

test('with a database of one’s own there is no demo unless asked for, and a key is needed', () => {
  expect(readConfig({ DATABASE_URL, SECRET_KEY: KEY })).toMatchObject({
    databaseUrl: DATABASE_URL,
    secretKey: KEY,
    demo: false,
  })
  expect(readConfig({ DATABASE_URL, SECRET_KEY: KEY, DEMO: 'yes' }).demo).toBe(true)
  expect(() => readConfig({ DATABASE_URL })).toThrow(
    /^SECRET_KEY must have at least 32 characters.*required with DATABASE_URL/,
  )
})

test('passwords are looked up unless the setting is there and empty', () => {
  expect(readConfig({}).breachUrl).toBe('https://api.pwnedpasswords.com')
  expect(readConfig({ BREACH_URL: ' ' }).breachUrl).toBe('')
  expect(readConfig({ BREACH_URL: 'https://pwned.example.com/' }).breachUrl).toBe('https://pwned.example.com')
})

const WRONG: [Record<string, string>, RegExp][] = [
  [{ PORT: 'http' }, /^PORT is "http"; it must be a port number from 0 to 65535\.$/],
  [{ PORT: '65536' }, /^PORT is "65536"/],
  [{ PORTAL_PORT: '-1' }, /^PORTAL_PORT is "-1"/],
  [{ RADIUS_AUTH_PORT: '18.12' }, /^RADIUS_AUTH_PORT is/],
  [{ RADIUS_ACCT_PORT: 'x' }, /^RADIUS_ACCT_PORT is/],
  [{ COA_PORT: 'x' }, /^COA_PORT is/],
  [{ SIMULATOR_PORT: 'x' }, /^SIMULATOR_PORT is/],
  [{ PUBLIC_URL: 'wifi.example.com' }, /^PUBLIC_URL is "wifi.example.com"; it must be an address such as https:/],
  [{ PORTAL_URL: 'javascript:alert(1)' }, /^PORTAL_URL is/],
  [{ DEMO: 'maybe' }, /^DEMO is "maybe"; it must be true or false\.$/],
  [{ SECRET_KEY_OLD: `${KEY},${'k'.repeat(31)}` }, /^SECRET_KEY_OLD must list earlier SECRET_KEYs/],
  [{ SECRET_KEY: 'k'.repeat(31) }, /^SECRET_KEY must have at least 32 characters/],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL is "loud"; it must be one of fatal, error, warn/],
  [{ TRUST_PROXY: '10.0.0.1, everybody' }, /^TRUST_PROXY has "everybody"/],
  [{ TRUST_PROXY: '10.0.0.0/x' }, /^TRUST_PROXY has/],
  [{ DATABASE_URL: 'nonsense', SECRET_KEY: KEY }, /^DATABASE_URL must be an address such as postgres:/],
  [{ DATABASE_URL: 'mysql://a:b@c/d', SECRET_KEY: KEY }, /^DATABASE_URL must be/],
  [{ DATABASE_URL: 'postgres://[hunter2', SECRET_KEY: KEY }, /^DATABASE_URL must be/],
]

test.each(WRONG)('%j is refused in one sentence that names the setting', (env, says) => {
  expect(() => readConfig(env)).toThrow(StartError)
  expect(() => readConfig(env)).toThrow(says)
})

test('no refusal repeats a password', () => {
  for (const env of [
    { DATABASE_URL: 'hunter2' },
    { DATABASE_URL: 'http://a:hunter2@b' },
    { SECRET_KEY: 'hunter2' },
    { SMTP_URL: 'imap://a:hunter2@b' },
  ]) {
    expect(() => readConfig(env)).toThrow(StartError)
    expect(() => readConfig(env)).toThrow(/^(?!.*hunter2)/s)
  }
})

test('spaces around a value and a slash behind an address do not matter; an empty value is none', () => {
  expect(
    readConfig({
      PORT: ' 5000 ',
      PUBLIC_URL: 'https://wifi.example.com//',
      PORTAL_URL: '  ',
      TRUST_PROXY: ' 10.0.0.5 ,, loopback,10.0.0.0/8 ',
    }),
  ).toMatchObject({
    port: 5000,
    publicUrl: 'https://wifi.example.com',
    portalUrl: '',
    trustProxy: ['10.0.0.5', 'loopback', '10.0.0.0/8'],
  })
})

test('the help names every setting, each with a sentence', () => {
  const lines = describeVariables().split('\n')
  for (const name of [
    'PORT',
    'DATA_DIR',
    'DATABASE_URL',
    'SECRET_KEY',
    'PORTAL_URL',
    'TRUST_PROXY',
    'DEMO',
    'LOG_LEVEL',
  ])
    expect(
      lines.filter((line) => new RegExp(`^ +${name} `).test(line)),
      name,
    ).toHaveLength(1)
  for (const line of lines) expect(line).toMatch(/^ {2}[A-Z][A-Z0-9_]+ +\S+ +\S+ \S/)
})
