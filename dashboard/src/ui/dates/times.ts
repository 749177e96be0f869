// Times of day as people type them and as the contract takes them.

/** `7h30`, `7:30`, `730` and `7` as `07:30`, `07:30`, `07:30` and `07:00`; nothing for what is no time. */
export function readTime(typed: string): string | undefined {
  const [, hour = '', minute = '0'] = /^\s*(\d{1,2})(?:\s*[:h.\s]?\s*(\d{2}))?\s*h?\s*$/i.exec(typed) ?? []
  if (hour === '' || Number(hour) > 23 || Number(minute) > 59) return undefined
  return `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`
}

/** So many minutes later, on the same clock. */
export function shiftTime(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const at = (hour * 60 + minute + minutes + 1440) % 1440
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
}
