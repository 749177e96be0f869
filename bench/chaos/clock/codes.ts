// One-time codes that guests get at the counter, used before a step of the clock or after it.
import { randomBytes, randomInt } from 'node:crypto'
import { portal } from '@portico/contract/portal.ts'
import { sql } from '@portico/server/core/db/database.ts'
import { anyAddress } from '../load/insist.ts'
import { placesOf } from '../rig/system.ts'
import { CODE_SECONDS } from '../rig/venue.ts'
import { ask, insist, type Stand, type Trial } from './stand.ts'

type Guest = { action: string; mac: string; phone: string }

/** A code works once, never after its time, and a guest whose code is over gets another at once. */
export const codes: Trial = async (stand) => {
  const [used, waiting] = await Promise.all([arrive(stand), arrive(stand)])
  const [usedCode, waitingCode] = [await readCode(stand, used), await readCode(stand, waiting)]
  const faults: string[] = []
  if (!(await enter(stand, used, usedCode))) faults.push('a code was not taken')
  return async (by) => {
    await enter(stand, used, usedCode)
    const times = await countGrants(stand, used)
    if (times !== 1) faults.push(`a code let in ${times} times`)
    const isOver = Math.abs(by) > CODE_SECONDS
    const isIn = await enter(stand, waiting, waitingCode)
    if (isIn === isOver) faults.push(isOver ? 'a code outlived its time' : 'a code was not taken in time')
    if (isIn) return faults
    const again = await arrive(stand, waiting)
    await send(stand, again, { do: 'resend' })
    if (!(await enter(stand, again, await readCode(stand, again)))) faults.push('a guest got no other code')
    return faults
  }
}

/** A phone opens the portal and asks for a code, where it has not done so before. */
async function arrive(stand: Stand, before?: Guest): Promise<Guest> {
  const mac = before?.mac ?? `02${randomBytes(5).toString('hex')}`
  const phone = before?.phone ?? `0912 ${randomInt(100_000, 999_999)}`
  const { neighbour } = stand.system.venue
  const to = `/g/${neighbour.gateway.entryKey}?${new URLSearchParams({ mac, ip: '10.5.50.8' })}`
  const action = await insist(stand, async () => /<form[^>]*action="([^"]+)"/.exec((await open(stand, to)).text)?.[1])
  const guest = { action, mac, phone }
  await send(stand, guest, { phone, terms: 'yes' })
  return guest
}

/** The newest code that waits for this guest, as staff see it. */
async function readCode(stand: Stand, { mac }: Guest): Promise<string> {
  const token = await stand.system.venue.neighbour.token()
  const { reply } = await ask(stand, portal.codes, {}, { token })
  return reply?.rows.find(({ device }) => device === mac.slice(-4))?.code ?? 'none'
}

/** @returns whether the gateway is to let the guest in */
async function enter(stand: Stand, guest: Guest, code: string): Promise<boolean> {
  const { location } = await send(stand, guest, { code })
  return location.startsWith('http://127.0.0.1:9/')
}

function send(stand: Stand, { action }: Guest, fields: Record<string, string>) {
  return open(stand, action, { method: 'POST', body: new URLSearchParams(fields) })
}

function open(stand: Stand, path: string, init: RequestInit = {}) {
  const headers = { 'x-forwarded-for': anyAddress(), 'accept-language': 'en' }
  return insist(stand, async () => {
    const answer = await fetch(placesOf(stand.system)[0]!.portalUrl + path, { redirect: 'manual', headers, ...init })
    const text = await answer.text()
    return answer.status === 503 ? undefined : { text, location: answer.headers.get('location') ?? '' }
  })
}

function countGrants({ system }: Stand, { mac }: Guest): Promise<number> {
  return system.look(async ({ db }) => {
    const row = await db.asSystem((tx) =>
      tx.first(sql<{ count: number }>`select count(*)::int as count from visits where mac = ${mac}`),
    )
    return row!.count
  })
}
