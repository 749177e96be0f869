// An HTTP client that knows just enough of HTTP/1.1: a generator shares the machine with what it measures, and node:http costs three times as much.
import { connect, type Socket } from 'node:net'
import { monotonicMs } from '@portico/server/core/clock.ts'

export type Outcome = { status: number } | { fault: string }
type Exchange = { request: string; end: (outcome: Outcome) => void; dueAt: number }
type Line = { socket: Socket; exchange: Exchange | undefined; reply: Reply }

const LOOK_MS = 250

export type BareClient = { send(request: string, end: (outcome: Outcome) => void): void }

/** Keeps connections open for what is sent next; what finds none waits. @param answerMs after which a request counts as not answered */
export function makeBareClient(host: string, port: number, mostSockets: number, answerMs: number): BareClient {
  const idle: Line[] = []
  const lines = new Set<Line>()
  const waiting: Exchange[] = []

  function finish(line: Line, outcome: Outcome, isOpen: boolean): void {
    const { exchange } = line
    line.exchange = undefined
    line.reply = startReply()
    if (!isOpen) close(line)
    exchange?.end(outcome)
    const next = waiting.shift()
    if (next) begin(isOpen ? line : open(), next)
    else if (isOpen) idle.push(line)
  }

  function close(line: Line): void {
    lines.delete(line)
    if (idle.includes(line)) idle.splice(idle.indexOf(line), 1)
    line.socket.destroy()
  }

  function open(): Line {
    const line: Line = { socket: connect({ host, port, noDelay: true }), exchange: undefined, reply: startReply() }
    lines.add(line)
    line.socket.on('data', (chunk) => {
      const state = readReply(line.reply, chunk)
      if (state !== 'more') finish(line, { status: line.reply.status }, state === 'whole')
    })
    line.socket.on('error', (error: NodeJS.ErrnoException) =>
      finish(line, { fault: error.code ?? error.message }, false),
    )
    line.socket.on('close', () => {
      if (line.exchange) finish(line, { fault: 'cut off' }, false)
      else if (lines.has(line)) close(line)
    })
    return line
  }

  function begin(line: Line, exchange: Exchange): void {
    line.exchange = exchange
    line.socket.write(exchange.request)
  }

  setInterval(() => {
    for (const line of lines)
      if (line.exchange && line.exchange.dueAt < monotonicMs()) finish(line, { fault: 'no answer' }, false)
  }, LOOK_MS).unref()

  return {
    send(request, end) {
      const exchange = { request, end, dueAt: monotonicMs() + answerMs }
      const line = idle.pop() ?? (lines.size < mostSockets ? open() : undefined)
      if (line) begin(line, exchange)
      else waiting.push(exchange)
    },
  }
}

type Reply = { head: string; status: number; left: number; isChunked: boolean; isLast: boolean; tail: string }

function startReply(): Reply {
  return { head: '', status: 0, left: 0, isChunked: false, isLast: false, tail: '' }
}

const HEAD_END = '\r\n\r\n'
const LAST_CHUNK = '0\r\n\r\n'

/** Takes in what came. @returns whether the reply is whole, and the connection can be used again */
export function readReply(reply: Reply, chunk: Buffer): 'more' | 'whole' | 'last' {
  let body = chunk
  if (reply.status === 0) {
    const before = reply.head.length
    reply.head += chunk.toString('latin1')
    const at = reply.head.indexOf(HEAD_END)
    if (at === -1) return 'more'
    body = chunk.subarray(at + HEAD_END.length - before)
    readHead(reply, reply.head.slice(0, at + 2).toLowerCase())
  }
  if (reply.isChunked) {
    reply.tail = (reply.tail + body.subarray(-LAST_CHUNK.length).toString('latin1')).slice(-LAST_CHUNK.length)
    if (reply.tail !== LAST_CHUNK) return 'more'
  } else {
    reply.left -= body.length
    if (reply.left > 0) return 'more'
  }
  return reply.isLast ? 'last' : 'whole'
}

function readHead(reply: Reply, head: string): void {
  reply.status = Number(head.slice(9, 12))
  reply.left = Number(/\r\ncontent-length: *(\d+)/.exec(head)?.[1] ?? 0)
  reply.isChunked = head.includes('\r\ntransfer-encoding: chunked')
  reply.isLast = head.includes('\r\nconnection: close')
}
