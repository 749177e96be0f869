import type { useText } from '../core/useText.ts'

/** What happened, in words where we have them, else its name on the wire. */
export function kindIn(t: ReturnType<typeof useText<'integrations'>>, kind: string): string {
  const key = `kind.${kind.replaceAll('.', '-')}` as 'kind.test'
  return t.has(key) ? t(key) : kind
}
