import { useErrorText } from '../core/errors.ts'
import { Notice } from './Notice.tsx'

/** Why saving failed, at the head of the form; what was typed is still below. */
export function FormFailure({ failure }: { failure: unknown }) {
  const errorText = useErrorText()
  return failure === null ? null : <Notice tone="bad">{errorText(failure)}</Notice>
}
