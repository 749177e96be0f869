import { expect, test } from 'vitest'
import { matchKeyword } from './keywords.ts'

test('a keyword is heard without accents, in capitals, inside a sentence and written as one word', () => {
  const say = (text: string) => matchKeyword(text, ['thực đơn', 'mở cửa', 'đặt bàn'])
  expect(say('Cho em xem THUC DON với ạ!')).toBe('thực đơn')
  expect(say('mấy giờ mở cửa thế shop?')).toBe('mở cửa')
  expect(say('thucdon')).toBe('thực đơn')
  expect(say('Dat ban cho 4 nguoi')).toBe('đặt bàn')
  expect(say('đặt hàng')).toBeUndefined()
  expect(say('')).toBeUndefined()
})

test('small typos are forgiven in long words, never in short ones', () => {
  expect(matchKeyword('cho xin pasword wifi', ['password'])).toBe('password')
  expect(matchKeyword('voucehr đâu', ['voucher'])).toBe('voucher')
  expect(matchKeyword('reservtaon please', ['reservation'])).toBe('reservation')
  expect(matchKeyword('bún', ['bán'])).toBeUndefined()
  expect(matchKeyword('manu', ['menu'])).toBe('menu')
  expect(matchKeyword('man', ['menu'])).toBeUndefined()
})

test('what is said exactly comes before a typo, and the longer keyword before the shorter', () => {
  expect(matchKeyword('menu chay', ['manu', 'menu', 'menu chay'])).toBe('menu chay')
  expect(matchKeyword('gift', ['gifts', 'gift'])).toBe('gift')
  expect(matchKeyword('请问菜单在哪里', ['菜单'])).toBe('菜单')
})
