import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { ROOT } from './files.ts'

export type Ran = { code: number; out: string; err: string }

const LIMIT_SECONDS = 300

/** Runs a program of node_modules/.bin at the root and returns its output. */
export function runTool(
  program: string,
  args: string[],
  { input = '', env: more = {} }: { input?: string; env?: Record<string, string> } = {},
): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const path = join(ROOT, 'node_modules/.bin') + delimiter + (process.env['PATH'] ?? '')
    const env = { ...process.env, ...more, PATH: path, NO_COLOR: '1', FORCE_COLOR: undefined }
    const child = spawn(program, args, { cwd: ROOT, env, timeout: LIMIT_SECONDS * 1000 })
    let out = ''
    let err = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
    child.stdin.on('error', () => undefined)
    child.stdin.end(input)
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 137, out, err }))
  })
}

/**
 * Parses a tool's output as JSON.
 * @throws Error with the output when it is not JSON.
 */
export function readJson<Shape>(tool: string, ran: Ran): Shape {
  try {
    return JSON.parse(ran.out) as Shape
  } catch {
    throw new Error(`${tool} ended with code ${ran.code} and said:\n${(ran.err || ran.out).trim().slice(0, 4000)}`)
  }
}
