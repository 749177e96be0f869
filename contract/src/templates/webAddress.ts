// Which addresses outside a guest may be sent to; without a schema, so that editors can ask the same.

export const WEB_ADDRESS = /^https?:\/\/[^\s"'<>\\]+$/

/** Whether it is a whole address that is what it seems. */
export function isWebAddress(address: string): boolean {
  return WEB_ADDRESS.test(address) && !looksLikeAnother(address)
}

/** A name before an @ hides the host, and Cyrillic or Greek letters among Latin ones pass for them. */
function looksLikeAnother(address: string): boolean {
  const [, host = ''] = /^https?:\/\/([^/?#]*)/.exec(address) ?? []
  return host.includes('@') || host.split('.').some(isMixed)
}

function isMixed(label: string): boolean {
  return /\p{Script=Latin}/u.test(label) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(label)
}
