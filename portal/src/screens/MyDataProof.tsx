// Proving that it is really you, before anything of yours is shown.
import { headingOf } from '../heading.ts'
import { safeHref } from '../href.ts'
import { Submit } from '../parts/Actions.tsx'
import { CodeField } from '../parts/CodeField.tsx'
import { ContactForm } from '../parts/ContactForm.tsx'
import { Heading } from '../parts/Heading.tsx'
import { MyDataNoticeLine } from '../parts/MyDataNoticeLine.tsx'
import type { ScreenProps } from '../part.ts'

export function MyDataAsk({ screen, page, t }: ScreenProps<'meAsk'>) {
  const { action, contacts, isUnproved, canWithdraw, notice } = screen
  return (
    <>
      <Heading {...headingOf(screen, page.venue, t)} />
      <MyDataNoticeLine notice={notice} t={t} />
      {isUnproved && <p className="aside">{t('me.unproved')}</p>}
      {contacts.map(({ kind, masked }) => (
        <form key={kind} method="post" action={safeHref(action)}>
          <input type="hidden" name="do" value="send" />
          <input type="hidden" name="kind" value={kind} />
          <Submit label={t('me.sendTo', { to: masked })} busy={t('code.sending')} />
        </form>
      ))}
      {canWithdraw && (
        <form method="post" action={safeHref(action)}>
          <input type="hidden" name="do" value="withdraw" />
          <Submit label={t('me.stopMessages')} busy={t('me.saving')} quiet />
        </form>
      )}
      {contacts.length === 0 && !isUnproved && (
        <ContactForm action={action} label={t('me.contact')} isWrong={notice === 'contact-wrong'} t={t} />
      )}
    </>
  )
}

export function MyDataCode({ screen, page, t }: ScreenProps<'meCode'>) {
  const { action, resendSeconds, notice } = screen
  const isWrong = notice === 'wrong' || notice === 'expired' || notice === 'spent'
  return (
    <>
      <Heading {...headingOf(screen, page.venue, t)} />
      <MyDataNoticeLine notice={notice} left={screen.left} t={t} />
      <form method="post" action={safeHref(action)}>
        <CodeField isWrong={isWrong} t={t} />
        <Submit label={t('code.button')} busy={t('code.busy')} />
        <button type="submit" name="do" value="again" className="button quiet" formNoValidate>
          {t('code.resend')}
        </button>
        <button type="submit" name="do" value="other" className="button quiet" formNoValidate>
          {t('me.otherContact')}
        </button>
      </form>
      {resendSeconds > 0 && (
        <p className="aside">
          {t('code.resendIn')} <b data-left={resendSeconds}>{t('code.seconds', { seconds: resendSeconds })}</b>
        </p>
      )}
    </>
  )
}
