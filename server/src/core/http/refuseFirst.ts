// The cheapest refusal: before anything of a request is read, routed or proved. In a flood refusing must cost less than answering.
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { ERRORS, type ErrorBody } from '@portico/contract/errors.ts'
import { LANGUAGES, pickLanguage } from '@portico/locales/languages.ts'
import { errorSentence } from '../phrases.ts'

const CODE = 'server/busy'
const AGAIN_SECONDS = '5'
/** A caller that waits for its answers asks less often, and a proxy that counts what is under way refuses the rest. */
const HELD_MS = 500

/**
 * Puts a question before a server's own listeners: requests of which it is true get 503.
 * @param readers origins other than the server's own whose pages may read that
 */
export function refuseFirst(
  server: Server,
  isInVain: (request: IncomingMessage) => boolean,
  readers: readonly string[] = [],
): void {
  const bodies = new Map(LANGUAGES.map((language) => [language, JSON.stringify(bodyIn(language))]))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what Node lets listen to requests
  const listeners = server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[]
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!isInVain(request)) {
      for (const listener of listeners) listener.call(server, request, response)
      return
    }
    setTimeout(refuse, HELD_MS, request, response)
  })

  function refuse({ headers }: IncomingMessage, response: ServerResponse): void {
    const { origin = '' } = headers
    response.writeHead(ERRORS[CODE], {
      'content-type': 'application/json; charset=utf-8',
      'retry-after': AGAIN_SECONDS,
      ...(readers.includes(origin) && {
        'access-control-allow-origin': origin,
        'access-control-expose-headers': 'Retry-After',
        vary: 'Origin',
      }),
    })
    response.end(bodies.get(pickLanguage(headers['accept-language'])))
  }
}

function bodyIn(language: (typeof LANGUAGES)[number]): ErrorBody {
  return { code: CODE, message: errorSentence(CODE, language) }
}
