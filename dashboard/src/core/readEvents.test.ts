import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readEvents, type ServerEvent } from './readEvents.ts'

function streamOf(chunks: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk)
      controller.close()
    },
  })
}

async function read(text: string, cuts: number[] = []): Promise<ServerEvent[]> {
  const bytes = new TextEncoder().encode(text)
  const at = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).toSorted((a, b) => a - b), bytes.length]
  const events: ServerEvent[] = []
  const chunks = at.slice(1).map((end, index) => bytes.slice(at[index], end))
  for await (const event of readEvents(streamOf(chunks))) events.push(event)
  return events
}

test('one event, its comment and its blank line', async () => {
  expect(await read(': hello\ndata: {"topic":"visits"}\n\n')).toEqual([
    { event: 'message', data: '{"topic":"visits"}', id: '' },
  ])
})

test('lines of data are joined, names and ids are kept, unknown fields are not', async () => {
  expect(await read('id: 7\nevent: tick\ndata: a\ndata:b\nretry: 10\n\ndata\n\n')).toEqual([
    { event: 'tick', data: 'a\nb', id: '7' },
    { event: 'message', data: '', id: '7' },
  ])
})

test('an event cut off by the end of the stream is not told', async () => {
  expect(await read('data: whole\n\ndata: half')).toMatchObject([{ data: 'whole' }])
})

test('wherever the network cuts the bytes and however lines end, the same events arrive', async () => {
  const events = fc.array(fc.stringMatching(/^[a-zà-ỹ€{}": ]{1,12}$/), { minLength: 1, maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(
      events,
      fc.constantFrom('\n', '\r\n', '\r'),
      fc.array(fc.nat(), { maxLength: 12 }),
      async (data, end, cuts) => {
        const text = data.map((line) => `data: ${line}${end}${end}`).join('')
        const got = await read(text, cuts)
        expect(got.map((event) => event.data)).toEqual(data)
      },
    ),
    { numRuns: 300 },
  )
})
