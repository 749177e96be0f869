// Connections as stored, and what the dashboard may see of them.
import type {
  Connection,
  ConnectionKind,
  GoogleSettings,
  Problem,
  SmsSettings,
  SmtpSettings,
} from '@portico/contract/integrations.ts'
import type { Config } from '../core/config.ts'
import { sql, type Tx } from '../core/db/database.ts'
import { hostOf } from './hostOf.ts'

type SettingsOf = { smtp: SmtpSettings; google: GoogleSettings; sms: SmsSettings }
const KINDS = ['smtp', 'google', 'sms'] as const

export type ConnectionRow<K extends ConnectionKind = ConnectionKind> = {
  kind: K
  settings: SettingsOf[K]
  secret: Buffer | null
  secretTail: string
  secretAt: string | null
  checkedAt: string | null
  succeededAt: string | null
  failingSince: string | null
  lastProblem: Problem | null
  lastDetail: string
}

/** One connection of a page, with its sealed secret. */
export function findConnection<K extends ConnectionKind>(
  tx: Tx,
  pageId: string,
  kind: K,
): Promise<ConnectionRow<K> | undefined> {
  return tx.first(sql<ConnectionRow<K>>`select * from connections where page_id = ${pageId} and kind = ${kind}`)
}

/** What people call a connection: its mail server, its client, its provider. */
export function nameOf(settings: ConnectionRow['settings']): string {
  if ('host' in settings) return settings.host
  return 'clientId' in settings ? settings.clientId : hostOf(settings.url)
}

/** The cards of a page, one of each kind whether it is set up or not. */
export async function readConnections(tx: Tx, pageId: string, config: Config): Promise<Connection[]> {
  const rows = await tx.rows(sql<ConnectionRow>`select * from connections where page_id = ${pageId}`)
  return KINDS.map((kind) =>
    toConnection(
      kind,
      rows.find((row) => row.kind === kind),
      config,
    ),
  )
}

function toConnection(kind: ConnectionKind, row: ConnectionRow | undefined, config: Config): Connection {
  const fallback = { smtp: config.smtpUrl !== '', google: config.googleClientId !== '', sms: config.smsUrl !== '' }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- settings are stored with the kind they belong to
  return {
    kind,
    settings: row?.settings ?? null,
    fallback: fallback[kind],
    secret: row?.secretAt ? { tail: row.secretTail, since: row.secretAt } : null,
    checkedAt: row?.checkedAt ?? null,
    succeededAt: row?.succeededAt ?? null,
    failingSince: row?.failingSince ?? null,
    lastProblem: row?.lastProblem ?? null,
    lastDetail: row?.lastDetail ?? '',
  } as Connection
}

/** The last letters of a secret: enough to tell two apart, and nothing of a short one. */
export function tailOf(secret: string): string {
  return secret.length >= 12 ? secret.slice(-2) : ''
}

/**
 * The Google client guests of a page sign in with; undefined when the page has none.
 * @returns the secret sealed: `services.secrets.open(sealedSecret)`; the issuer is `config.googleIssuer`
 */
export async function googleOf(
  tx: Tx,
  pageId: string,
): Promise<{ clientId: string; sealedSecret: Buffer } | undefined> {
  const found = await findConnection(tx, pageId, 'google')
  return found?.secret ? { clientId: found.settings.clientId, sealedSecret: found.secret } : undefined
}
