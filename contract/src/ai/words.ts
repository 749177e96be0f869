// Words and limits of the AI settings that dashboards need without a schema.

export const MOST_RULES = 50
export const MOST_KNOWLEDGE = 200
export const MOST_KNOWLEDGE_LETTERS = 60_000
export const MOST_CASES = 200
export const MOST_FILE_BYTES = 10_000_000
export const MOST_FILE_PAGES = 200
export const KNOWLEDGE_KINDS = ['faq', 'text', 'file'] as const
/** When a rule is meant: `question` by likeness to sample questions, the others by what they say. */
export const RULE_WHENS = ['keyword', 'question', 'closed', 'first', 'always'] as const
/** What a rule does: words of the owner's own, an order to the AI, a person, the chatbot, or silence. */
export const RULE_ACTIONS = ['reply', 'instruct', 'hand', 'bot', 'ignore'] as const
/** What of a guest a rule may tell the AI. */
export const SHARED_FIELDS = ['name', 'language', 'tags'] as const
/** What a test question should come to. */
export const CASE_RESULTS = ['rule', 'faq', 'ai', 'hand', 'silent'] as const
