// The menu: a list that loads on a bad link, and an item with its pictures.
import { ownImage, safeHref } from '../href.ts'
import { LinkButton } from '../parts/Actions.tsx'
import type { ScreenProps } from '../part.ts'
import type { Text } from '../text.ts'
import { nameOf } from '../words.ts'
import { homeHeading } from './heading.ts'
import { HomeFrame } from './HomeFrame.tsx'
import type { ItemShown } from './menuView.ts'

export function MenuList({ screen, page, t }: ScreenProps<'homeMenu'>) {
  const { backHref, table, menus, items, beforeHref, nextHref } = screen
  return (
    <HomeFrame {...homeHeading(screen, nameOf(page.venue, t), t)} backHref={backHref} t={t}>
      {table && <p className="aside">{t('menu.atTable', { table })}</p>}
      {menus.length > 1 && (
        <nav className="menus" aria-label={t('menu.menus')}>
          {menus.map(({ name, href, isCurrent }) => (
            <a key={href} href={safeHref(href)} aria-current={isCurrent ? 'page' : undefined}>
              {name}
            </a>
          ))}
        </nav>
      )}
      {items.length === 0 && <p className="aside">{t('menu.empty')}</p>}
      <ul className="items">
        {items.map((item) => (
          <ItemLine key={item.href} item={item} t={t} />
        ))}
      </ul>
      {nextHref && <LinkButton href={nextHref} label={t('menu.next')} quiet />}
      {beforeHref && <LinkButton href={beforeHref} label={t('menu.before')} quiet />}
    </HomeFrame>
  )
}

function ItemLine({ item, t }: { item: ItemShown; t: Text }) {
  const [picture] = item.pictures
  return (
    <li className={item.isSoldOut ? 'out' : undefined}>
      <a href={safeHref(item.href)}>
        <span>
          <b>{item.name}</b>
          {item.description && <small>{item.description}</small>}
          <small className="price">
            {item.price}
            {item.isSoldOut && <em>{t('menu.soldOut')}</em>}
          </small>
        </span>
        {picture && <img src={ownImage(picture.path)} alt="" loading="lazy" width="80" height="80" />}
      </a>
    </li>
  )
}

export function MenuItem({ screen, page, t }: ScreenProps<'homeItem'>) {
  const { item, attributes, backHref } = screen
  return (
    <HomeFrame {...homeHeading(screen, nameOf(page.venue, t), t)} backHref={backHref} backLabel={t('menu.back')} t={t}>
      <p className="price">
        {item.price}
        {item.isSoldOut && <em>{t('menu.soldOut')}</em>}
      </p>
      {item.pictures.map(({ path, width, height }) => (
        <img key={path} className="dish" src={ownImage(path)} alt="" loading="lazy" width={width} height={height} />
      ))}
      {attributes.map(({ name, options }) => (
        <section key={name} className="part">
          <h2>{name}</h2>
          <dl className="choices">
            {options.map((option) => (
              <div key={option.name}>
                <dt>{option.name}</dt>
                <dd>{option.price}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </HomeFrame>
  )
}
