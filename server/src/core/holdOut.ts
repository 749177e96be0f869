// Who is left out of something, so that its effect can be measured: by a hash, so that every process says the same each time.

/** Whether a guest belongs to the percentage that is left out of what `about` names. */
export function isLeftOut(guest: string, about: string, percent: number): boolean {
  return percent > 0 && hashOf(`${guest} out ${about}`) * 100 < percent
}

/** A number from 0 to 1 that is spread evenly: FNV-1a with MurmurHash3's finish. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}
