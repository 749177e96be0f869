/** What Node.js, PostgreSQL and most libraries call the kind of an error: `ENOENT`, `23505`; '' when it has none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}
