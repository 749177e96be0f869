import {
  IconAccessPoint,
  IconArrowsExchange,
  IconBuilding,
  IconChevronRight,
  IconCloud,
  IconDeviceMobile,
  IconRouter,
  IconServer,
  type Icon,
} from '@tabler/icons-react'
import { Fragment, type ReactNode } from 'react'
import { useText } from '../core/useText.ts'
import type { Brand, Part } from './brands.ts'
import css from './drawing.module.css'

const ICONS: Record<Part, Icon> = {
  phone: IconDeviceMobile,
  router: IconRouter,
  accessPoint: IconAccessPoint,
  controller: IconServer,
  makersCloud: IconCloud,
  portico: IconBuilding,
}

/** Shows how phone, access point and Portico connect, and which field of the vendor takes which value. */
export function BrandDrawing({ brand, caption }: { brand: Brand; caption: ReactNode }) {
  const t = useText('help.drawing')
  return (
    <figure className={css.drawing}>
      <ol className={css.parts} aria-label={t('way')}>
        {brand.parts.map((part, index) => {
          const Drawn = ICONS[part]
          return (
            <Fragment key={part}>
              {index > 0 && (
                <li aria-hidden className={css.link}>
                  <IconArrowsExchange size={20} stroke={1.5} />
                </li>
              )}
              <li className={css.part} data-own={part === 'portico'}>
                <Drawn size={34} stroke={1.4} aria-hidden />
                <span>{t(`parts.${part}`)}</span>
              </li>
            </Fragment>
          )
        })}
      </ol>
      <div className={css.window}>
        <p className={css.path}>
          <span className={css.hidden}>{t('open')} </span>
          {brand.path.map((place, index) => (
            <Fragment key={place}>
              {index > 0 && <IconChevronRight size={15} stroke={1.75} aria-label="›" />}
              <span translate="no">{place}</span>
            </Fragment>
          ))}
        </p>
        <dl className={css.fields}>
          {brand.fields.map(({ name, value }) => (
            <div key={name}>
              <dt translate="no">{name}</dt>
              <dd>{t(`values.${value}`)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
