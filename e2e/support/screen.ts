// What a walk does with a browser, whichever engine it is: open, look, press, type.
const LONGEST_MS = 15_000
const AGAIN_MS = 100

export type Screen = {
  open(url: string | URL): Promise<void>
  /** Runs a function's body in the page. */
  evaluate<T>(body: string, ...args: unknown[]): Promise<T>
  /** Waits for the visible text of an element. */
  sees(text: string, selector?: string): Promise<void>
  /** Presses the button or link with exactly this name. */
  press(name: string): Promise<void>
  /** Replaces what stands in the field with this label or selector. */
  type(field: { label: string } | { selector: string }, text: string): Promise<void>
  click(selector: string): Promise<void>
  resize(width: number, height: number): Promise<void>
  close(): Promise<void>
}

/** What an engine's own protocol can do. An element is what the protocol calls one, and goes back as an argument. */
export type Engine = {
  open(url: string): Promise<void>
  evaluate<T>(body: string, ...args: unknown[]): Promise<T>
  isElement(found: unknown): boolean
  click(element: unknown): Promise<void>
  /** Replaces what the field holds. */
  type(element: unknown, text: string): Promise<void>
  resize(width: number, height: number): Promise<void>
  close(): Promise<void>
}

/** A screen of an engine: waits for what it is asked about. */
export function makeScreen(engine: Engine): Screen {
  const { evaluate } = engine

  async function find(what: string, body: string, ...args: unknown[]): Promise<unknown> {
    for (const end = Date.now() + LONGEST_MS; Date.now() < end;) {
      // A page that is just being left has no document to look in.
      const found = await evaluate<unknown>(body, ...args).catch(() => null)
      if (engine.isElement(found)) return found
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
    }
    const text = await evaluate<string>('return location.href + " " + document.body.innerText.slice(0, 800)')
    throw new Error(`${what} is not on the screen: ${text}`)
  }

  return {
    evaluate,
    open: (url) => engine.open(String(url)),
    async sees(text, selector = 'body') {
      await find(text, SEES, text, selector)
    },
    async press(name) {
      await engine.click(await find(name, PRESSABLE, name))
    },
    async type(field, text) {
      const name = 'label' in field ? field.label : field.selector
      const element = await find(name, 'label' in field ? LABELLED : SELECTED, name)
      // The parts of a date have an order of their own in each language, as in a calendar one picks from.
      if (!(await evaluate<boolean>(PICKED, element, text))) await engine.type(element, text)
    },
    async click(selector) {
      await engine.click(await find(selector, SELECTED, selector))
    },
    resize: engine.resize,
    close: engine.close,
  }
}

const PICKED = `const [field, day] = arguments
  if (field.type !== 'date') return false
  field.value = day
  return field.dispatchEvent(new Event('change', { bubbles: true }))`
const SELECTED = 'return document.querySelector(arguments[0])'
const SEES = `return [...document.querySelectorAll(arguments[1])].find((one) =>
  one.innerText.replace(/\\s+/g, ' ').includes(arguments[0])) ?? null`
const PRESSABLE = `return [...document.querySelectorAll('button, a')].find((one) =>
  one.innerText.replace(/\\s+/g, ' ').trim() === arguments[0] && one.getClientRects().length > 0) ?? null`
const LABELLED = `const label = [...document.querySelectorAll('label')].find((one) =>
  one.innerText.replace(/\\s+/g, ' ').trim().startsWith(arguments[0]))
  return label?.control ?? null`
