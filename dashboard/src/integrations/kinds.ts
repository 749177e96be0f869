import type { useText } from '../core/useText.ts'
import { optionalText } from '../core/optionalText.ts'

/** What happened, in words where we have them, else its name on the wire. */
export function kindIn(t: ReturnType<typeof useText<'integrations'>>, kind: string): string {
  return optionalText(t, `kind.${kind.replaceAll('.', '-')}`) ?? kind
}
