/** What of the screen is open; kept in the address, so that it can be sent to somebody. */
export type Part = 'webhooks' | 'keys'
export type Place = { part?: Part; webhook?: string; state?: 'waiting' | 'done' | 'failed' }

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const PARTS = ['webhooks', 'keys'] as const
const STATES = ['waiting', 'done', 'failed'] as const

/** Reads an address; what the server would not take is left out. */
export function readPlace(search: Record<string, unknown>): Place {
  const { webhook } = search
  const part = PARTS.find((one) => one === search['part'])
  const state = STATES.find((one) => one === search['state'])
  return {
    ...(part ? { part } : {}),
    ...(typeof webhook === 'string' && UUID.test(webhook) ? { webhook } : {}),
    ...(state ? { state } : {}),
  }
}
