// Whether a number or address came before in the same file, in memory that grows with its rows by sixteen bytes each and no more.
import { createHash } from 'node:crypto'

const FIRST_SLOTS = 65_536

export type SeenContacts = {
  /** Notes it. @returns whether it was there */
  see(contact: string): boolean
}

/** An empty set; it compares the first 53 bits of a hash. */
export function makeSeenContacts(): SeenContacts {
  let slots = new Float64Array(FIRST_SLOTS)
  let count = 0

  function put(into: Float64Array, value: number): boolean {
    for (let at = value % into.length; ; at = (at + 1) % into.length) {
      if (into[at] === value) return true
      if (into[at] !== 0) continue
      into[at] = value
      return false
    }
  }
  return {
    see(contact) {
      const hash = createHash('md5').update(contact).digest()
      const wasThere = put(slots, hash.readUIntBE(0, 6) + 1)
      if (wasThere) return true
      count += 1
      if (count * 2 < slots.length) return false
      const wider = new Float64Array(slots.length * 2)
      for (const value of slots) if (value !== 0) put(wider, value)
      slots = wider
      return false
    },
  }
}
