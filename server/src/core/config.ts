// The only place that reads the environment: every variable with its type, default and one sentence.
import { isIP } from 'node:net'
import { resolve } from 'node:path'

const VARIABLES = {
  PORT: { kind: 'port', initial: '4040', about: 'API and dashboard' },
  PORTAL_PORT: { kind: 'port', initial: '4041', about: 'Guest portal and media, an origin of its own' },
  RADIUS_AUTH_PORT: { kind: 'port', initial: '1812', about: 'RADIUS authentication (UDP)' },
  RADIUS_ACCT_PORT: { kind: 'port', initial: '1813', about: 'RADIUS accounting (UDP)' },
  COA_PORT: {
    kind: 'port',
    initial: '3799',
    about: 'Where gateways listen for Disconnect and CoA unless a device says otherwise',
  },
  SIMULATOR_PORT: {
    kind: 'port',
    initial: '4042',
    about: 'Simulated gateway behind "Try it without a router"; 0 switches it off',
  },
  HOST: { kind: 'text', initial: '0.0.0.0', about: 'Address the servers listen on' },
  DATA_DIR: { kind: 'path', initial: './data', about: 'Embedded database, generated secrets' },
  DATABASE_URL: { kind: 'text', initial: '', about: 'PostgreSQL 15 or newer; empty starts the embedded one' },
  PUBLIC_URL: { kind: 'url', initial: '', about: 'Where owners reach the dashboard; default http://localhost:PORT' },
  PORTAL_URL: {
    kind: 'url',
    initial: '',
    about: 'Where guests reach the portal; default http://<first LAN address>:PORTAL_PORT',
  },
  SECRET_KEY: {
    kind: 'text',
    initial: '',
    about: 'At least 32 characters; generated into DATA_DIR, required with DATABASE_URL',
  },
  TRUST_PROXY: { kind: 'text', initial: '', about: 'Addresses of reverse proxies whose X-Forwarded-For is believed' },
  SMTP_URL: {
    kind: 'text',
    initial: '',
    about: 'Mail server, such as smtps://user:password@mail.example.com; empty keeps mails for /dev/outbox',
  },
  MAIL_FROM: { kind: 'text', initial: '', about: 'Sender of mails; default no-reply@<host of PUBLIC_URL>' },
  SMS_URL: { kind: 'url', initial: '', about: 'SMS provider; messages are posted to SMS_URL/messages' },
  SMS_KEY: { kind: 'text', initial: '', about: 'Bearer key of the SMS provider' },
  SMS_COUNTRIES: { kind: 'text', initial: 'VN', about: 'Countries whose numbers may be sent codes, such as VN,TH' },
  SMS_DAILY_LIMIT: { kind: 'number', initial: '500', about: 'Text messages in 24 hours, all accounts together' },
  GOOGLE_CLIENT_ID: {
    kind: 'text',
    initial: '',
    about: 'OAuth client of "Sign in with Google"; empty switches it off',
  },
  GOOGLE_ISSUER: { kind: 'url', initial: 'https://accounts.google.com', about: 'Who issues Google ID tokens' },
  DEMO: { kind: 'flag', initial: '', about: 'Demo venue and accounts; on by default only with the embedded database' },
  LOG_LEVEL: { kind: 'text', initial: 'warn', about: 'fatal, error, warn, info, debug or silent' },
} as const satisfies Record<
  string,
  { kind: 'port' | 'number' | 'text' | 'path' | 'url' | 'flag'; initial: string; about: string }
>

type Name = keyof typeof VARIABLES

/** A start that cannot go on, told in one sentence to the person at the terminal. */
export class StartError extends Error {}

export type Config = {
  port: number
  portalPort: number
  radiusAuthPort: number
  radiusAcctPort: number
  coaPort: number
  simulatorPort: number
  host: string
  dataDir: string
  databaseUrl: string
  publicUrl: string
  /** Empty until the address guests can reach is known; see `core/addresses.ts`. */
  portalUrl: string
  secretKey: string
  trustProxy: string[]
  /** Empty when no mail server is configured. */
  smtpUrl: string
  mailFrom: string
  smsUrl: string
  smsKey: string
  smsCountries: string[]
  smsDailyLimit: number
  /** Empty when nobody signs in with Google. */
  googleClientId: string
  googleIssuer: string
  demo: boolean
  logLevel: string
  isProduction: boolean
}

/**
 * Reads the configuration.
 * @throws StartError naming the variable and what it should be.
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const value = (name: Name) => env[name]?.trim() || VARIABLES[name].initial
  const databaseUrl = readDatabaseUrl(value('DATABASE_URL'))
  const port = readPort('PORT', value('PORT'))
  const publicUrl = readUrl('PUBLIC_URL', value('PUBLIC_URL')) || `http://localhost:${port}`
  return {
    port,
    portalPort: readPort('PORTAL_PORT', value('PORTAL_PORT')),
    radiusAuthPort: readPort('RADIUS_AUTH_PORT', value('RADIUS_AUTH_PORT')),
    radiusAcctPort: readPort('RADIUS_ACCT_PORT', value('RADIUS_ACCT_PORT')),
    coaPort: readPort('COA_PORT', value('COA_PORT')),
    simulatorPort: readPort('SIMULATOR_PORT', value('SIMULATOR_PORT')),
    host: value('HOST'),
    dataDir: resolve(value('DATA_DIR')),
    databaseUrl,
    publicUrl,
    portalUrl: readUrl('PORTAL_URL', value('PORTAL_URL')),
    secretKey: readSecret(value('SECRET_KEY'), databaseUrl),
    trustProxy: readProxies(value('TRUST_PROXY')),
    smtpUrl: readSmtp(value('SMTP_URL')),
    mailFrom: value('MAIL_FROM') || `no-reply@${new URL(publicUrl).hostname}`,
    smsUrl: readUrl('SMS_URL', value('SMS_URL')),
    smsKey: value('SMS_KEY'),
    smsCountries: readList(value('SMS_COUNTRIES')).map((code) => code.toUpperCase()),
    smsDailyLimit: readCount('SMS_DAILY_LIMIT', value('SMS_DAILY_LIMIT')),
    googleClientId: value('GOOGLE_CLIENT_ID'),
    googleIssuer: readUrl('GOOGLE_ISSUER', value('GOOGLE_ISSUER')),
    demo: readFlag('DEMO', value('DEMO'), databaseUrl === ''),
    logLevel: readLogLevel(value('LOG_LEVEL')),
    isProduction: env['NODE_ENV'] === 'production',
  }
}

/** The table `npm start -- --help` prints. */
export function describeVariables(): string {
  const rows = Object.entries(VARIABLES).map(([name, { initial, about }]) => [name, initial || '-', about] as const)
  return rows.map(([name, initial, about]) => `  ${name.padEnd(18)} ${initial.padEnd(9)} ${about}`).join('\n')
}

function readPort(name: Name, value: string): number {
  const port = Number(value)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new StartError(`${name} is "${value}"; it must be a port number from 0 to 65535.`)
}

function readCount(name: Name, value: string): number {
  if (/^\d{1,9}$/.test(value)) return Number(value)
  throw new StartError(`${name} is "${value}"; it must be a number from 0 up.`)
}

function readList(value: string): string[] {
  return value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}

function readSmtp(value: string): string {
  if (value === '' || (URL.canParse(value) && /^smtps?:$/.test(new URL(value).protocol))) return value
  // The value is not repeated: it holds a password.
  throw new StartError('SMTP_URL must be an address such as smtps://user:password@mail.example.com:465.')
}

function readDatabaseUrl(value: string): string {
  if (value === '' || (/^postgres(ql)?:\/\//.test(value) && URL.canParse(value))) return value
  // The value is not repeated: it holds a password.
  throw new StartError('DATABASE_URL must be an address such as postgres://user:password@host:5432/portico.')
}

function readProxies(value: string): string[] {
  const isKnown = (part: string) => /^(loopback|linklocal|uniquelocal)$/.test(part) || isIP(part.split('/')[0]!) > 0
  const wrong = readList(value).find((part) => !isKnown(part) || !/^[^/]+(\/\d{1,3})?$/.test(part))
  if (wrong === undefined) return readList(value)
  throw new StartError(`TRUST_PROXY has "${wrong}"; it must list addresses such as 10.0.0.5 or 10.0.0.0/8.`)
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent']

function readLogLevel(value: string): string {
  if (LOG_LEVELS.includes(value)) return value
  throw new StartError(`LOG_LEVEL is "${value}"; it must be one of ${LOG_LEVELS.join(', ')}.`)
}

function readUrl(name: Name, value: string): string {
  if (value === '') return ''
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return value.replace(/\/+$/, '')
  throw new StartError(`${name} is "${value}"; it must be an address such as https://wifi.example.com.`)
}

function readFlag(name: Name, value: string, initial: boolean): boolean {
  if (value === '') return initial
  if (/^(1|true|yes|on)$/i.test(value)) return true
  if (/^(0|false|no|off)$/i.test(value)) return false
  throw new StartError(`${name} is "${value}"; it must be true or false.`)
}

function readSecret(value: string, databaseUrl: string): string {
  if (value === '' && databaseUrl === '') return ''
  if (value.length >= 32) return value
  throw new StartError(
    'SECRET_KEY must have at least 32 characters (for example from: openssl rand -base64 36), and is required with DATABASE_URL.',
  )
}
