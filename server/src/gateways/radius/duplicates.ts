// Gateways resend until we answer: the same packet gets the same answer (RFC 5080 §2.2.2).

const GENERATION_MS = 15_000
const ENTRIES = 50_000

export type Duplicates = {
  /** The state of a packet: its answer, `pending` while it is being handled, or nothing. */
  find(key: string): Buffer | 'pending' | undefined
  pending(key: string): void
  answered(key: string, reply: Buffer): void
  /** No answer was given (the database was away): the next copy is worked on again. */
  forget(key: string): void
}

/** Remembers for 15 to 30 seconds, in two generations: forgetting costs nothing. */
export function makeDuplicates(nowMs: () => number): Duplicates {
  let young = new Map<string, Buffer | 'pending'>()
  let old = new Map<string, Buffer | 'pending'>()
  let turnedAt = nowMs()
  const turn = () => {
    const age = nowMs() - turnedAt
    if (age < GENERATION_MS && young.size < ENTRIES) return
    // After a quiet hour both expire: the gateway's identifiers have wrapped by then.
    old = age < 2 * GENERATION_MS ? young : new Map()
    young = new Map()
    turnedAt = nowMs()
  }
  return {
    find(key) {
      turn()
      return young.get(key) ?? old.get(key)
    },
    pending(key) {
      turn()
      young.set(key, 'pending')
    },
    answered: (key, reply) => void young.set(key, reply),
    forget(key) {
      young.delete(key)
      old.delete(key)
    },
  }
}
