// What every file of a profile is made from.
export type ProfileContent = {
  id: string
  login: string
  password: string
  venue: string
  networkName: string
  /** What the phone reads before it installs, in the guest's language. */
  words: { title: string; about: string; consent: string }
  expiresAt: Date
  /** The name in the server's certificate. */
  serverName: string
  /** The authority a phone must be given; undefined where it knows who signed the server's certificate. */
  authority: string | undefined
  /** Realm and names for Passpoint. */
  realm: string
  hasPasspoint: boolean
}

/** Text inside XML. Characters that XML 1.0 forbids are left out. */
export function xml(text: string): string {
  const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  return text
    .toWellFormed()
    .replaceAll(/\p{Cc}|\ufffe|\uffff/gu, (letter) => (/\s/.test(letter) ? ' ' : ''))
    .replaceAll(/[&<>"]/g, (letter) => escapes[letter]!)
}
