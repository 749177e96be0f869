// What stands around the steps: a moment for the logo, a film, a call to action, an advert, a picture at the foot.
import { ownImage } from '../href.ts'
import { isFirst } from '../look/design.ts'
import type { PartProps } from '../part.ts'
import { nameOf } from '../words.ts'
import { LinkButton } from './Actions.tsx'
import { Advert } from './Advert.tsx'
import { Mark, Photo } from './Photo.tsx'

/** Stands before the page for a moment; presses and screen readers pass through it. */
export function Splash({ page, t }: PartProps) {
  const { design } = page.look
  if (!design || design.logoLoadingMs === 0) return null
  return (
    <div className="splash" aria-hidden="true">
      {design.logo ? (
        <Mark picture={design.logo} side={128} className="logo" />
      ) : (
        <p className="wordmark">{nameOf(page.venue, t)}</p>
      )}
    </div>
  )
}

export function BeforeSteps({ page }: PartProps) {
  const { video } = page.look.design ?? {}
  const film = ownImage(video?.path)
  if (!film || !isFirst(page.screen)) return null
  return (
    <video
      className="film"
      src={film}
      poster={ownImage(video?.poster || undefined)}
      controls
      muted
      playsInline
      preload="none"
    />
  )
}

/** An address outside makes sense only once there is Internet. */
export function AfterSteps({ page, t }: PartProps) {
  const { design } = page.look
  if (!design) return <Advert page={page} t={t} />
  const { callToAction, footer } = design
  const label = callToAction?.label[page.language] ?? Object.values(callToAction?.label ?? {})[0]
  return (
    <>
      {callToAction && label && page.screen.kind === 'online' && <LinkButton href={callToAction.href} label={label} />}
      <Advert page={page} t={t} />
      {page.screen.kind !== 'terms' && (
        <Photo mobile={footer.mobile} desktop={footer.desktop} at="foot" className="foot" />
      )}
    </>
  )
}
