import { ownImage, safeHref } from '../href.ts'
import { Heading } from '../parts/Heading.tsx'
import { headingOf } from '../heading.ts'
import type { ScreenProps } from '../part.ts'

export function VenueInfo({ screen, page, t }: ScreenProps<'venue'>) {
  const { address, price, hours, pictures, myDataHref } = screen
  return (
    <>
      <Heading {...headingOf(screen, page.venue, t)} />
      {address && <p className="aside">{address}</p>}
      {price && <p className="aside">{t('venue.price', { price })}</p>}
      {hours.length > 0 && (
        <section className="part">
          <h2>{t('venue.hours')}</h2>
          <dl className="facts">
            {hours.map(({ days, times }) => (
              <div key={days}>
                <dt>{days}</dt>
                <dd>{times || t('venue.closed')}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {pictures.map(({ path, width, height }) => (
        <img key={path} className="film" src={ownImage(path)} alt="" loading="lazy" width={width} height={height} />
      ))}
      <section className="part">
        <h2>{t('me.title')}</h2>
        <p>{t('venue.myData')}</p>
        <p className="downloads">
          <a href={safeHref(myDataHref)}>{t('venue.open')}</a>
        </p>
      </section>
    </>
  )
}
