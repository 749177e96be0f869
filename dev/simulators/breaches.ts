// The range API of Pwned Passwords over a few passwords: the same addresses, lines and padding. It can fail and hang.
import { createHash, randomBytes, randomInt } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { Config } from '../../server/src/core/config.ts'
import { VARIABLES } from '../../server/src/core/variables.ts'
import { listenOnLoopback } from './listen.ts'

export type BreachSimulator = {
  url: string
  /** What came in, oldest first. */
  requests: { method: string; path: string; headers: IncomingHttpHeaders }[]
  /** Answers this status from now on; 200 is well again. */
  fail(status: number): void
  /** Says nothing from now on, until `answer`. */
  hang(): void
  /** Answers what waits, and all that comes. */
  answer(): void
  close(): Promise<void>
}

/** Seen in breaches, though no list of common words has them. */
export const BREACHED = ['correct horse battery', 'Trustno1!Trustno1!', 'anh yêu em 1990 nhiều lắm']
const PADDED_TO = { least: 800, most: 1000 }

/** @param breached passwords it knows; @param padding passwords that it lists as padding only. */
export async function startBreaches(
  { breached = BREACHED, padding = [] }: { breached?: readonly string[]; padding?: readonly string[] } = {},
  port = 0,
): Promise<BreachSimulator> {
  const requests: BreachSimulator['requests'] = []
  let status = 200
  let waiting: (() => void)[] | undefined
  const server = createServer((request, response) => {
    const { method = '', url: path = '', headers } = request
    requests.push({ method, path, headers })
    const prefix = /^\/range\/([0-9a-f]{5})$/i.exec(path)?.[1]?.toUpperCase()
    const say = () => {
      const [code, body] = answerTo(prefix, headers)
      response.writeHead(code, { 'content-type': 'text/plain' }).end(body)
    }
    if (waiting) waiting.push(say)
    else say()
  })

  function answerTo(prefix: string | undefined, headers: IncomingHttpHeaders): [number, string] {
    if (status !== 200) return [status, '']
    if (headers['user-agent'] === undefined) return [403, 'A user agent is required']
    if (prefix === undefined) return [400, 'The hash prefix was not in a valid format']
    const real = restsOf(breached, prefix).map((rest) => `${rest}:${randomInt(1, 9000)}`)
    const padded = headers['add-padding'] === 'true' ? pad(restsOf(padding, prefix), real.length) : []
    return [200, [...real, ...neighbours(3), ...padded].toSorted().join('\r\n')]
  }

  const url = await listenOnLoopback(server, port)
  return {
    url,
    requests,
    fail: (code) => void (status = code),
    hang: () => void (waiting ??= []),
    answer() {
      for (const say of waiting ?? []) say()
      waiting = undefined
    },
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

/** Gives a demo that names no list of its own the simulated one. */
export async function startDemoBreaches(config: Config): Promise<BreachSimulator | undefined> {
  if (!config.demo || config.isProduction || config.breachUrl !== VARIABLES.BREACH_URL.initial) return undefined
  const sim = await startBreaches()
  config.breachUrl = sim.url
  return sim
}

function restsOf(passwords: readonly string[], prefix: string): string[] {
  const digests = passwords.map((password) => createHash('sha1').update(password).digest('hex').toUpperCase())
  return digests.filter((digest) => digest.startsWith(prefix)).map((digest) => digest.slice(prefix.length))
}

/** Other passwords with the same first digits, as each range has hundreds of. */
function neighbours(count: number): string[] {
  return Array.from({ length: count }, () => `${randomRest()}:${randomInt(1, 9000)}`)
}

function pad(chosen: readonly string[], taken: number): string[] {
  const count = randomInt(PADDED_TO.least, PADDED_TO.most) - taken - chosen.length
  return [...chosen, ...Array.from({ length: count }, randomRest)].map((rest) => `${rest}:0`)
}

function randomRest(): string {
  return randomBytes(18).toString('hex').slice(0, 35).toUpperCase()
}
