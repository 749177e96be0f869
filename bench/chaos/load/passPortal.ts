// A phone in the portal. The form's address is its session: sent there again, as a browser does on reload, it is the same sign-in.
import type { Place } from '../rig/processes.ts'
import type { ChaosVenue } from '../rig/venue.ts'
import { anyAddress } from './insist.ts'

export type Form = { action: string; answers: URLSearchParams }
export type Login = { username: string; password: string }

/** Why a phone cannot send its form any more: it was open for too long, by the server's clock. */
export const FORM_OVER = 'the form was open for too long'

/** A new phone fills in the form and is sent to its gateway. @returns undefined when it did not get through */
export async function passPortal(venue: ChaosVenue, place: Place, mac: string): Promise<Login | undefined> {
  const form = await openPortal(venue, place, mac)
  return form && post(place, form)
}

/** @returns undefined when no form came */
export async function openPortal({ gateway }: ChaosVenue, place: Place, mac: string): Promise<Form | undefined> {
  const answer = await ask(place, `/g/${gateway.entryKey}?${new URLSearchParams({ mac, ip: '10.5.50.7' })}`)
  const [, action] = /<form[^>]*action="([^"]+)"/.exec((await answer?.text()) ?? '') ?? []
  return action ? { action, answers: new URLSearchParams({ name: `Lan ${mac}`, terms: 'yes' }) } : undefined
}

/** Sends a form, which may have come before; then the guest waits for the gateway and asks for another login. @throws Error with FORM_OVER */
export async function sendForm(place: Place, form: Form): Promise<Login | undefined> {
  const answer = await ask(place, form.action, { method: 'POST', body: form.answers })
  if (answer?.status === 410) throw new Error(FORM_OVER)
  return loginIn(answer) ?? loginIn(await ask(place, `${form.action}/again`))
}

async function post(place: Place, { action, answers }: Form): Promise<Login | undefined> {
  return loginIn(await ask(place, action, { method: 'POST', body: answers }))
}

async function ask({ portalUrl }: Place, path: string, init: RequestInit = {}): Promise<Response | undefined> {
  const headers = { 'x-forwarded-for': anyAddress(), 'accept-language': 'en' }
  const signal = AbortSignal.timeout(10_000)
  try {
    const answer = await fetch(portalUrl + path, { redirect: 'manual', headers, signal, ...init })
    // All of it, or it may have been cut off.
    return new Response(await answer.text(), { status: answer.status, headers: answer.headers })
  } catch {
    return undefined
  }
}

function loginIn(answer: Response | undefined): Login | undefined {
  const query = URL.parse(answer?.headers.get('location') ?? '')?.searchParams
  const [username, password] = [query?.get('username'), query?.get('password')]
  return username && password ? { username, password } : undefined
}
