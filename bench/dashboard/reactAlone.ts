import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { ROOT } from '../rig/installation.ts'

const ENTRY = `import { createRoot } from 'react-dom/client'\ncreateRoot(document.body).render('hello')\n`

/** Brotli bytes of React rendering one word, bundled like the dashboard: the minimum for a React application. */
export async function reactAloneBytes(): Promise<number> {
  // Inside the checkout, where react-dom resolves.
  const folder = mkdtempSync(join(ROOT, 'node_modules/.portico-bench-'))
  try {
    const entry = join(folder, 'entry.js')
    writeFileSync(entry, ENTRY)
    const built = await build({
      root: folder,
      configFile: false,
      logLevel: 'error',
      build: { write: false, rolldownOptions: { input: entry } },
    })
    const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) => ('output' in one ? one.output : []))
    return outputs.reduce((sum, chunk) => sum + (chunk.type === 'chunk' ? brotliCompressSync(chunk.code).length : 0), 0)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
