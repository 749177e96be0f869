// At which table a guest sits: a printed card says so in its address, and the browser keeps it for some hours.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { flat } from '../core/http/parameters.ts'

const COOKIE = 'portico_h_table'
const HOURS = 4
const LONGEST = 20

/** The table of the address, which the browser keeps; else the kept one; empty for none. */
export function keepTable(request: FastifyRequest, reply: FastifyReply, href: string): string {
  const table = bareName(flat(request.query)['table'])
  if (table === '') return bareName(request.cookies[COOKIE])
  reply.header(
    'set-cookie',
    `${COOKIE}=${encodeURIComponent(table)}; Path=${href}; HttpOnly; SameSite=Lax; Max-Age=${HOURS * 3600}`,
  )
  return table
}

function bareName(typed: string | undefined): string {
  return (typed ?? '')
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST)
}
