// A small client of the WebDriver protocol (W3C), for engines that Playwright cannot drive as Debian ships them.
import { makeScreen, type Screen } from './screen.ts'

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
type Element = { [ELEMENT]: string }

/** Opens a browser behind a driver. @throws Error with the driver's message */
export async function openScreen(driver: string, capabilities: object): Promise<Screen> {
  const { sessionId } = await order<{ sessionId: string }>(`${driver}/session`, 'POST', {
    capabilities: { alwaysMatch: capabilities },
  })
  const session = `${driver}/session/${sessionId}`
  const post = <T>(path: string, body: object) => order<T>(`${session}${path}`, 'POST', body)
  const at = (element: unknown) => `/element/${(element as Element)[ELEMENT]}`
  return makeScreen({
    evaluate: (body, ...args) => post('/execute/sync', { script: body, args }),
    isElement: (found) => typeof found === 'object' && found !== null && ELEMENT in found,
    async open(url) {
      await post('/url', { url })
    },
    async click(element) {
      await post(`${at(element)}/click`, {})
    },
    async type(element, text) {
      await post(`${at(element)}/clear`, {})
      await post(`${at(element)}/value`, { text })
    },
    async resize(width, height) {
      await post('/window/rect', { width, height })
    },
    async close() {
      await order(session, 'DELETE')
    },
  })
}

async function order<T>(url: string, method: string, body?: object): Promise<T> {
  const reply = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await reply.json()) as { value: T & { error?: string; message?: string } }
  if (!reply.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}
