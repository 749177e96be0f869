// The AI settings of a page: one set of rules and limits, saved as a whole with a revision.
import { aiSettings, type AiSetting } from '@portico/contract/ai.ts'
import { changesOf } from '../core/audit.ts'
import { sql } from '../core/db/database.ts'
import { inShortTransaction } from '../core/db/shortTransaction.ts'
import { fail } from '../core/fail.ts'
import type { Handlers, PageContext } from '../core/http/context.ts'
import { refuseOtherPage } from '../core/http/ownPage.ts'
import { newId } from '../core/id.ts'
import { monthOf } from './model/spend.ts'
import { modelOf, readAi, type AiRow } from './settingRows.ts'
import { tryQuestion } from './tryOut.ts'

type Fields = Parameters<Handlers<typeof aiSettings>['create']>[1]['body']

/** What Zalo answers of itself when all went well. */
const good = <T>(data: T) => ({ error: 0, message: 'Success', data })
const AUDITED = [
  'isOn',
  'channels',
  'autoChannels',
  'persona',
  'rules',
  'handWords',
  'handMessage',
  'fallback',
  'missesBeforeHand',
  'pauseHours',
  'monthlyAnswers',
  'monthlyCost',
  'model',
] as const

/** AI settings of a page. */
export const settingHandlers: Handlers<typeof aiSettings> = {
  async list(context, { query }) {
    const { tx, page } = context
    refuseOtherPage(context, query.pageId)
    const row = await readAi(tx, page.id)
    const data = row && query.skip === 0 ? [await wireOf(context, row)] : []
    return good({ data, total: row ? 1 : 0 })
  },

  async create(context, { body }) {
    const { tx, page, clock } = context
    const now = clock.now()
    const id = newId(now)
    const made = await tx.run(sql`
      insert into ai_settings (page_id, id, channels, created_at, updated_at)
      values (${page.id}, ${id}, array['zalo', 'email', 'sms', 'home'], ${now}, ${now}) on conflict (page_id) do nothing`)
    if (made === 0) throw fail('ai/exists')
    await write(context, id, body)
    context.note({ id })
    return good(await wireOf(context, await holdSettings(context, id)))
  },

  async update(context, { params, body: { revision, ...body } }) {
    const before = await holdSettings(context, params.id)
    if (revision !== undefined && revision !== before.revision) throw fail('ai/changed')
    await write(context, params.id, body)
    const after = await holdSettings(context, params.id)
    // An address may carry a password.
    const changes = changesOf(before, after, [...AUDITED, 'baseUrl'], ['baseUrl'])
    context.note({ changes, ...(body.provider?.apiKey ? { isNewSecret: true } : {}) })
    return good(await wireOf(context, after))
  },

  async remove(context, { params }) {
    const { tx, page } = context
    await holdSettings(context, params.id)
    await tx.run(sql`delete from ai_settings where page_id = ${page.id} and id = ${params.id}`)
    tx.notify(page.id, 'chatbots')
    return good({ ...params, _id: params.id })
  },

  async tryOut(context, { params, body: { question, language } }) {
    const ai = await inShortTransaction(context, (inside) => holdSettings(inside, params.id))
    return tryQuestion(context, ai, { pageId: context.page.id, text: question, language })
  },
}

/** The settings, locked. @throws ai/not-found */
async function holdSettings({ tx, page }: PageContext, id: string): Promise<AiRow> {
  await tx.run(sql`select 1 from ai_settings where page_id = ${page.id} and id = ${id} for update`)
  const row = await readAi(tx, page.id)
  if (row?.id !== id) throw fail('ai/not-found')
  return row
}

/** Writes what is there; everything else stays. */
async function write({ tx, page, clock, secrets }: PageContext, id: string, body: Fields): Promise<void> {
  const { aiSettingRules, provider, ...plain } = body
  const columns: Record<string, unknown> = {
    is_on: plain.isOn,
    channels: plain.channels,
    auto_channels: plain.autoChannels,
    persona: plain.persona,
    ai_setting_rules: aiSettingRules && JSON.stringify(aiSettingRules),
    hand_words: plain.handWords,
    hand_message: plain.handMessage,
    fallback: plain.fallback,
    misses_before_hand: plain.missesBeforeHand,
    pause_hours: plain.pauseHours,
    monthly_answers: plain.monthlyAnswers,
    monthly_cost: plain.monthlyCost,
    base_url: provider?.baseUrl,
    model: provider?.model,
    api_key: provider?.apiKey === undefined ? undefined : provider.apiKey === '' ? null : secrets.seal(provider.apiKey),
  }
  // Another address must never be sent the key of the one before.
  if (provider && provider.apiKey === undefined)
    await tx.run(sql`
      update ai_settings set api_key = null where page_id = ${page.id} and id = ${id} and base_url <> ${provider.baseUrl}`)
  const set = Object.entries(columns).filter(([, value]) => value !== undefined)
  await tx.run(sql`
    update ai_settings set ${sql.join([
      ...set.map(([name, value]) => sql`${sql.ref(name)} = ${value}`),
      sql`updated_at = ${clock.now()}`,
      sql`revision = revision + 1`,
    ])} where page_id = ${page.id} and id = ${id}`)
  tx.notify(page.id, 'chatbots')
}

async function wireOf(context: PageContext, row: AiRow): Promise<AiSetting> {
  const { tx, page, clock } = context
  const { rules, baseUrl, model, apiKey, ...rest } = row
  const month = await monthOf(tx, page.id, clock.now())
  const used = await tx.first(sql<AiSetting['usage']>`
    select answers, tokens::float8 as tokens, cost::float8 as cost from ai_months where page_id = ${page.id} and month = ${month}`)
  return {
    ...rest,
    _id: row.id,
    pageId: page.id,
    aiSettingRules: rules,
    provider: { baseUrl, model, hasKey: apiKey !== null, isReady: modelOf(context, row) !== undefined },
    usage: used ?? { answers: 0, tokens: 0, cost: 0 },
  }
}
