// Zalo as documented: social login v4, and template messages to a phone number (ZNS). Application errors
// come with HTTP 200; the token travels bare in its own header.
import { createServer, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { listenOnLoopback } from '../listen.ts'
import { keepCodes } from '../oauthCodes.ts'

export type SentTemplate = { phone: string; templateId: string; data: Record<string, string>; trackingId: string }

export type ZaloSimulator = {
  url: string
  sent: SentTemplate[]
  /** Answers the next messages with an error: -118 no account, -124 token, -144 daily quota. */
  refuse(times: number, error: number): void
  close(): Promise<void>
}

type ZaloApp = { appId: string; appSecret: string; token: string; templateId: string }
type Message = { phone?: string; template_id?: string; template_data?: Record<string, string>; tracking_id?: string }

/** @param known the tokens and apps that it accepts */
export async function startZalo(known: ZaloApp, port = 0): Promise<ZaloSimulator> {
  const sent: SentTemplate[] = []
  const codes = keepCodes({ checksAddress: false })
  let refusals = 0
  let refusal = 0

  function takeMessage(message: Message, token: unknown): object {
    if (token !== known.token) return failed(-124, 'Access token is invalid')
    if (refusals > 0) {
      refusals--
      return failed(refusal, 'refused')
    }
    if (message.template_id !== known.templateId) return failed(-109, 'Template is invalid')
    if (!/^84\d{9}$/.test(message.phone ?? '')) return failed(-108, 'Phone is invalid')
    if (!/^\d{6}$/.test(message.template_data?.['otp'] ?? '')) return failed(-1122, 'Template data is invalid')
    const { phone = '', template_id: templateId = '', template_data: data = {}, tracking_id: trackingId = '' } = message
    if (trackingId.length > 48) return failed(-112, 'tracking_id is invalid')
    sent.push({ phone, templateId, data, trackingId })
    return { error: 0, message: 'Success', data: { msg_id: `m${sent.length}`, sent_time: '0', sending_mode: '1' } }
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1')
    const body = await text(request)
    const token = request.headers['access_token']
    if (url.pathname === '/v4/permission') {
      const back = new URL(url.searchParams.get('redirect_uri') ?? '')
      back.searchParams.set('code', codes.give(url.searchParams, ''))
      back.searchParams.set('state', url.searchParams.get('state') ?? '')
      return void response.writeHead(302, { location: back.href }).end()
    }
    if (url.pathname === '/v4/access_token') {
      const form = new URLSearchParams(body)
      const isKnown = form.get('app_id') === known.appId && request.headers['secret_key'] === known.appSecret
      const found = isKnown && codes.take(form)
      return answer(response, found ? { access_token: 'social', expires_in: '90000' } : failed(-14019, 'Invalid code'))
    }
    if (url.pathname === '/v2.0/me')
      return answer(response, token === 'social' ? { id: '8891', name: 'Lan Zalo' } : failed(-216, 'invalid'))
    if (url.pathname === '/message/template') return answer(response, takeMessage(JSON.parse(body) as Message, token))
    response.writeHead(404).end()
  })
  const url = await listenOnLoopback(server, port)
  return {
    url,
    sent,
    refuse(times, error) {
      refusals = times
      refusal = error
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function failed(error: number, message: string): object {
  return { error, message }
}

function answer(response: ServerResponse, body: object): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
