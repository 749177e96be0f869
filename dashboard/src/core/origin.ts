/** Where to go after signing in: the place that asked for it, as long as it is one of ours; with an invitation, to its answer. */
export function homeAfterSignIn(from: string | undefined, invitation?: string): string {
  if (invitation) return `/dashboard/my-pages?invitation=${invitation}`
  return from && /^\/dashboard(?:[/?#]|$)/.test(from) && !from.includes('\\') ? from : '/dashboard'
}

/** What the addresses of signing in and up may carry. */
export type OriginSearch = { from?: string; invitation?: string }

/** Reads it from an address; what is none of ours is left out. */
export function readOrigin(search: Record<string, unknown>): OriginSearch {
  const { from, invitation } = search
  return {
    ...(typeof from === 'string' && { from }),
    ...(typeof invitation === 'string' && /^[\w-]{22}\.[\w-]{43}$/.test(invitation) && { invitation }),
  }
}

/** The screen a link of the form `/page/{eid}/{screen}` means, with all that stands behind it. */
export function screenOfLetter(href: string): string {
  const [, rest = ''] = /^\/page\/[^/?#]*(.*)$/.exec(href) ?? []
  return `/dashboard${rest.startsWith('/') ? rest.replace(/^\/+(?=[?#]|$)/, '') : rest}`
}

export function isPageId(text: string): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)
}
