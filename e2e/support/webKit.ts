// WebKit as in Safari and every iPhone, from Debian: MiniBrowser on a screen in memory, with a session bus of its own.
import { freePorts } from '@portico/server/core/freePorts.ts'
import { pathOf } from '../capabilities.ts'
import { startDaemon } from './daemon.ts'
import type { Screen } from './screen.ts'
import { openScreen } from './webDriver.ts'

export type WebKit = { open(): Promise<Screen>; stop(): Promise<void> }

const SECONDS = 15

/** Starts the driver; each browser it opens is a fresh one. */
export async function startWebKit(): Promise<WebKit> {
  const [port = 0] = await freePorts(1)
  const display = await startDaemon('Xvfb', ['-displayfd', '1', '-screen', '0', '1440x1000x24'], /^\d+\n/m)
  const bus = await startDaemon('dbus-daemon', ['--session', '--nofork', '--print-address'], /^unix:.*\n/m)
  const env = {
    DISPLAY: `:${/^\d+$/m.exec(display.said())?.[0]}`,
    DBUS_SESSION_BUS_ADDRESS: /^unix:.*$/m.exec(bus.said())?.[0] ?? '',
  }
  const driver = await startDaemon(
    'sh',
    ['-c', `echo ready; exec WebKitWebDriver --port=${port}`],
    /ready/,
    SECONDS,
    env,
  )
  const url = `http://127.0.0.1:${port}`
  await answers(url)
  const options = { binary: pathOf('webKit'), args: ['--automation'] }
  return {
    open: () => openScreen(url, { 'webkitgtk:browserOptions': options }),
    async stop() {
      for (const daemon of [driver, bus, display]) await daemon.stop()
    },
  }
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (
      await fetch(`${url}/status`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('the WebKit driver does not answer')
}
