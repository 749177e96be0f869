// The frame of every step: heading, what has just happened, the form with its boxes and its button.
import type { ReactNode } from 'react'
import type { Page, Submission } from '../view.ts'
import { headingOf } from '../heading.ts'
import { safeHref } from '../href.ts'
import { isFirst } from '../look/design.ts'
import type { Text } from '../text.ts'
import { Submit } from './Actions.tsx'
import { Heading } from './Heading.tsx'
import { HiddenFields } from './HiddenFields.tsx'
import { MarketingBox } from './MarketingBox.tsx'
import { NoticeLine } from './NoticeLine.tsx'
import { TermsBox } from './TermsBox.tsx'

type Props = {
  step: Submission
  page: Page
  t: Text
  button: string
  busy: string
  children?: ReactNode
  /** Another button on the page is the one to press. */
  isQuiet?: boolean
  /** Below the button, still inside the form. */
  after?: ReactNode
}

export function StepForm({ step, page, t, button, busy, children, after, isQuiet }: Props) {
  const { agreement, position, words } = step
  const { screen, look, language } = page
  const isOneTap = screen.kind === 'connect' && !screen.isTerms && isFirst(screen)
  const autologin = (isOneTap && look.design?.autologinSeconds) || undefined
  const note = isFirst(screen) ? look.design?.terms[language] : undefined
  return (
    <>
      {position && <p className="position">{t('step.position', position)}</p>}
      <Heading {...headingOf(page.screen, page.venue, t)} />
      <NoticeLine notice={step.notice ?? (agreement?.problem && { kind: 'check' })} t={t} />
      <form method="post" action={safeHref(step.action)} data-autologin={autologin}>
        <HiddenFields fields={agreement?.wording ? { ...step.hidden, wording: agreement.wording } : step.hidden} />
        {children}
        {agreement && <TermsBox page={page} t={t} isTicked={agreement.isTicked} problem={agreement.problem} />}
        {agreement?.marketing && <MarketingBox page={page} t={t} marketing={agreement.marketing} />}
        <Submit label={words?.button || button} busy={busy} quiet={isQuiet} />
        {autologin && (
          <p className="aside autologin" hidden>
            {t('look.autologin')} <b>{autologin}</b>
          </p>
        )}
        {after}
        {step.canSkip && <OtherButton value="skip" label={t('step.skip')} />}
      </form>
      {note && <p className="aside note">{note}</p>}
    </>
  )
}

/** A second way on within the same form; what is typed need not be right for it. */
export function OtherButton({ value, label }: { value: string; label: string }) {
  return (
    <button type="submit" name="do" value={value} className="button quiet" formNoValidate>
      {label}
    </button>
  )
}
