// Reads the words of one PDF and says them to the process that started this one.
import { once } from 'node:events'
import { isMainThread, Worker } from 'node:worker_threads'
import { getDocumentProxy } from 'unpdf'
import { MOST_FILE_PAGES, MOST_KNOWLEDGE_LETTERS } from '@portico/contract/ai/words.ts'
import { linesOf } from './pdfLines.ts'

const MOST_MEMORY_BYTES = 400_000_000
const LOOK_MS = 25

export type PdfAnswer = { text: string } | { refusal: `ai/file-${'unreadable' | 'locked' | 'heavy' | 'long'}` }

async function readWords(bytes: Uint8Array): Promise<PdfAnswer> {
  try {
    const pdf = await getDocumentProxy(bytes, { useSystemFonts: false, verbosity: 0 })
    if (pdf.numPages > MOST_FILE_PAGES) return { refusal: 'ai/file-heavy' }
    const pages: string[] = []
    let letters = 0
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number)
      const { items } = await page.getTextContent()
      const text = linesOf(items.filter((item) => 'str' in item)).join('\n')
      pages.push(text)
      letters += text.length
      if (letters > MOST_KNOWLEDGE_LETTERS) return { refusal: 'ai/file-long' }
      page.cleanup()
    }
    return { text: pages.join('\n\n') }
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    return { refusal: isLocked ? 'ai/file-locked' : 'ai/file-unreadable' }
  }
}

if (isMainThread) {
  // What a packed file unpacks to is known only while it does, and then this thread looks at nothing else.
  const watch = new Worker(import.meta.filename)
  await once(watch, 'online')
  const [bytes]: unknown[] = await once(process, 'message')
  if (bytes instanceof Uint8Array) process.send?.(await readWords(new Uint8Array(bytes)))
} else
  setInterval(() => {
    if (process.memoryUsage.rss() > MOST_MEMORY_BYTES) process.kill(process.pid, 'SIGKILL')
  }, LOOK_MS)
