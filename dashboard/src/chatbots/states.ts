import type { Chatbot } from '@portico/contract/chatbots.ts'

/** What an owner calls the state of a chatbot. */
export function stateOf({ version, hasChanges }: Pick<Chatbot, 'version' | 'hasChanges'>) {
  if (version === 0) return 'draft'
  return hasChanges ? 'changed' : 'published'
}
