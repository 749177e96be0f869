import { safeHref } from '../href.ts'
import { Heading } from '../parts/Heading.tsx'
import { headingOf } from '../heading.ts'
import type { ScreenProps } from '../part.ts'

export function VenueInfo({ screen, page, t }: ScreenProps<'venue'>) {
  return (
    <>
      <Heading {...headingOf(screen, page.venue, t)} />
      {screen.address && <p className="aside">{screen.address}</p>}
      <section className="part">
        <h2>{t('me.title')}</h2>
        <p>{t('venue.myData')}</p>
        <p className="downloads">
          <a href={safeHref(screen.myDataHref)}>{t('venue.open')}</a>
        </p>
      </section>
    </>
  )
}
