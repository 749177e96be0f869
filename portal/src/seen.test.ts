import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Window } from 'happy-dom'
import { parseSync } from 'vite'
import { SEEN_SCRIPT } from './render.tsx'

let window: Window
let requests: string[]
let top: number
beforeEach(() => {
  vi.useFakeTimers()
  window = new Window({ url: 'http://portal.test/w/token' })
  requests = []
  top = 2000
})
afterEach(() => {
  vi.useRealTimers()
})

test('an advert counts once, after half of it was on screen for a second', () => {
  begin()
  vi.advanceTimersByTime(5000)
  expect(requests).toEqual([])
  scrollTo(700)
  vi.advanceTimersByTime(900)
  scrollTo(2000)
  vi.advanceTimersByTime(5000)
  expect(requests).toEqual([])
  scrollTo(500)
  vi.advanceTimersByTime(1000)
  expect(requests).toEqual(['/seen'])
  scrollTo(2000)
  scrollTo(500)
  vi.advanceTimersByTime(5000)
  expect(requests).toEqual(['/seen'])
})

test('an advert on a page nobody looks at does not count; one taller than the screen does', () => {
  Object.defineProperty(window.document, 'hidden', { value: true, configurable: true })
  top = 0
  begin(3000)
  vi.advanceTimersByTime(5000)
  expect(requests).toEqual([])
  Object.defineProperty(window.document, 'hidden', { value: false })
  window.document.dispatchEvent(new window.Event('visibilitychange'))
  vi.advanceTimersByTime(1000)
  expect(requests).toEqual(['/seen'])
})

test('the script that counts is ES5 and small', () => {
  const { errors } = parseSync('seen.js', SEEN_SCRIPT, { sourceType: 'script' })
  expect(errors).toEqual([])
  expect(SEEN_SCRIPT).not.toMatch(/=>|`|\b(?:let|const)\b|<\//)
  expect(Buffer.byteLength(SEEN_SCRIPT)).toBeLessThan(1200)
})

function begin(height = 300) {
  const { document } = window
  document.body.innerHTML = '<section data-seen="/seen"></section>'
  const place = document.querySelector('section')!
  place.getBoundingClientRect = () => new window.DOMRect(0, top, 300, height)
  class Image {
    set src(address: string) {
      requests.push(address)
    }
  }
  const addEventListener = window.addEventListener.bind(window)
  const globals = { document, innerHeight: 800, addEventListener, Image, IntersectionObserver: undefined }
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- the page, too, is given the script as text
  new Function(...Object.keys(globals), SEEN_SCRIPT)(...Object.values(globals))
}

function scrollTo(place: number) {
  top = place
  window.dispatchEvent(new window.Event('scroll'))
}
