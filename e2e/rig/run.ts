import { spawn } from 'node:child_process'

export type Outcome = { code: number; stdout: string; stderr: string }
export type RunOptions = { input?: string | undefined; timeoutMs?: number | undefined }

/** Runs a program to its end; code 124 when it exceeded `timeoutMs` (default 20 s) and was killed. */
export function run(program: string, args: string[], options: RunOptions = {}): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: 'pipe', detached: true })
    let stdout = ''
    let stderr = ''
    const timer = setTimeout(() => {
      killGroup(child.pid)
      resolve({ code: 124, stdout, stderr })
    }, options.timeoutMs ?? 20_000)
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
    child.stdin.on('error', () => undefined)
    child.stdin.end(options.input ?? '')
    child.on('error', (error) => {
      clearTimeout(timer)
      resolve({ code: 127, stdout, stderr: `${stderr}${error.message}` })
    })
    child.on('close', (code) => {
      clearTimeout(timer)
      resolve({ code: code ?? 137, stdout, stderr })
    })
  })
}

/** Runs a program that must succeed. @throws Error with the program's own message */
export async function must(program: string, args: string[], options: RunOptions = {}) {
  const outcome = await run(program, args, options)
  if (outcome.code === 0) return outcome.stdout
  const words = (outcome.stderr || outcome.stdout).trim().slice(-600)
  const why = outcome.code === 124 ? 'took too long' : `ended with code ${outcome.code}`
  throw new Error(`${program} ${args.join(' ').slice(0, 200)} ${why}: ${words}`)
}

/** Kills a program started with `detached` and all its children. */
export function killGroup(pid: number | undefined) {
  if (!pid) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // Already gone.
  }
}
