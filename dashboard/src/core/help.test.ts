import { afterEach, expect, test } from 'vitest'
import { helpAddress } from './help.ts'

const sendTo = (url: string) => {
  document.head.innerHTML = `<meta name="help" content="${url}">`
}
afterEach(() => {
  document.head.innerHTML = ''
})

test.each(['', '{helpUrl}'])('help is our own unless the operator has another (%s)', (url) => {
  sendTo(url)
  expect([helpAddress(), helpAddress('mikrotik')]).toEqual(['/help', '/help/mikrotik'])
})

test('an operator’s own help is opened in the reader’s language, at the screen’s article', () => {
  sendTo('https://help.example/{language}/{article}')
  expect([helpAddress(), helpAddress('mikrotik')]).toEqual([
    'https://help.example/vi/',
    'https://help.example/vi/mikrotik',
  ])
})
