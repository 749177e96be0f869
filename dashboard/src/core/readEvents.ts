// Reads server-sent events from a response body. EventSource cannot send the Authorization header, hence by hand.

export type ServerEvent = { event: string; data: string; id: string }

/** Yields each event of the stream as it is complete. Follows the WHATWG rules for lines, comments and multi-line data. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  let endsWithCr = false
  let event: ServerEvent = { event: 'message', data: '', id: '' }
  try {
    while (true) {
      const { done, value } = await reader.read()
      if (done) return
      const arrived = decoder.decode(value, { stream: true })
      if (arrived === '') continue
      // A CRLF may arrive in halves: its line has ended with the first.
      const text = endsWithCr && arrived.startsWith('\n') ? arrived.slice(1) : arrived
      endsWithCr = arrived.endsWith('\r')
      const lines = (rest + text).split(/\r\n|\n|\r/)
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (line !== '') event = withLine(event, line)
        else {
          if (event.data !== '') yield { ...event, data: event.data.slice(0, -1) }
          event = { event: 'message', data: '', id: event.id }
        }
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

function withLine(event: ServerEvent, line: string): ServerEvent {
  const colon = line.indexOf(':')
  if (colon === 0) return event
  const name = colon < 0 ? line : line.slice(0, colon)
  const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '')
  if (name === 'data') return { ...event, data: `${event.data}${value}\n` }
  if (name === 'event' || name === 'id') return { ...event, [name]: value }
  return event
}
