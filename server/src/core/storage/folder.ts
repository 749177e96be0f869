// Objects as files below one folder. A file appears under its name only when it is whole.
import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { checkKey, isKey, type Storage } from './storage.ts'

/** A file that is being written, or that a killed process left. */
const UNFINISHED = /\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A store in a folder, created on the first write. */
export function openFolder(folder: string): Storage {
  const pathOf = (key: string) => join(folder, checkKey(key))
  return {
    async put(key, bytes) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true })
      const unfinished = `${path}.${randomUUID()}`
      try {
        await writeFile(unfinished, bytes, { flush: true })
        await rename(unfinished, path)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },

    async read(key, span) {
      const file = await open(pathOf(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined
        throw error
      })
      if (!file) return undefined
      try {
        if (!span) return await file.readFile()
        const { size } = await file.stat()
        const bytes = Buffer.alloc(Math.max(0, Math.min(span.to + 1, size) - span.from))
        const { bytesRead } = await file.read(bytes, 0, bytes.length, span.from)
        return bytes.subarray(0, bytesRead)
      } finally {
        await file.close()
      }
    },

    remove: (key) => rm(pathOf(key), { force: true }),

    async *list() {
      const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return []
          throw error
        },
      )
      for (const entry of found) {
        const key = relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')
        if (entry.isFile() && isKey(key) && !UNFINISHED.test(key)) yield key
      }
    },
  }
}
