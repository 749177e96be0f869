// Which addresses a page may carry. Owners and gateways supply some of them.

/** The address if a browser may follow it: a path, a query, http or https. Never a script. */
export function safeHref(href: string): string | undefined {
  if (/^(?:\/(?![/\\])|[?#]|\.\.?\/|$)/.test(href) || /^https?:\/\/[^/\\]/i.test(href)) return href
  return undefined
}

/** An Android's way from a mini-browser into Chrome, to an address of ours: nothing else may be asked of a phone. */
export function safeIntent(href: string): string | undefined {
  const ours =
    /^intent:\/\/[\w.:-]+\/h\/[\w.-]+#Intent;scheme=https?;package=com\.android\.chrome;S\.browser_fallback_url=[\w.%-]+;end$/
  return ours.test(href) ? href : undefined
}

/** The address of an image on our own origin. Captive phones reach no other host. */
export function ownImage(url: string | undefined): string | undefined {
  return url !== undefined && /^\/(?![/\\])/.test(url) ? url : undefined
}
