// A browser's cookies by host, path and name; none expires while a test or the demo runs.
export type CookieJar = {
  keep(url: URL, lines: readonly string[]): void
  /** As the Cookie header of a request. */
  of(url: URL): string
}

export function openCookieJar(): CookieJar {
  const kept = new Map<string, { host: string; path: string; pair: string }>()
  return {
    keep({ host }, lines) {
      for (const line of lines) {
        const [pair = ''] = line.split(';')
        const path = /;\s*path=([^;]*)/i.exec(line)?.[1] ?? '/'
        kept.set(`${host} ${path} ${pair.split('=')[0]}`, { host, path, pair })
      }
    },
    of({ host, pathname }) {
      const fitting = [...kept.values()].filter((cookie) => cookie.host === host && pathname.startsWith(cookie.path))
      return fitting.map(({ pair }) => pair).join('; ')
    },
  }
}
