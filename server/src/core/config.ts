// The only place that reads the environment.
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { readLlm, type LlmSettings } from './llmSettings.ts'
import { readPrices } from './messagePrices.ts'
import { readPayments, type PaymentAccount, type PaymentUrls } from './paymentAccounts.ts'
import { readS3, type S3Config } from './s3Settings.ts'
import { readEarlierKeys, readSecret } from './secretSettings.ts'
import { StartError } from './startError.ts'
import { VARIABLES } from './variables.ts'

type Name = keyof typeof VARIABLES

export { StartError }

/** When simulated guests visit the demo venue: while it is open, at any hour, or never. */
export type DemoGuests = 'hours' | 'always' | 'off'

export type Config = {
  port: number
  portalPort: number
  radiusAuthPort: number
  radiusAcctPort: number
  radiusProcesses: number
  coaPort: number
  simulatorPort: number
  /** Where this installation's own simulated gateway takes orders; 0 while none runs. */
  simulatorCoaPort: number
  host: string
  /** 0 while figures are off. */
  metricsPort: number
  metricsHost: string
  /** 0 where `/livez` and `/readyz` have no port of their own. */
  healthPort: number
  dataDir: string
  databaseUrl: string
  databasePoolUrl: string
  /** Empty when reports are read from the database itself. */
  databaseReadUrl: string
  databaseReadLagSeconds: number
  /** Empty while no traces are made. */
  tracesUrl: string
  eventMonths: number
  /** 0 keeps guests for good. */
  guestMonths: number
  /** 0 while no register of connections is kept. */
  registerMonths: number
  publicUrl: string
  /** Empty until the address guests can reach is known; see `core/addresses.ts`. */
  portalUrl: string
  /** Empty opens our own help. */
  helpUrl: string
  secretKey: string
  /** That this installation had before, newest first. */
  earlierKeys: string[]
  trustProxy: string[]
  /** CIDR blocks; empty allows controllers on public addresses only. */
  gatewayNetworks: string[]
  /** Empty when no mail server is configured. */
  smtpUrl: string
  mailFrom: string
  /** Empty when answers to letters arrive nowhere. */
  replyAddress: string
  replyKey: string
  smsUrl: string
  smsKey: string
  smsCountries: string[]
  smsDailyLimit: number
  /** In VND, by channel; one without a price is free. */
  messagePrices: Record<string, number>
  llm: LlmSettings
  /** The platform's own, in the order in which they are offered. */
  paymentAccounts: PaymentAccount[]
  /** Where each provider is, for the accounts of venues. */
  paymentUrls: PaymentUrls
  /** Empty looks up no password. */
  breachUrl: string
  /** Empty turns off sign-in with Google. */
  googleClientId: string
  googleIssuer: string
  /** Each is off while its id is empty; the URL is empty for the real one. */
  facebookAppId: string
  facebookAppSecret: string
  facebookUrl: string
  zaloAppId: string
  zaloAppSecret: string
  zaloUrl: string
  zaloOpenapiUrl: string
  zaloOaSecret: string
  zaloFixedCodeVerifier: string
  zaloProof: boolean
  telegramUrl: string
  zaloBotUrl: string
  znsUrl: string
  znsToken: string
  znsTemplate: string
  egressTrust: string[]
  /** Web origins whose pages may call the API. */
  apiOrigins: string[]
  /** Undefined keeps media in the data folder. */
  s3: S3Config | undefined
  demo: boolean
  demoGuests: DemoGuests
  apiDocs: boolean
  logLevel: string
  /** Empty until backups are made. */
  backupKey: string
  isProduction: boolean
}

/**
 * Reads the configuration.
 * @throws StartError naming the variable and what it should be.
 */
// oxlint-disable-next-line eslint/max-lines-per-function -- one line for each setting
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const isProduction = env['NODE_ENV'] === 'production'
  const value = (name: Name) => env[name]?.trim() || VARIABLES[name].initial
  const databaseUrl = readDatabaseUrl(value('DATABASE_URL'))
  const port = readPort('PORT', value('PORT'))
  const publicUrl = readUrl('PUBLIC_URL', value('PUBLIC_URL')) || `http://localhost:${port}`
  return {
    port,
    portalPort: readPort('PORTAL_PORT', value('PORTAL_PORT')),
    radiusAuthPort: readPort('RADIUS_AUTH_PORT', value('RADIUS_AUTH_PORT')),
    radiusAcctPort: readPort('RADIUS_ACCT_PORT', value('RADIUS_ACCT_PORT')),
    radiusProcesses: readProcesses(value('RADIUS_PROCESSES')),
    coaPort: readPort('COA_PORT', value('COA_PORT')),
    simulatorPort: readPort('SIMULATOR_PORT', value('SIMULATOR_PORT') || (isProduction ? '0' : '4042')),
    simulatorCoaPort: 0,
    host: value('HOST'),
    metricsPort: readPort('METRICS_PORT', value('METRICS_PORT') || '0'),
    metricsHost: value('METRICS_HOST'),
    healthPort: readPort('HEALTH_PORT', value('HEALTH_PORT') || '0'),
    dataDir: resolve(value('DATA_DIR')),
    databaseUrl,
    databasePoolUrl: readDatabaseUrl(value('DATABASE_POOL_URL'), 'DATABASE_POOL_URL'),
    databaseReadUrl: readDatabaseUrl(value('DATABASE_READ_URL'), 'DATABASE_READ_URL'),
    databaseReadLagSeconds: readCount('DATABASE_READ_LAG', value('DATABASE_READ_LAG')),
    tracesUrl: readUrl('OTEL_EXPORTER_OTLP_ENDPOINT', value('OTEL_EXPORTER_OTLP_ENDPOINT')),
    eventMonths: readCount('EVENT_MONTHS', value('EVENT_MONTHS')),
    guestMonths: readCount('GUEST_MONTHS', value('GUEST_MONTHS')),
    registerMonths: readCount('REGISTER_MONTHS', value('REGISTER_MONTHS')),
    publicUrl,
    portalUrl: readUrl('PORTAL_URL', value('PORTAL_URL')),
    helpUrl: readUrl('HELP_URL', value('HELP_URL')),
    backupKey: value('BACKUP_KEY'),
    secretKey: readSecret(value('SECRET_KEY'), databaseUrl),
    earlierKeys: readEarlierKeys(readList(value('SECRET_KEY_OLD'))),
    trustProxy: readEach('TRUST_PROXY', value('TRUST_PROXY'), isProxy, '10.0.0.5 or 10.0.0.0/8'),
    gatewayNetworks: readEach('GATEWAY_NETWORKS', value('GATEWAY_NETWORKS'), isNetwork, '192.168.1.0/24'),
    smtpUrl: readSmtp(value('SMTP_URL')),
    mailFrom: value('MAIL_FROM') || `no-reply@${new URL(publicUrl).hostname}`,
    ...readReplies(value('REPLY_ADDRESS'), value('REPLY_KEY')),
    smsUrl: readUrl('SMS_URL', value('SMS_URL')),
    smsKey: value('SMS_KEY'),
    smsCountries: readList(value('SMS_COUNTRIES')).map((code) => code.toUpperCase()),
    smsDailyLimit: readCount('SMS_DAILY_LIMIT', value('SMS_DAILY_LIMIT')),
    messagePrices: readPrices(readList(value('MESSAGE_PRICES'))),
    ...readPayments(value, (name) => readUrl(name, value(name))),
    llm: readLlm(value, readUrl),
    // Empty is a choice here, unlike with the others.
    breachUrl: env['BREACH_URL']?.trim() === '' ? '' : readUrl('BREACH_URL', value('BREACH_URL')),
    googleClientId: value('GOOGLE_CLIENT_ID'),
    googleIssuer: readUrl('GOOGLE_ISSUER', value('GOOGLE_ISSUER')),
    facebookAppId: value('FACEBOOK_APP_ID'),
    facebookAppSecret: value('FACEBOOK_APP_SECRET'),
    facebookUrl: readUrl('FACEBOOK_URL', value('FACEBOOK_URL')),
    zaloAppId: value('ZALO_APP_ID'),
    zaloAppSecret: value('ZALO_APP_SECRET'),
    zaloUrl: readUrl('ZALO_URL', value('ZALO_URL')),
    zaloOpenapiUrl: readUrl('ZALO_OPENAPI_URL', value('ZALO_OPENAPI_URL')),
    zaloOaSecret: value('ZALO_OA_SECRET'),
    zaloFixedCodeVerifier: value('ZALO_FIXED_CODE_VERIFIER'),
    zaloProof: readFlag('ZALO_PROOF', value('ZALO_PROOF'), false),
    telegramUrl: readUrl('TELEGRAM_URL', value('TELEGRAM_URL')),
    zaloBotUrl: readUrl('ZALO_BOT_URL', value('ZALO_BOT_URL')),
    znsUrl: readUrl('ZNS_URL', value('ZNS_URL')),
    znsToken: value('ZNS_TOKEN'),
    znsTemplate: value('ZNS_TEMPLATE'),
    egressTrust: readEach('EGRESS_TRUST', value('EGRESS_TRUST'), isOrigin, 'http://10.0.0.7:8080'),
    s3: readS3(value, readUrl),
    demo: readFlag('DEMO', value('DEMO'), databaseUrl === ''),
    demoGuests: readDemoGuests(value('DEMO_GUESTS')),
    apiOrigins: readEach('API_ORIGINS', value('API_ORIGINS'), isOrigin, 'https://app.example.com'),
    apiDocs: readFlag('API_DOCS', value('API_DOCS'), !isProduction),
    logLevel: readLogLevel(value('LOG_LEVEL')),
    isProduction,
  }
}

/** Both or neither. */
function readReplies(address: string, key: string): Pick<Config, 'replyAddress' | 'replyKey'> {
  if (address !== '' && !/^[a-z0-9._-]{1,15}@[a-z0-9.-]+$/i.test(address))
    throw new StartError('REPLY_ADDRESS must look like replies@in.example.com, with at most 15 letters before the @.')
  if (address !== '' && !/^[\w-]{20,200}$/.test(key))
    throw new StartError('REPLY_KEY must have 20 letters and digits or more; it is required with REPLY_ADDRESS.')
  return { replyAddress: address.toLowerCase(), replyKey: address === '' ? '' : key }
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

function readProcesses(value: string): number {
  if (/^([1-9]|[1-5]\d|6[0-4])$/.test(value)) return Number(value)
  throw new StartError(`RADIUS_PROCESSES is "${value}"; it must be a number from 1 to 64.`)
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

function readDatabaseUrl(value: string, name: Name = 'DATABASE_URL'): string {
  if (value === '' || (/^postgres(ql)?:\/\//.test(value) && URL.canParse(value))) return value
  // The value is not repeated: it holds a password.
  throw new StartError(`${name} must be an address such as postgres://user:password@host:5432/portico.`)
}

function isOrigin(part: string): boolean {
  return URL.canParse(part) && /^(https?|smtp):\/\/[^/@]+\/?$/.test(part)
}

function isProxy(part: string): boolean {
  const isKnown = /^(loopback|linklocal|uniquelocal)$/.test(part) || isIP(part.split('/')[0]!) > 0
  return isKnown && /^[^/]+(\/\d{1,3})?$/.test(part)
}

function readEach(name: Name, value: string, isRight: (part: string) => boolean, example: string): string[] {
  const wrong = readList(value).find((part) => !isRight(part))
  if (wrong === undefined) return readList(value)
  throw new StartError(`${name} has "${wrong}"; it must list addresses such as ${example}.`)
}

function isNetwork(part: string): boolean {
  const [address = '', bits = '', ...more] = part.split('/')
  return isIP(address) > 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= 128 && more.length === 0
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent']

function readLogLevel(value: string): string {
  if (LOG_LEVELS.includes(value)) return value
  throw new StartError(`LOG_LEVEL is "${value}"; it must be one of ${LOG_LEVELS.join(', ')}.`)
}

function readDemoGuests(value: string): DemoGuests {
  if (value === 'hours' || value === 'always' || value === 'off') return value
  throw new StartError(`DEMO_GUESTS is "${value}"; it must be hours, always or off.`)
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
