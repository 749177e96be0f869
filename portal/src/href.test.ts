import { expect, test } from 'vitest'
import { ownImage, safeHref } from './href.ts'

test.each([
  '/',
  '/w/abc?x=1',
  '?lang=en',
  '#top',
  './next',
  '../up',
  '',
  'http://192.168.1.1:2050/a/?tok=1',
  'HTTPS://a.example',
])('an address a browser may follow is kept: %j', (href) => {
  expect(safeHref(href)).toBe(href)
})

test.each([
  'javascript:alert(1)',
  ' javascript:x',
  'java\nscript:x',
  'JAVASCRIPT:x',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  'https:/\\evil',
  'intent://x',
  'file:///etc',
])('an address that is a script or another scheme is dropped: %j', (href) => {
  expect(safeHref(href)).toBeUndefined()
})

test('images come from our own origin or not at all', () => {
  expect(ownImage('/media/a.webp')).toBe('/media/a.webp')
  for (const url of [undefined, '', 'media/a', '//x', '/\\x', 'https://x/a', 'data:image/png;base64,x'])
    expect(ownImage(url)).toBeUndefined()
})
