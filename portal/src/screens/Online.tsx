import { speedInWords, nameOf, timeInWords } from '../words.ts'
import { LinkButton } from '../parts/Actions.tsx'
import { Heading } from '../parts/Heading.tsx'
import { Tick } from '../parts/Tick.tsx'
import type { ScreenProps } from '../part.ts'
import type { Text } from '../text.ts'

export function Online({ screen, page, t }: ScreenProps<'online'>) {
  const { secondsLeft, downKbps, upKbps, continueHref } = screen
  const hasFacts = [secondsLeft, downKbps, upKbps].some((fact) => fact !== undefined)
  return (
    <div className="state">
      <Tick />
      <Heading title={t('online.title')} lead={t('online.lead', { venue: nameOf(page.venue, t) })} />
      {hasFacts && (
        <dl className="facts">
          {secondsLeft !== undefined && (
            <div className="main">
              <dt>{t('online.timeLeft')}</dt>
              <dd data-left={secondsLeft}>{timeInWords(secondsLeft, t)}</dd>
            </div>
          )}
          <Speed label={t('online.download')} kbps={downKbps} t={t} />
          <Speed label={t('online.upload')} kbps={upKbps} t={t} />
        </dl>
      )}
      {continueHref && <LinkButton href={continueHref} label={t('online.continue')} />}
      <p className="aside">{t('online.close')}</p>
    </div>
  )
}

function Speed({ label, kbps, t }: { label: string; kbps: number | undefined; t: Text }) {
  if (kbps === undefined) return null
  return (
    <div>
      <dt>{label}</dt>
      <dd>{t('online.upTo', { speed: speedInWords(kbps, t) })}</dd>
    </div>
  )
}
