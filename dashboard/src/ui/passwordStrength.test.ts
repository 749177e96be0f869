import { expect, test } from 'vitest'
import { passwordStrength } from './passwordStrength.ts'

test.each([
  ['', 0],
  ['7 chars', 0],
  ['12345678', 1],
  ['aaaaaaaaaaaaaaaaaaaa', 1],
  ['cafesang', 1],
  ['cafesang9', 2],
  ['Cafe-sang9', 3],
  ['cà phê sữa đá', 3],
  ['bốn con mèo ngủ trên mái', 4],
])('"%s" is called %i of 4', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})
