// The band at the top: the venue's picture or our lights, its name, and the languages.
import { ownImage } from '../href.ts'
import { nameOf } from '../words.ts'
import type { PartProps } from '../part.ts'
import { Cup } from './Cup.tsx'
import { Languages } from './Languages.tsx'

const LONG_NAME = 20

export function Hero({ page, t }: PartProps) {
  const { venue, look } = page
  const name = nameOf(venue, t)
  const hero = ownImage(venue?.heroUrl)
  const logo = ownImage(venue?.logoUrl)
  return (
    <header className={`hero${hero ? ' photo' : ''}${look.wave === false ? '' : ' waves'}`}>
      <div className="scene">{hero && <img src={hero} alt="" fetchPriority="high" />}</div>
      <Languages page={page} t={t} />
      <div className="sign">
        {logo ? <img className="logo" src={logo} alt="" width="72" height="72" /> : <Cup steam="rising" />}
        <p className={name.length > LONG_NAME ? 'wordmark long' : 'wordmark'}>{name}</p>
        {venue && <p className="kind">{t('page.guestWifi')}</p>}
      </div>
    </header>
  )
}
