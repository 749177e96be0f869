import type { Flow } from '@portico/contract/flows.ts'

/** What an owner calls the state of a flow. */
export function stateOf({ version, hasChanges }: Pick<Flow, 'version' | 'hasChanges'>) {
  if (version === 0) return 'draft'
  return hasChanges ? 'changed' : 'published'
}
