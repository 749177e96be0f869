// The band at the top: the venue's picture or our lights, its name, and the languages.
import { ownImage, safeHref } from '../href.ts'
import { nameOf } from '../words.ts'
import type { PartProps } from '../part.ts'
import { Cup } from './Cup.tsx'
import { Art } from '../art/Art.tsx'
import { isHome } from '../home/view.ts'
import { Languages } from './Languages.tsx'
import { Mark, Photo } from './Photo.tsx'
import { Slides } from './Slides.tsx'

const LONG_NAME = 20

export function Hero({ page, t }: PartProps) {
  const { venue, look } = page
  const seenHref = page.seenHref && safeHref(page.seenHref)
  const { design } = look
  const name = nameOf(venue, t)
  const hero = ownImage(venue?.heroUrl)
  const logo = ownImage(venue?.logoUrl)
  const hasSlides = (design?.slides.pictures.length ?? 0) > 1
  const header = design && (design.header.mobile ?? design.header.desktop ?? design.slides.pictures[0])
  const isPhoto = hero || hasSlides || header
  const art = design && !isPhoto && design.art !== 'none' ? design.art : undefined
  return (
    <header
      className={`hero${isPhoto ? ' photo' : ''}${art ? ' drawn' : ''}${look.wave === false ? '' : ' waves'}`}
      data-seen={seenHref}
    >
      {seenHref && (
        <noscript>
          <img src={seenHref} width="1" height="1" alt="" />
        </noscript>
      )}
      <div className="scene">
        {hero && <img src={hero} alt="" fetchPriority="high" />}
        {hasSlides && <Slides slides={design!.slides} t={t} />}
        {!hasSlides && header && (
          <Photo mobile={header} desktop={design.header.desktop} at={design.header.desktop ? 'band' : 'wall'} isFirst />
        )}
      </div>
      <Languages page={page} t={t} />
      {art && <Art name={art} />}
      <div className="sign">
        {design?.logo && <Mark picture={design.logo} side={60} className="logo" />}
        {!design?.logo && logo && <img className="logo" src={logo} alt="" width="72" height="72" />}
        {!design?.logo && !logo && !art && <Cup steam="rising" />}
        <p className={name.length > LONG_NAME ? 'wordmark long' : 'wordmark'}>{name}</p>
        {venue && <p className="kind">{t(isHome(page.screen) ? 'home.kind' : 'page.guestWifi')}</p>}
      </div>
    </header>
  )
}
