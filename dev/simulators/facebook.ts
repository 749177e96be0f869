// Facebook Login as documented: a dialog (without a password here), a token for a code, and the profile.
import { createServer, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { listenOnLoopback } from './listen.ts'
import { keepCodes } from './oauthCodes.ts'

export type FacebookSimulator = { url: string; close(): Promise<void> }

const VERSION = '/v21.0'

/** @param app the registered app. @param host 0.0.0.0 for phones outside this machine's loopback */
export async function startFacebook(
  app: { id: string; secret: string },
  port = 0,
  host?: string,
): Promise<FacebookSimulator> {
  const codes = keepCodes()
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1')
    const body = new URLSearchParams(await text(request))
    if (url.pathname === `${VERSION}/dialog/oauth`) {
      const back = new URL(url.searchParams.get('redirect_uri') ?? '')
      back.searchParams.set('code', codes.give(url.searchParams, 'minh@example.test'))
      back.searchParams.set('state', url.searchParams.get('state') ?? '')
      return void response.writeHead(302, { location: back.href }).end()
    }
    if (url.pathname === `${VERSION}/oauth/access_token`) {
      const isKnown = body.get('client_id') === app.id && body.get('client_secret') === app.secret
      const found = isKnown ? codes.take(body) : undefined
      return answer(response, found ? 200 : 400, found ? { access_token: `token of ${found.email}` } : { error: {} })
    }
    const [, email] = /^Bearer token of (.+)$/.exec(request.headers.authorization ?? '') ?? []
    if (url.pathname !== `${VERSION}/me` || !email) return answer(response, 400, { error: {} })
    return answer(response, 200, { id: '10158', name: 'Minh Facebook', email })
  })
  const url = await listenOnLoopback(server, port, host)
  return { url, close: () => new Promise((resolve) => server.close(() => resolve())) }
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
