import type { Text } from '../text.ts'
import { errorId, FieldError } from './FieldError.tsx'

/** Where a code that was sent is typed: phones offer it above their number keys. */
export function CodeField({ isWrong, t }: { isWrong: boolean; t: Text }) {
  return (
    <div className="field code">
      <label htmlFor="code">{t('code.label')}</label>
      <input
        id="code"
        name="code"
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9 ]*"
        maxLength={12}
        required
        autoFocus={isWrong}
        aria-invalid={isWrong ? true : undefined}
        aria-describedby={isWrong ? errorId('code') : undefined}
        data-missing={t('code.missing')}
        data-wrong={t('code.missing')}
      />
      <FieldError field="code" sentence={isWrong ? t('code.check') : undefined} />
    </div>
  )
}
