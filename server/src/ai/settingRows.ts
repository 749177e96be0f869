// The AI settings of a page, as they lie in the database.
import { AiRules, type AiRule } from '@portico/contract/ai/rules.ts'
import type { ReplyChannelName } from '@portico/contract/inbox/words.ts'
import { sql, type Tx } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'
import { isRunning } from '../core/subscription.ts'
import type { Model } from './model/client.ts'

export type AiRow = {
  id: string
  isOn: boolean
  channels: ReplyChannelName[]
  autoChannels: ReplyChannelName[]
  persona: string
  rules: AiRule[]
  handWords: string[]
  handMessage: string
  fallback: string
  missesBeforeHand: number
  pauseHours: number
  monthlyAnswers: number
  monthlyCost: number | null
  baseUrl: string
  model: string
  apiKey: Buffer | null
  revision: number
  createdAt: string
  updatedAt: string
}

/** The settings of a page; undefined before they are made. */
export async function readAi(tx: Tx, pageId: string): Promise<AiRow | undefined> {
  const row = await tx.first(sql<AiRow>`
    select id, is_on, channels, auto_channels, persona, ai_setting_rules as rules, hand_words, hand_message, fallback,
      misses_before_hand, pause_hours, monthly_answers, monthly_cost::float8 as monthly_cost, base_url, model, api_key, revision,
      created_at, updated_at
    from ai_settings where page_id = ${pageId}`)
  return row && { ...row, rules: AiRules.parse(row.rules) }
}

/** Whether the AI settings of a page answer anything, which its plan must have. */
export async function isAiOn(tx: Tx, pageId: string, now: Date): Promise<boolean> {
  const isOn = await tx.first(sql`select 1 from ai_settings where page_id = ${pageId} and is_on`)
  return isOn !== undefined && isRunning(tx, pageId, 'ai', now)
}

/** The page's own model, else the installation's; undefined where there is none. */
export function modelOf(
  { config, secrets }: Pick<Services, 'config' | 'secrets'>,
  { baseUrl, model, apiKey }: Pick<AiRow, 'baseUrl' | 'model' | 'apiKey'>,
): { model: Model; isOwn: boolean } | undefined {
  if (baseUrl && model) return { isOwn: true, model: { baseUrl, model, apiKey: apiKey ? secrets.open(apiKey) : '' } }
  return config.llm.baseUrl ? { isOwn: false, model: config.llm } : undefined
}
