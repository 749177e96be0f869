import { expect, expectTypeOf, test } from 'vitest'
import type { GroupOf, PathOf, Translator } from './translator.ts'

type Sentences = {
  title: 'Khách'
  list: {
    count: '{count, plural, =0 {Chưa có khách} other {{count, number} khách của {venue}}}'
    hint: "Viết '{name}' để gọi tên khách, còn {left, number} chữ"
  }
}
const say = ((key: string, values: object = {}) =>
  [key, ...Object.keys(values)].join(' ')) as unknown as Translator<Sentences>

// That a sentence without its values does not compile is shown in scripts/planted.
test('a sentence takes the values it names: those of branches too, none in quotes', () => {
  expectTypeOf<PathOf<Sentences>>().toEqualTypeOf<'title' | 'list.count' | 'list.hint'>()
  expectTypeOf<GroupOf<Sentences>>().toEqualTypeOf<'list'>()
  expect(say('title')).toBe('title')
  expect(say('list.count', { count: 3, venue: 'Quán Lá' })).toBe('list.count count venue')
  expect(say('list.hint', { left: 5 })).toBe('list.hint left')
})
