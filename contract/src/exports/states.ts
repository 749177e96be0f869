// Free of zod: screens load it at once.

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/** `gone`: the file was deleted, or its day is over. */
export const EXPORT_STATES = ['waiting', 'done', 'failed', 'gone'] as const
export type ExportState = (typeof EXPORT_STATES)[number]

/** Hours within which the file can be fetched. */
export const EXPORT_HOURS = 24
