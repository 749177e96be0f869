// How far a file of phone cards is, and what can be wrong with it. Free of zod: screens load it at once.

export const CARD_FILE_STATES = ['uploading', 'reading', 'done', 'failed', 'stopped'] as const
export type CardFileState = (typeof CARD_FILE_STATES)[number]

/** `twice`: the serial number or the PIN stands further up, or the page has or had it. */
export const CARD_PROBLEMS = ['serial', 'pin', 'twice'] as const
export type CardProblem = (typeof CARD_PROBLEMS)[number]

export const MOST_CARD_BYTES = 100 * 1_048_576
export const MOST_CARD_ROWS = 1_000_000
/** Lines that a file remembers one by one; above it only their number. */
export const MOST_CARD_PROBLEMS = 10_000
