import { safeHref } from '../href.ts'
import { isHome } from '../home/view.ts'
import { nameOf } from '../words.ts'
import type { PartProps } from '../part.ts'

export function Footer({ page, t }: PartProps) {
  return (
    <footer>
      <span>{nameOf(page.venue, t)}</span>
      {page.venue?.menuHref && !isHome(page.screen) && <a href={safeHref(page.venue.menuHref)}>{t('menu.link')}</a>}
      {page.screen.kind !== 'terms' && <a href={safeHref(page.hrefs.terms)}>{t('page.terms')}</a>}
    </footer>
  )
}
