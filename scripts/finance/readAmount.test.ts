import { expect, test } from 'vitest'
import { readAmount } from './readAmount.ts'

test.each([
  ['500000', 'VND', 500_000],
  ['500.000', 'VND', 500_000],
  ['1,500,000', 'VND', 1_500_000],
  ['12.50', 'USD', 1250],
  ['12.5', 'USD', 1250],
  ['0.07', 'USD', 7],
  ['1,200', 'USD', 120_000],
])('%s in %s is read as people write it', (text, currency, minorUnits) => {
  expect(readAmount(text, currency)).toBe(minorUnits)
})

test.each([
  ['', 'VND', 'is no amount'],
  ['much', 'VND', 'is no amount'],
  ['-5', 'VND', 'is no amount'],
  ['1e6', 'VND', 'is no amount'],
  ['0.5', 'VND', 'is no amount'],
  ['50.00', 'VND', 'is no amount'],
  ['1.000,000', 'VND', 'is no amount'],
  ['12.345', 'USD', 'is no amount'],
  ['0', 'VND', 'must be more than 0'],
  ['0.00', 'USD', 'must be more than 0'],
  ['99999999999', 'VND', 'more than one transfer can hold'],
])('"%s" in %s is refused in a sentence', (text, currency, sentence) => {
  expect(() => readAmount(text, currency)).toThrow(sentence)
})
