// The server counts the seconds: a film that does not load keeps nobody from the Internet.
import { ownImage } from '../href.ts'
import { StepForm } from '../parts/StepForm.tsx'
import type { ScreenProps } from '../part.ts'

export function Video({ screen, page, t }: ScreenProps<'video'>) {
  const { seconds, secondsUntilSkip } = screen
  const film = ownImage(screen.mediaUrl || undefined)
  const still = ownImage(screen.posterUrl || undefined)
  return (
    <StepForm
      step={screen}
      page={page}
      t={t}
      button={t('video.button')}
      busy={t('connect.busy')}
      after={
        secondsUntilSkip > 0 && (
          <p className="aside">
            {t('video.skipIn')} <b data-left={secondsUntilSkip}>{t('code.seconds', { seconds: secondsUntilSkip })}</b>
          </p>
        )
      }
    >
      {film ? (
        <video className="film" src={film} poster={still} controls autoPlay muted playsInline preload="metadata" />
      ) : (
        still && <img className="film" src={still} alt="" loading="lazy" />
      )}
      <p className="aside">{t('video.length', { seconds })}</p>
    </StepForm>
  )
}
