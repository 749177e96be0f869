import type { Automation } from '@portico/contract/automations.ts'
import type { Tone } from '../ui/Tag.tsx'

export type State = 'draft' | 'running' | 'changed' | 'stopped'
export const TONES: Record<State, Tone> = { draft: 'quiet', running: 'good', changed: 'warn', stopped: 'quiet' }

/** What an owner wants to know of it first. */
export function stateOf({ version, isActive, hasChanges }: Automation): State {
  if (version === 0) return 'draft'
  if (!isActive) return 'stopped'
  return hasChanges ? 'changed' : 'running'
}
