// Where a number or an address is typed that a code then goes to.
import { safeHref } from '../href.ts'
import type { Text } from '../text.ts'
import { Submit } from './Actions.tsx'
import { FieldError, errorId } from './FieldError.tsx'

type Props = { action: string; label: string; isWrong: boolean; t: Text }

export function ContactForm({ action, label, isWrong, t }: Props) {
  return (
    <form method="post" action={safeHref(action)}>
      <input type="hidden" name="do" value="send" />
      <div className="field">
        <label htmlFor="contact">{label}</label>
        <input
          id="contact"
          name="contact"
          type="text"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          required
          autoFocus={isWrong}
          aria-invalid={isWrong ? true : undefined}
          aria-describedby={isWrong ? errorId('contact') : undefined}
          data-missing={t('me.notice.contact-wrong')}
        />
        <FieldError field="contact" sentence={isWrong ? t('me.notice.contact-wrong') : undefined} />
      </div>
      <Submit label={t('code.send')} busy={t('code.sending')} />
    </form>
  )
}
