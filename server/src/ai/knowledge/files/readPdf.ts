// PDF files are read in a process of their own, without secrets or rights: a hostile one ends with it, not with the server.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fail } from '../../../core/fail.ts'
import { makeTurns } from '../../../core/inTurn.ts'
import type { PdfAnswer } from './pdfProcess.ts'

const MOST_MS = 20_000
const MOST_WAITING = 6
const EXEC_ARGV = ['--permission', '--allow-fs-read=*', '--allow-worker', '--max-old-space-size=256']
const inTurn = makeTurns(MOST_WAITING)

/** @throws ai/file-*, server/busy */
export async function readPdf(bytes: Buffer): Promise<string> {
  const answer = await inTurn(() => askProcess(bytes))
  if ('refusal' in answer) throw fail(answer.refusal)
  return answer.text
}

async function askProcess(bytes: Buffer): Promise<PdfAnswer> {
  const child = fork(join(import.meta.dirname, 'pdfProcess.ts'), {
    execArgv: EXEC_ARGV,
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const ended = once(child, 'exit')
  try {
    const signal = AbortSignal.timeout(MOST_MS)
    const answer = once(child, 'message', { signal })
    child.send(bytes, () => undefined)
    // It ends without a word when its memory is used up.
    const first = await Promise.race([answer, ended.then(() => undefined)]).catch(() => undefined)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own program, which says nothing else
    return first ? (first[0] as PdfAnswer) : { refusal: 'ai/file-heavy' }
  } finally {
    child.kill('SIGKILL')
    await ended
  }
}
