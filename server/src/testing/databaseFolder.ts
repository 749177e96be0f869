import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
const ROOM_BYTES = 4 * 1024 ** 3
const NAME = 'portico-test-database-'

/** In memory where there is room, because each test file has PostgreSQL copy and delete 1,600 small files. */
export function makeDatabaseFolder(): string {
  if (!existsSync(MEMORY)) return mkdtempSync(join(tmpdir(), NAME))
  // What a killed run left would stay until the machine restarts.
  for (const name of readdirSync(MEMORY)) if (isLeft(name)) rmSync(join(MEMORY, name), { recursive: true, force: true })
  const { bavail, bsize } = statfsSync(MEMORY)
  return mkdtempSync(join(bavail * bsize > ROOM_BYTES ? MEMORY : tmpdir(), `${NAME}${process.pid}-`))
}

function isLeft(name: string): boolean {
  const [pid] = name.slice(NAME.length).split('-')
  return name.startsWith(NAME) && !existsSync(`/proc/${pid}`)
}
