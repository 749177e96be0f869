/** What the audit log is narrowed to; kept in the address, so that it can be sent to somebody. */
export type AuditFilters = { actor?: string; action?: string; from?: string; to?: string }

const FORMS = {
  actor: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  action: /^[a-zA-Z]{1,40}(\.[a-zA-Z]{1,40})?$/,
  from: /^\d{4}-\d{2}-\d{2}$/,
  to: /^\d{4}-\d{2}-\d{2}$/,
} satisfies Record<keyof AuditFilters, RegExp>

/** Reads an address; what the server would not take is left out. */
export function readFilters(search: Record<string, unknown>): AuditFilters {
  const found = Object.entries(FORMS).flatMap(([name, form]) => {
    const value = search[name]
    return typeof value === 'string' && form.test(value) && !isNoDay(name, value) ? [[name, value]] : []
  })
  return Object.fromEntries(found) as AuditFilters
}

/** Such as 31 February. */
function isNoDay(name: string, value: string): boolean {
  if (name !== 'from' && name !== 'to') return false
  const day = new Date(`${value}T00:00:00Z`)
  return Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== value
}
