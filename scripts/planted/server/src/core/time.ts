// planted: lint/clock
// planted: lint/environment
// planted: lint/docstring
export function hoursToday(): string {
  return `${new Date().getHours()} ${process.env['TZ']}`
}

export const startedAt = Date.now()
