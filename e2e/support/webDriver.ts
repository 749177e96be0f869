// A small client of the WebDriver protocol (W3C), for engines that Playwright cannot drive as Debian ships them.
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
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

/** Opens a browser behind a driver. @throws Error with the driver's message */
export async function openScreen(driver: string, capabilities: object): Promise<Screen> {
  const { sessionId } = await order<{ sessionId: string }>(`${driver}/session`, 'POST', {
    capabilities: { alwaysMatch: capabilities },
  })
  const session = `${driver}/session/${sessionId}`
  const post = <T>(path: string, body: object) => order<T>(`${session}${path}`, 'POST', body)
  const evaluate = <T>(body: string, ...args: unknown[]) => post<T>('/execute/sync', { script: body, args })

  /** Waits for what a function's body finds, as a reference the driver understands. */
  async function find(what: string, body: string, ...args: unknown[]): Promise<string> {
    for (const end = Date.now() + LONGEST_MS; Date.now() < end;) {
      // A page that is just being left has no document to look in.
      const found = await evaluate<Record<string, string> | null>(body, ...args).catch(() => null)
      if (found?.[ELEMENT]) return found[ELEMENT]
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
    }
    const text = await evaluate<string>('return location.href + " " + document.body.innerText.slice(0, 800)')
    throw new Error(`${what} is not on the screen: ${text}`)
  }

  const click = async (element: string) => void (await post(`/element/${element}/click`, {}))
  return {
    evaluate,
    async open(url) {
      await post('/url', { url: String(url) })
    },
    async sees(text, selector = 'body') {
      await find(text, SEES, text, selector)
    },
    async press(name) {
      await click(await find(name, PRESSABLE, name))
    },
    async type(field, text) {
      const name = 'label' in field ? field.label : field.selector
      const element = await find(name, 'label' in field ? LABELLED : SELECTED, name)
      // The parts of a date have an order of their own in each language, as in a calendar one picks from.
      if (await evaluate<boolean>(PICKED, { [ELEMENT]: element }, text)) return
      await post(`/element/${element}/clear`, {})
      await post(`/element/${element}/value`, { text })
    },
    async click(selector) {
      await click(await find(selector, SELECTED, selector))
    },
    async resize(width, height) {
      await post('/window/rect', { width, height })
    },
    async close() {
      await order(session, 'DELETE')
    },
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

async function order<T>(url: string, method: string, body?: object): Promise<T> {
  const reply = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await reply.json()) as { value: T & { error?: string; message?: string } }
  if (!reply.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}
