import { timeInWords } from '../words.ts'
import { LinkButton } from '../parts/Actions.tsx'
import { Cup } from '../parts/Cup.tsx'
import { Heading } from '../parts/Heading.tsx'
import type { ScreenProps } from '../part.ts'

export function Problem({ screen, t }: ScreenProps<'problem'>) {
  const { problem, secondsUntilRetry, reference } = screen
  return (
    <div className="state">
      <Cup steam="none" />
      <Heading title={t(`problem.${problem}.title`)} lead={t(`problem.${problem}.body`)} />
      {secondsUntilRetry !== undefined && (
        <p className="aside">
          {t('problem.wait')} <b data-left={secondsUntilRetry}>{timeInWords(wholeMinutes(secondsUntilRetry), t)}</b>
        </p>
      )}
      <LinkButton href={screen.href} label={t(`problem.${problem}.button`)} />
      {reference && <p className="aside">{t('problem.reference', { reference })}</p>}
    </div>
  )
}

// Rounded up: nobody should try too early.
function wholeMinutes(seconds: number): number {
  return Math.ceil(seconds / 60) * 60
}
