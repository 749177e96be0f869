// A venue's own accounts at payment providers: guests pay straight into them.
import { WIFI_CREDENTIALS, type WifiAccount } from '@portico/contract/wifiSales.ts'
import { PAYMENT_PROVIDERS } from '@portico/contract/payments.ts'
import { sql, type Tx } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import type { PaymentAccount } from '../core/paymentAccounts.ts'
import type { Services } from '../core/services.ts'
import { providerOf, type PaymentProvider } from '../payments/index.ts'

type Name = PaymentAccount['provider']
type Uses = Pick<Services, 'config' | 'secrets'>
type AccountRow = { provider: Name; shown: string; isEnabled: boolean; updatedAt: string }

/** Where a provider sends the notices of a venue's account. */
export function noticeUrlOf({ config }: Pick<Services, 'config'>, pageId: string, provider: Name): string {
  return `${config.portalUrl}/payments/wifi/${pageId}/${provider}`
}

/** The accounts of a page, without their secrets. */
export async function readAccounts(services: Uses, tx: Tx, pageId: string): Promise<WifiAccount[]> {
  const rows = await tx.rows(sql<AccountRow>`
    select provider, shown, is_enabled, updated_at from wifi_payment_accounts where page_id = ${pageId} order by provider`)
  return rows.map((row) => ({ ...row, noticeUrl: noticeUrlOf(services, pageId, row.provider) }))
}

/** The provider with a page's own credentials; one that is switched off still hears of orders that were begun. */
export async function findProvider(
  { config, secrets }: Uses,
  tx: Tx,
  pageId: string,
  name: Name,
): Promise<PaymentProvider | undefined> {
  const row = await tx.first(sql<{ sealed: Buffer }>`
    select sealed from wifi_payment_accounts where page_id = ${pageId} and provider = ${name}`)
  return row && providerOf(accountOf(config, name, secrets.openValue<Record<string, string>>(row.sealed)))
}

/** The providers that take a payment in this currency, in the order in which guests are offered them. */
export async function readOpenProviders(tx: Tx, pageId: string, currency: string): Promise<Name[]> {
  const rows = await tx.rows(sql<{ provider: Name }>`
    select provider from wifi_payment_accounts where page_id = ${pageId} and is_enabled`)
  const open = new Set(rows.map(({ provider }) => provider))
  return PAYMENT_PROVIDERS.filter((name) => open.has(name) && (currency === 'VND' || name === 'stripe'))
}

type Change = { provider: Name; credentials?: Record<string, string>; isEnabled?: boolean }

/** Connects an account or changes it. @throws wifi-account/incomplete when credentials are missing */
export async function writeAccount(
  { secrets, clock }: Pick<Services, 'secrets' | 'clock'>,
  tx: Tx,
  pageId: string,
  { provider, credentials = {}, isEnabled }: Change,
): Promise<void> {
  const row = await tx.first(sql<{ sealed: Buffer }>`
    select sealed from wifi_payment_accounts where page_id = ${pageId} and provider = ${provider} for update`)
  const before = row ? secrets.openValue<Record<string, string>>(row.sealed) : {}
  const whole = WIFI_CREDENTIALS[provider].safeParse({ ...before, ...credentials })
  if (!whole.success) {
    const missing = whole.error.issues.map(({ path }) => [path.join('.'), 'field/required'] as const)
    throw fail('wifi-account/incomplete', Object.fromEntries(missing))
  }
  await tx.run(sql`
    insert into wifi_payment_accounts (page_id, provider, sealed, shown, is_enabled, updated_at)
    values (${pageId}, ${provider}, ${secrets.seal(JSON.stringify(whole.data))}, ${shownOf(whole.data)}, ${isEnabled ?? true}, ${clock.now()})
    on conflict (page_id, provider) do update set sealed = excluded.sealed, shown = excluded.shown,
      is_enabled = coalesce(${isEnabled ?? null}::boolean, wifi_payment_accounts.is_enabled), updated_at = excluded.updated_at`)
}

/** What names the account and opens nothing; of a Stripe key only its kind and its end. */
function shownOf(credentials: Record<string, string>): string {
  const { clientId, tmnCode, secretKey = '' } = credentials
  return clientId ?? tmnCode ?? `${secretKey.slice(0, 8)}…${secretKey.slice(-4)}`
}

function accountOf({ paymentUrls }: Services['config'], name: Name, stored: Record<string, string>): PaymentAccount {
  switch (name) {
    case 'payos':
      return { provider: 'payos', ...paymentUrls.payos, ...WIFI_CREDENTIALS.payos.parse(stored) }
    case 'vnpay':
      return { provider: 'vnpay', ...paymentUrls.vnpay, ...WIFI_CREDENTIALS.vnpay.parse(stored) }
    case 'stripe':
      return { provider: 'stripe', ...paymentUrls.stripe, ...WIFI_CREDENTIALS.stripe.parse(stored) }
  }
}
