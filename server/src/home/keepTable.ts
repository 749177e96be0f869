// At which table a guest sits: a printed card says so in its address, and the browser keeps it for some hours.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { makeGuestCookie, readGuestCookie } from '../core/http/guestCookie.ts'
import { flat } from '../core/http/parameters.ts'
import type { Services } from '../core/services.ts'

const COOKIE = 'portico_h_table'
const HOURS = 4
const LONGEST = 20

/** The table of the address, which the browser keeps; else the kept one; empty for none. */
export function keepTable(
  services: Pick<Services, 'config'>,
  request: FastifyRequest,
  reply: FastifyReply,
  href: string,
): string {
  const table = bareName(flat(request.query)['table'])
  const of = { name: COOKIE, path: href }
  if (table === '') return bareName(decodeValue(readGuestCookie(services, request.headers.cookie, of)))
  const value = encodeURIComponent(table)
  reply.header('set-cookie', makeGuestCookie(services, { ...of, value, seconds: HOURS * 3600 }))
  return table
}

function decodeValue(value: string | undefined): string {
  try {
    return decodeURIComponent(value ?? '')
  } catch {
    return ''
  }
}

function bareName(typed: string | undefined): string {
  return (typed ?? '')
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST)
}
