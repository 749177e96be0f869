import { expect, test } from 'vitest'
import { isTooCommon } from './weakPassword.ts'

const OWN = ['Trần Thu Hiên', 'hien.tran@quanla.example', '+84901234567']

test.each([
  ['password'],
  ['Password1'],
  ['P@ssw0rd'],
  ['12345678'],
  ['matkhau123'],
  ['Mật khẩu'],
  ['anhyeuem2024'],
  ['qwertyuiop'],
  ['aaaaaaaa'],
  ['abababab'],
  ['hijklmno'],
  ['98765432'],
  ['Saigon2025!'],
  ['tranthuhien'],
  ['Hien.Tran1'],
  ['quanla123'],
  ['0901234567'.replace('0', '+84')],
])('"%s" is refused', (password) => {
  expect(isTooCommon(password, OWN)).toBe(true)
})

test.each([
  ['correct horse 9'],
  ['sáu con mèo ngủ trưa'],
  ['hiên nhà có hoa giấy'],
  ['x8#kQ2!vLp'],
  ['tôi mua phở mỗi sáng'],
  ['🐈🐕🐎🐖🐓🐇🐿🦔'],
  ['dragonfruit smoothie'],
])('"%s" is fine', (password) => {
  expect(isTooCommon(password, OWN)).toBe(false)
})

test('a name of one or two letters does not spoil every password', () => {
  expect(isTooCommon('x8#kQ2!vLp', ['A', 'kQ', ''])).toBe(false)
})
