import { speedInWords, nameOf, timeInWords } from '../words.ts'
import { safeHref } from '../href.ts'
import { refreshOf } from '../refresh.ts'
import { LinkButton, Submit } from '../parts/Actions.tsx'
import { Heading } from '../parts/Heading.tsx'
import { Tick } from '../parts/Tick.tsx'
import type { ScreenProps } from '../part.ts'
import type { Text } from '../text.ts'

export function Online({ screen, page, t }: ScreenProps<'online'>) {
  const { secondsLeft, downKbps, upKbps, continueHref, checkHref, notice, extend, leaveAction, code } = screen
  const hasFacts = [secondsLeft, downKbps, upKbps].some((fact) => fact !== undefined)
  return (
    <div className="state">
      <Tick />
      <Heading title={t('online.title')} lead={t('online.lead', { venue: nameOf(page.venue, t) })} />
      {notice && (
        <p className="notice" role={notice === 'extended' || notice === 'extend-waiting' ? 'status' : 'alert'}>
          {t(`online.notice.${notice}`)}
        </p>
      )}
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
      {code && (
        <p className="notice good">
          {t('purchase.code')} <b>{code}</b>
        </p>
      )}
      {continueHref && <LinkButton href={continueHref} label={t('online.continue')} />}
      <p className="aside">{t('online.close')}</p>
      {extend && (
        <form method="post" action={safeHref(extend.action)}>
          <Submit label={t('online.extend', { minutes: extend.minutes })} busy={t('online.extending')} quiet />
        </form>
      )}
      {checkHref && (
        <LinkButton href={checkHref} label={t('online.check')} quiet refresh={refreshOf(screen)?.seconds} />
      )}
      {leaveAction && (
        <form method="post" action={safeHref(leaveAction)}>
          <Submit label={t('online.leave')} busy={t('online.leaving')} quiet />
        </form>
      )}
      <Links screen={screen} t={t} />
    </div>
  )
}

function Links({
  screen: { homeHref, profileHref, zaloHref, reviewHref, myDataHref, devicesHref, venueHref },
  t,
}: Pick<ScreenProps<'online'>, 'screen' | 't'>) {
  return (
    <p className="aside links">
      {homeHref && <a href={safeHref(homeHref)}>{t('home.link')}</a>}
      {profileHref && <a href={safeHref(profileHref)}>{t('wifiProfile.title')}</a>}
      {zaloHref && <a href={safeHref(zaloHref)}>{t('zalo.title')}</a>}
      {reviewHref && <a href={safeHref(reviewHref)}>{t('review.title')}</a>}
      {devicesHref && <a href={safeHref(devicesHref)}>{t('devices.link')}</a>}
      {myDataHref && <a href={safeHref(myDataHref)}>{t('me.title')}</a>}
      {venueHref && <a href={safeHref(venueHref)}>{t('venue.link')}</a>}
    </p>
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
