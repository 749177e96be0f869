import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { useServer } from '../../testing/server.ts'
import { arrayText } from './arrayText.ts'
import { prepare } from './database.ts'

const server = useServer()
const back = prepare<{ back: unknown[] }>('select $1::text[] as back')
const sent = async (list: unknown[]) => (await server().services.db.asSystem((tx) => tx.first(back(list))))!.back

test('any list of texts comes back from the database as it was sent', async () => {
  const awkward = fc.constantFrom(
    '',
    ' ',
    'NULL',
    'null',
    '{',
    '}',
    ',',
    '"',
    '\\',
    "'",
    'a b',
    '\n',
    '{"a",b}',
    'é',
    '中',
    '\u{1F600}',
  )
  const texts = fc.array(fc.oneof(awkward, fc.string({ unit: 'grapheme' }), fc.constant(null)), { maxLength: 30 })
  await fc.assert(
    fc.asyncProperty(texts, async (list) => {
      const clean = list.map((text) => text?.replaceAll('\0', '').toWellFormed() ?? null)
      expect(await sent(clean)).toEqual(clean)
    }),
    { numRuns: 200 },
  )
})

test('numbers, yes and no are written plainly, and what is none of these is left to the driver', async () => {
  expect(await sent([1, -2.5, 2 ** 40, true, false])).toEqual(['1', '-2.5', '1099511627776', 'true', 'false'])
  expect(arrayText([new Date(0)])).toBeUndefined()
  expect(arrayText([[1], [2]])).toBeUndefined()
  expect(arrayText([undefined])).toBeUndefined()
  expect(await sent([new Date(0)])).toEqual([expect.stringContaining('1970-01-01')])
})
