// An external program beside the server under test: started, watched until it is ready, and stopped with it.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

export type Daemon = { said(): string; stop(): Promise<void> }

/** @param ready the output when it is ready. @throws Error with its output when it ends or stays silent */
export async function startDaemon(
  program: string,
  args: string[],
  ready: RegExp,
  seconds = 15,
  env: Record<string, string> = {},
): Promise<Daemon> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } })
  let said = ''
  const ended = once(child, 'exit').then(() => true)
  const heard = new Promise<boolean>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text
        if (ready.test(said)) resolve(false)
      })
  })
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, seconds * 1000, true).unref())
  const isLost = await Promise.race([heard, ended, late])
  if (isLost) {
    child.kill('SIGKILL')
    throw new Error(`${program} did not begin to serve:\n${said}`)
  }
  return { said: () => said, stop: () => end(child, ended) }
}

async function end(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), 3000)
  await ended
  clearTimeout(timer)
}
