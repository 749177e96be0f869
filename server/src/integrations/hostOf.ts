/** An endpoint by its host: the rest of its address may hold a secret of its owner. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : ''
}
