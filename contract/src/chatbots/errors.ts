/** What chatbots and AI settings refuse, with its status. */
export const BOT_ERRORS = {
  'ai/not-found': 404,
  'ai/exists': 409,
  'ai/changed': 409,
  'ai/too-much': 409,
  'ai/file-unreadable': 422,
  'ai/file-no-text': 422,
  'ai/file-locked': 422,
  'ai/file-heavy': 422,
  'ai/file-long': 422,
  'chatbot/not-found': 404,
  'chatbot/too-many': 409,
  'chatbot/active': 409,
  'chatbot/not-ready': 409,
  'chatbot/not-published': 409,
  'chatbot/version-not-found': 404,
} as const
