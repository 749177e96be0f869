import { isOneOf } from '@portico/contract/records.ts'
import { useText } from '../core/useText.ts'

const REASONS = [
  'stale',
  'paused',
  'member',
  'automatic',
  'channel',
  'loop',
  'cap',
  'no-words',
  'nothing',
  'rule',
  'chatbot',
  'model',
  'refused',
  'unsupported',
  'no-model',
  'no-bot',
  'month',
  'money',
  'timeout',
  'busy',
  'config',
  'nonsense',
  'unreachable',
  'off',
  'fault',
] as const

/** Why something was said or not, in a sentence. */
export function useReason() {
  const t = useText('aiSettings')
  return (reason: string) => (isOneOf(REASONS, reason) ? t(`reason.${reason}`) : reason)
}
