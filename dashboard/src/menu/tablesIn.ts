const MOST_TABLES = 300

/** The tables somebody typed: "1-12, Hiên 1, VIP". A span counts up; more than fit on 50 sheets are left out. */
export function tablesIn(typed: string): string[] {
  const tables = typed.split(/[,;\n]/).flatMap((part) => {
    const name = part.trim()
    const [, from = '', to = ''] = /^(\d{1,4})\s*[-–]\s*(\d{1,4})$/.exec(name) ?? []
    const count = Number(to) - Number(from) + 1
    if (from !== '' && count >= 1 && count <= MOST_TABLES)
      return Array.from({ length: count }, (_, at) => String(Number(from) + at))
    return name ? [name.slice(0, 20)] : []
  })
  return [...new Set(tables)].slice(0, MOST_TABLES)
}
