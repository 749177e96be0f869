import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Window } from 'happy-dom'
import { parseSync } from 'vite'
import { SCRIPT } from './render.tsx'

// A window of its own: the page's other half is read from disk, which a browser-like test environment forbids.
let window: Window
let document: Window['document']

beforeEach(() => {
  vi.useFakeTimers()
  window = new Window({ url: 'http://portal.test/w/token' })
  document = window.document
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

// Every kind of node ES5 knows and this script needs. Arrow functions, let, templates and the rest are not among them.
const ES5 = new Set(
  (
    'Program EmptyStatement ExpressionStatement CallExpression ParenthesizedExpression FunctionExpression FunctionDeclaration FunctionBody ' +
    'BlockStatement VariableDeclaration VariableDeclarator Identifier MemberExpression Literal ForStatement AssignmentExpression ' +
    'BinaryExpression LogicalExpression UnaryExpression UpdateExpression ConditionalExpression IfStatement ReturnStatement NewExpression'
  ).split(' '),
)

test('the script is ES5, small, and cannot close its own element', () => {
  const { program, errors } = parseSync('enhance.js', SCRIPT, { sourceType: 'script' })
  expect(errors).toEqual([])
  for (const node of nodesOf(program)) {
    expect(ES5.has(node.type), node.type).toBe(true)
    if (node.type === 'VariableDeclaration') expect(node['kind']).toBe('var')
  }
  expect(Buffer.byteLength(SCRIPT)).toBeLessThan(2300)
  expect(SCRIPT).not.toMatch(/<\/|<!--/)
  expect(SCRIPT.length).toBeLessThan(readFileSync(new URL('enhance.js', import.meta.url)).length)
})

test('a second press does not submit a second time, and the button says what is going on', () => {
  show('<form><button><span data-busy="Connecting…">Connect</span></button></form>')
  expect(submit()).toBe(true)
  expect(document.body.textContent).toBe('Connecting…')
  expect(submit()).toBe(false)
  vi.advanceTimersByTime(15_000)
  expect(document.body.textContent).toBe('Connect')
  expect(submit()).toBe(true)
})

test('coming back to the page frees the button at once', () => {
  show('<form><button><span data-busy="…">Connect</span></button></form>')
  submit()
  window.dispatchEvent(Object.assign(new window.Event('pageshow'), { persisted: true }))
  expect(document.body.textContent).toBe('Connect')
  expect(submit()).toBe(true)
})

test('the hand-over submits itself once, even with a field called submit', () => {
  const sent = vi.spyOn(window.HTMLFormElement.prototype, 'submit').mockImplementation(() => {})
  show(
    '<form data-auto="1"><input type="hidden" name="submit" value="x"><button><span data-busy="…">Go</span></button></form>',
  )
  expect(sent).toHaveBeenCalledTimes(1)
})

test('time left counts down to nothing and stops there', () => {
  show('<p data-left="3661">1 h 1 min</p>')
  expect(document.body.textContent).toBe('1:01:01')
  vi.advanceTimersByTime(3_661_000 - 9000)
  expect(document.body.textContent).toBe('0:09')
  vi.advanceTimersByTime(20_000)
  expect(document.body.textContent).toBe('0:00')
  expect(vi.getTimerCount()).toBe(0)
})

test('a waiting page asks again by itself, but not while it is hidden', () => {
  const gone = vi.spyOn(window.location, 'replace').mockImplementation(() => {})
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  show('<a href="http://portal.test/wait" data-refresh="2">Check</a>')
  vi.advanceTimersByTime(5000)
  expect(gone).not.toHaveBeenCalled()
  hidden.mockReturnValue(false)
  vi.advanceTimersByTime(1000)
  expect(gone).toHaveBeenCalledExactlyOnceWith('http://portal.test/wait')
})

test('the browser’s complaint is in the language of the page and goes away on typing', () => {
  show('<form><input required data-missing="Bạn điền nhé."><span data-busy="…"></span></form>')
  const input = document.querySelector('input')!
  input.dispatchEvent(new window.Event('invalid'))
  expect(input.validationMessage).toBe('Bạn điền nhé.')
  input.value = 'Lan'
  input.dispatchEvent(new window.Event('input'))
  expect(input.checkValidity()).toBe(true)
})

test('a page with nothing to enhance is left alone', () => {
  show('<p>Hello</p>')
  expect(document.body.innerHTML).toBe('<p>Hello</p>')
  expect(vi.getTimerCount()).toBe(0)
})

function show(html: string): void {
  document.body.innerHTML = html
  const { location, history, HTMLFormElement } = window
  const addEventListener = window.addEventListener.bind(window)
  const globals = { document, location, history, HTMLFormElement, addEventListener }
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- the page, too, is given the script as text
  new Function(...Object.keys(globals), SCRIPT)(...Object.values(globals))
}

function submit(): boolean {
  return document.querySelector('form')!.dispatchEvent(new window.Event('submit', { cancelable: true }))
}

type Node = { type: string } & Record<string, unknown>

function nodesOf(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf)
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(nodesOf)
  return 'type' in value && typeof value.type === 'string' ? [value as Node, ...inside] : inside
}
