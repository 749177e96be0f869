// Who may hold how many connections: open files end, and with them both origins, when one address takes them all.
import { readFileSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import ipaddr from 'ipaddr.js'
import { ownValue } from '@portico/contract/names.ts'

/** Of one origin. An address is an IPv4 address or the /64 network of an IPv6 address. */
export type ConnectionLimits = {
  /** Open at once. */
  most: number
  mostPerAddress: number
  /** From its first byte a request has this long to arrive, body included. */
  requestMs: number
  headersMs: number
  /** A connection on which nothing moves is closed. */
  silentMs: number
  checkEveryMs: number
}

/** Files for everything but HTTP: the database, RADIUS, media, mail. */
const RESERVED_FILES = 256
const MOST = 10_000
const ORIGINS = 2
/** Many guests share the one public address of their venue. */
const ADDRESS_SHARE = 1 / 4

/** Limits for one origin, so that both together leave files for the rest of the process. */
export function limitsFor(openFiles = readOpenFilesLimit()): ConnectionLimits {
  const free = Math.max(openFiles / 4, openFiles - RESERVED_FILES)
  const most = Math.min(MOST, Math.floor(free / ORIGINS))
  return {
    most,
    mostPerAddress: Math.max(8, Math.floor(most * ADDRESS_SHARE)),
    // A part of an upload is 0.5 MB: 90 kbit/s are enough.
    requestMs: 60_000,
    headersMs: 20_000,
    silentMs: 120_000,
    checkEveryMs: 5_000,
  }
}

/** Keeps to the limits: a new connection closes the oldest waiting one of its address, or of the greediest address. */
export function limitConnections(server: Server, limits: ConnectionLimits, proxies: readonly string[]): void {
  const open = new Map<string, Set<Socket>>()
  const trusted = new Set<string>()
  const exchanges = new WeakMap<Socket, { request: IncomingMessage; response: ServerResponse }>()
  let count = 0
  server.on('connection', (socket) => {
    const { address, isProxy } = peerOf(socket, proxies)
    if (isProxy) trusted.add(address)
    const own = open.get(address) ?? new Set()
    open.set(address, own.add(socket))
    count++
    socket.once('close', () => forget(socket, address))
    if (own.size > limits.mostPerAddress && !isProxy) makeRoom(address)
    else if (count > limits.most) makeRoom(greediest())
  })
  server.on('request', (request, response) => exchanges.set(request.socket, { request, response }))

  function forget(socket: Socket, address: string): void {
    const own = open.get(address)
    if (!own?.delete(socket)) return
    count--
    if (own.size === 0) open.delete(address)
  }

  /** Closes an address's oldest connection that is idle or still sending; its newest when all are being answered. */
  function makeRoom(address: string): void {
    const all = [...(open.get(address) ?? [])]
    const closing = all.find((socket) => !isAnswering(socket)) ?? all.at(-1)
    if (!closing) return
    // Its 'close' comes later than the next connections, which need another one closed.
    forget(closing, address)
    closing.destroy()
  }

  function isAnswering(socket: Socket): boolean {
    const exchange = exchanges.get(socket)
    return exchange !== undefined && exchange.request.complete && !exchange.response.writableEnded
  }

  function greediest(): string {
    const strangers = [...open].filter(([address]) => !trusted.has(address))
    const all = strangers.length > 0 ? strangers : [...open]
    const [address] = all.reduce((most, one) => (one[1].size > most[1].size ? one : most))
    return address
  }
}

type Peer = { address: string; isProxy: boolean }

function peerOf({ remoteAddress = '' }: Socket, proxies: readonly string[]): Peer {
  if (!ipaddr.isValid(remoteAddress)) return { address: remoteAddress, isProxy: false }
  const parsed = ipaddr.process(remoteAddress)
  return { address: networkOf(remoteAddress), isProxy: proxies.some((block) => isIn(parsed, block)) }
}

/** Whom an address belongs to: of IPv6 its /64 network, which one subscriber has to themselves. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(':') : parsed.toString()
}

/** As Fastify reads TRUST_PROXY: an address, a block or one of three names. */
function isIn(address: ipaddr.IPv4 | ipaddr.IPv6, block: string): boolean {
  const ranges: Readonly<Record<string, readonly string[]>> = {
    loopback: ['loopback'],
    linklocal: ['linkLocal'],
    uniquelocal: ['private', 'uniqueLocal'],
  }
  const named = ownValue(ranges, block)
  if (named) return named.includes(address.range())
  const whole = address.kind() === 'ipv6' ? 128 : 32
  const [of, bits] = block.includes('/') ? ipaddr.parseCIDR(block) : [ipaddr.process(block), whole]
  return of.kind() === address.kind() && address.match(of, bits)
}

/** What `ulimit -n` says; a common default where the system does not tell. */
export function readOpenFilesLimit(): number {
  try {
    const limit = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1]
    return limit === undefined ? 4096 : Number(limit)
  } catch {
    return 4096
  }
}
