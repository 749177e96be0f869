// Reads a password from the terminal or from a pipe; never from the command line, where `ps` shows it.
import { createInterface } from 'node:readline'
import { Writable, type Readable } from 'node:stream'
import { StartError } from '@portico/server/core/config.ts'

type Terminal = { input: Readable & { isTTY?: boolean }; output: Writable }

/** Asks twice without echo; without a terminal, takes the first line. @throws StartError when there is none or the two differ. */
export async function askPassword(
  terminal: Terminal = { input: process.stdin, output: process.stderr },
): Promise<string> {
  if (!terminal.input.isTTY) return readLine(terminal.input)
  const password = await askHidden(terminal, 'Password (at least 12 characters): ')
  const again = await askHidden(terminal, 'Once more: ')
  if (password !== again) throw new StartError('The two passwords differ; nothing was made.')
  return password
}

async function readLine(input: Readable): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of input) pieces.push(Buffer.from(piece as Buffer | string))
  const line = Buffer.concat(pieces).toString('utf8').split(/\r?\n/)[0]!
  if (line === '') throw new StartError('No password came. Type it at a terminal, or pipe it in on one line.')
  return line
}

function askHidden({ input, output }: Terminal, question: string): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input, output: silent, terminal: true })
  output.write(question)
  return new Promise((resolve, reject) => {
    lines.once('line', (line) => {
      output.write('\n')
      resolve(line)
      lines.close()
    })
    lines.once('SIGINT', () => lines.close())
    lines.once('close', () => reject(new StartError('\nStopped; nothing was made.')))
  })
}
