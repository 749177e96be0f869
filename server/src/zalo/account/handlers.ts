import { zalo } from '@portico/contract/zalo.ts'
import { sql } from '../../core/db/database.ts'
import { inShortTransaction } from '../../core/db/shortTransaction.ts'
import { fail } from '../../core/fail.ts'
import type { Handlers, PageContext } from '../../core/http/context.ts'
import { hashToken, randomToken } from '../../core/secrets.ts'
import { ZaloError } from '../client/errors.ts'
import { readOa } from '../client/oa.ts'
import {
  challengeOf,
  consentUrl,
  makeVerifier,
  redeemCode,
  refreshPair,
  type TokenPair,
  type ZaloApp,
} from '../client/token.ts'
import { ofAccount } from './accounts.ts'
import { describeAccount, linkPage, unlinkPage } from './link.ts'
import { readPageOa } from './pageOa.ts'
import { failureOf, tokenProblemOf } from './problems.ts'
import { callbackUrl, findSettings, showSettings, writeSettings, type SettingsRow } from './settings.ts'
import { forget, withPageToken } from './withToken.ts'

const STATE_MINUTES = 15

/** Connecting a page with its Official Account. */
export const zaloHandlers: Handlers<typeof zalo> = {
  pageOa: ({ tx, page }) => readPageOa(tx, page.id),

  settings: async (context) => showSettings(context, await findSettings(context.tx, context.page.id)),

  async saveSettings(context, { body }) {
    const row = await context.write((tx) => writeSettings({ ...context, tx }, body))
    const key = row.oaId === null ? undefined : { appId: row.appId || context.config.zaloAppId, oaId: row.oaId }
    if (key) {
      await context.db.asSystem((tx) =>
        // With another secret the refresh token is worth another try.
        tx.run(sql`
          update zalo_accounts set app_secret = ${row.appSecret}, oa_secret = ${row.oaSecret}, must_reconnect = false,
            next_refresh_at = null
          where ${ofAccount(key)}`),
      )
      forget(context, key)
    }
    return showSettings(context, row)
  },

  async connect(context) {
    const { tx, page, config, secrets, clock, note } = context
    const app = appFor(context, await findSettings(tx, page.id))
    const [state, verifier] = [randomToken(), config.zaloFixedCodeVerifier || makeVerifier()]
    const until = new Date(clock.now().getTime() + STATE_MINUTES * 60_000)
    await tx.run(sql`
      insert into zalo_pages (page_id, state_hash, verifier, state_expires_at)
      values (${page.id}, ${hashToken(state)}, ${secrets.seal(verifier)}, ${until})
      on conflict (page_id) do update set state_hash = excluded.state_hash, verifier = excluded.verifier,
        state_expires_at = excluded.state_expires_at`)
    note({ id: app.id, name: 'Zalo' })
    const challenge = challengeOf(verifier)
    return { url: consentUrl(context, { appId: app.id, redirectUri: callbackUrl(context), challenge, state }) }
  },

  async finish(context, { body: { code, state } }) {
    const verifier = await takeVerifier(context, state)
    return join(context, (app) => redeemCode(context, app, { code, verifier }))
  },

  paste: (context, { body: { refreshToken } }) => join(context, (app) => refreshPair(context, app, refreshToken)),

  async check(context) {
    const { page, db, note } = context
    try {
      const oa = await withPageToken(context, page.id, (token) => readOa(context, token))
      await db.asSystem((tx) => describeAccount(tx, page.id, oa))
    } catch (error) {
      // What is wrong stands on the account itself, which is the answer.
      if (!(error instanceof ZaloError)) throw error
    }
    const shown = await db.asSystem((tx) => readPageOa(tx, page.id))
    if (!shown[0]) throw fail('zalo/not-connected')
    note({ id: shown[0].oaId, name: shown[0].name })
    return shown
  },

  async disconnect(context) {
    const { page, db, note } = context
    const [oa] = await inShortTransaction(context, ({ tx }) => readPageOa(tx, page.id))
    if (!oa) throw fail('zalo/not-connected')
    await db.asSystem((tx) => unlinkPage(context, tx, page.id))
    note({ id: oa.oaId, name: oa.name })
    return { name: oa.name }
  },
}

type App = ZaloApp & { sealed: Buffer | null; oaSealed: Buffer | null }

/** @throws zalo/app-missing */
function appFor(context: Pick<PageContext, 'config' | 'secrets'>, row: SettingsRow): App {
  const { config, secrets } = context
  const { usedAppId } = showSettings(context, row)
  if (usedAppId === '') throw fail('zalo/app-missing')
  const secret = row.appSecret ? secrets.open(row.appSecret) : config.zaloAppSecret
  return { id: usedAppId, secret, sealed: row.appSecret, oaSealed: row.oaSecret }
}

/** The verifier that belongs to a state, which is good once. @throws zalo/state */
async function takeVerifier(context: PageContext, state: string): Promise<string> {
  const { secrets, clock, page } = context
  const row = await inShortTransaction(context, ({ tx }) =>
    tx.first(sql<{ verifier: Buffer; stateExpiresAt: string }>`
      with taken as (
        select page_id, verifier, state_expires_at from zalo_pages
        where page_id = ${page.id} and state_hash = ${hashToken(state)} for update)
      update zalo_pages z set state_hash = null, verifier = null from taken t
      where z.page_id = ${page.id} and t.page_id = z.page_id
      returning t.verifier, t.state_expires_at`),
  )
  if (!row || Date.parse(row.stateExpiresAt) < clock.now().getTime()) throw fail('zalo/state')
  return secrets.open(row.verifier)
}

/** Asks for a pair, learns whose it is, and connects the page. @throws zalo/refused with what Zalo said kept on the page */
async function join(context: PageContext, ask: (app: App) => Promise<TokenPair>) {
  const { db, page, user, note } = context
  const app = appFor(context, await inShortTransaction(context, ({ tx }) => findSettings(tx, page.id)))
  try {
    const pair = await ask(app)
    const proof = context.config.zaloProof ? { appSecret: app.secret } : {}
    const oa = await readOa(context, { access: pair.access, appId: app.id, ...proof })
    await db.asSystem((tx) => {
      const secrets = { id: app.id, secret: app.sealed, oaSecret: app.oaSealed }
      return linkPage(context, tx, { pageId: page.id, userId: user.id, app: secrets, pair, oa })
    })
    forget(context, { appId: app.id, oaId: oa.id })
    note({ id: oa.id, name: oa.name })
    return await inShortTransaction(context, ({ tx }) => readPageOa(tx, page.id))
  } catch (error) {
    if (!(error instanceof ZaloError)) throw error
    await inShortTransaction(context, ({ tx }) =>
      tx.run(sql`update zalo_pages set problem = ${tokenProblemOf(error)}, detail = ${error.message.slice(0, 300)}
        where page_id = ${page.id} and oa_id is null`),
    )
    throw failureOf(error)
  }
}
