// Firefox from Debian, driven by WebDriver BiDi: no driver beside it, only a socket.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePorts } from '@portico/server/core/freePorts.ts'
import { pathOf } from '../capabilities.ts'
import { startDaemon } from './daemon.ts'
import { makeScreen, type Screen } from './screen.ts'

export type Firefox = {
  screen: Screen
  /** Errors of the pages that were open: uncaught ones and what they wrote to the console. */
  complaints: string[]
  stop(): Promise<void>
}

type Remote = { type: string; value?: unknown; sharedId?: string }
type Evaluated = { result?: Remote; exceptionDetails?: { text: string } }
type Heard = { id?: number; result?: unknown; error?: string; message?: string; method?: string; params?: LogEntry }
type LogEntry = { level?: string; text?: string }

const SECONDS = 40

/** Starts a fresh Firefox with one page. */
export async function startFirefox(): Promise<Firefox> {
  const [port = 0] = await freePorts(1)
  const profile = mkdtempSync(join(tmpdir(), 'portico-firefox-'))
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', String(port)]
  const daemon = await startDaemon(pathOf('firefox'), args, /WebDriver BiDi listening/, SECONDS)
  const complaints: string[] = []
  const { order, close } = await connect(`ws://127.0.0.1:${port}/session`, (entry) => {
    if (entry.level === 'error') complaints.push(entry.text ?? '')
  })
  await order('session.new', { capabilities: {} })
  await order('session.subscribe', { events: ['log.entryAdded'] })
  const { contexts } = await order<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
  const stop = async () => {
    close()
    await daemon.stop()
    rmSync(profile, { recursive: true, force: true })
  }
  return { screen: screenOf(order, contexts[0]!.context, stop), complaints, stop }
}

type Order = <T>(method: string, params: object) => Promise<T>

function screenOf(order: Order, context: string, close: () => Promise<void>): Screen {
  async function evaluate<T>(body: string, ...args: unknown[]): Promise<T> {
    const { result, exceptionDetails } = await order<Evaluated>('script.callFunction', {
      functionDeclaration: `function () { ${body} }`,
      awaitPromise: true,
      target: { context },
      arguments: args.map(asRemote),
    })
    if (!result) throw new Error(exceptionDetails?.text ?? 'the page threw')
    return (result.type === 'node' ? { sharedId: result.sharedId } : (result.value ?? null)) as T
  }
  const act = (source: object) => order('input.performActions', { context, actions: [source] })

  async function click(element: unknown): Promise<void> {
    await evaluate('arguments[0].scrollIntoView({ block: "center" })', element)
    const origin = { type: 'element', element }
    const actions = [
      { type: 'pointerMove', x: 0, y: 0, origin },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    await act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions })
  }

  return makeScreen({
    evaluate,
    isElement: (found) => typeof found === 'object' && found !== null && 'sharedId' in found,
    async open(url) {
      const navigate = () => order('browsingContext.navigate', { context, url, wait: 'complete' })
      // What the page before was still loading takes the navigation along when it is cut off.
      await navigate().catch((error: Error) => {
        if (!error.message.includes('NS_BINDING_ABORTED')) throw new Error(`${url}: ${error.message}`)
        return navigate()
      })
    },
    click,
    async type(element, text) {
      await evaluate('arguments[0].focus(); arguments[0].select()', element)
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ])
      await act({ type: 'key', id: 'keyboard', actions })
    },
    async resize(width, height) {
      await order('browsingContext.setViewport', { context, viewport: { width, height } })
    },
    close,
  })
}

function asRemote(value: unknown): object {
  if (typeof value === 'string') return { type: 'string', value }
  if (typeof value === 'number') return { type: 'number', value }
  return value as object
}

async function connect(url: string, onLog: (entry: LogEntry) => void): Promise<{ order: Order; close: () => void }> {
  const socket = new WebSocket(url)
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>()
  socket.addEventListener('message', ({ data }) => {
    const heard = JSON.parse(String(data)) as Heard
    if (heard.method === 'log.entryAdded') onLog(heard.params ?? {})
    const asked = heard.id === undefined ? undefined : waiting.get(heard.id)
    if (!asked) return
    waiting.delete(heard.id!)
    if (heard.error) asked.reject(new Error(`${heard.error}: ${heard.message}`))
    else asked.resolve(heard.result as never)
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', reject, { once: true })
  })
  let last = 0
  return {
    order: (method, params) =>
      new Promise((resolve, reject) => {
        last += 1
        waiting.set(last, { resolve, reject })
        socket.send(JSON.stringify({ id: last, method, params }))
      }),
    close: () => socket.close(),
  }
}
