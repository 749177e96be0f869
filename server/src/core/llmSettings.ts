// The model that answers guests, as the environment names it.
import { StartError } from './startError.ts'
import type { VARIABLES } from './variables.ts'

type Name = Extract<keyof typeof VARIABLES, `LLM_${string}`>

export type LlmSettings = {
  /** Empty when there is no model. */
  baseUrl: string
  apiKey: string
  model: string
  /** In VND for a million tokens; 0 is free. */
  prices: { in: number; out: number }
}

/** @throws StartError naming the variable and what it should be */
export function readLlm(value: (name: Name) => string, readUrl: (name: Name, value: string) => string): LlmSettings {
  const baseUrl = readUrl('LLM_BASE_URL', value('LLM_BASE_URL'))
  const model = value('LLM_MODEL')
  if (baseUrl && !model) throw new StartError('LLM_BASE_URL is set, so LLM_MODEL must name a model.')
  const prices = /^in=(\d{1,9}),\s*out=(\d{1,9})$/.exec(value('LLM_PRICES') || 'in=0,out=0')
  if (!prices) throw new StartError('LLM_PRICES must look like in=4000,out=16000.')
  return { baseUrl, apiKey: value('LLM_API_KEY'), model, prices: { in: Number(prices[1]), out: Number(prices[2]) } }
}
