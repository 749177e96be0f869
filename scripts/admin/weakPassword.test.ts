import { expect, test } from 'vitest'
import { weakness } from './weakPassword.ts'

const OWN = ['lan.pham@quanhoa.vn', 'Phạm Thị Lan']

test.each([
  ['too short', 'Kx9!vTq2#m'],
  ['the demo owner', 'portico-demo'],
  ['the demo administrator', 'portico-admin'],
  ['the demo administrator, dressed up', 'P0rtico-Adm1n!'],
  ['a word and a row', 'Password12345'],
  ['a word in disguise', 'P@ssw0rd!2026'],
  ['the same word twice', 'adminadminadmin'],
  ['a row of keys', 'qwertyuiopasdf'],
  ['Vietnamese for password', 'mật khẩu 123456'],
  ['a row of digits', '123456789012345'],
  ['digits that look like letters', '100030003000'],
  ['few characters repeated', 'abababababababab'],
  ['the owner', 'phamthilan1992'],
  ['the mailbox', 'lan.pham@quanhoa.vn'],
  ['too long', 'purple lantern '.repeat(10)],
])('%s is refused with a sentence', (_why, password) => {
  expect(weakness(password, OWN)).toMatch(/^The password .+\.$/)
})

test.each([
  ['words that do not belong together', 'lantern purple ferry'],
  ['Vietnamese words', 'chuối tím bơi ngược'],
  ['Chinese', '紫色的灯笼在河上漂流吃饭'],
  ['chance', 'Kx9!vTq2#mLw'],
  ['chance in hexadecimal', 'a8f3c9d2e7b14f60'],
])('%s may be used', (_why, password) => {
  expect(weakness(password, OWN)).toBeUndefined()
})
