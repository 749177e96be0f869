// Passwords: argon2id, 19 MiB, two passes (OWASP); at most two hashed at a time so that a flood of
// sign-ins cannot take the machine.
import { hash, verify } from '@node-rs/argon2'
import { fail } from '../core/fail.ts'

const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const AT_ONCE = 2
const WAITING = 50

let running = 0
const queue: (() => void)[] = []

/** @returns an encoded argon2id hash. */
export function hashPassword(password: string): Promise<string> {
  return limitConcurrency(() => hash(password, OPTIONS))
}

/** Checks a password. Without a hash it does the same work, so that the time reveals nothing. */
export async function verifyPassword(encoded: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hash('nobody', OPTIONS)
  const against = encoded ?? (await decoy)
  const matches = await limitConcurrency(() => verify(against, password))
  return matches && typeof encoded === 'string'
}

let decoy: Promise<string> | undefined

async function limitConcurrency<T>(work: () => Promise<T>): Promise<T> {
  if (queue.length >= WAITING) throw fail('server/busy')
  if (running >= AT_ONCE) await new Promise<void>((resolve) => queue.push(resolve))
  running++
  try {
    return await work()
  } finally {
    running--
    queue.shift()?.()
  }
}
