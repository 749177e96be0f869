import { expectTypeOf, test } from 'vitest'
import type { GroupOf, PathOf, Translator } from './translator.ts'

type Sentences = {
  title: 'Khách'
  list: {
    count: '{count, plural, =0 {Chưa có khách} other {{count, number} khách của {venue}}}'
    hint: "Viết '{name}' để gọi tên khách, còn {left, number} chữ"
  }
}
type Say = Translator<Sentences>

test('a sentence takes the values it names, whole groups none', () => {
  expectTypeOf<PathOf<Sentences>>().toEqualTypeOf<'title' | 'list.count' | 'list.hint'>()
  expectTypeOf<GroupOf<Sentences>>().toEqualTypeOf<'list'>()
  expectTypeOf<Say>().toBeCallableWith('title')
  expectTypeOf<Say>().toBeCallableWith('list.count', { count: 3, venue: 'Quán Lá' })
  expectTypeOf<Say>().toBeCallableWith('list.hint', { left: 5 })
})
