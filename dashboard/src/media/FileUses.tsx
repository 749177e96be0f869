import { Link } from '@tanstack/react-router'
import { media, type File } from '@portico/contract/media.ts'
import { useReply } from '../core/keys.ts'
import { useText } from '../core/useText.ts'
import css from './library.module.css'

const FEATURES = ['pages', 'templates', 'campaigns', 'menu'] as const

/** Where a file is shown. */
export function FileUses({ file }: { file: File }) {
  const t = useText('media')
  const { data } = useReply(media.uses, { params: { eid: file.eid } })
  const nameOf = (feature: string) => t(`feature.${FEATURES.find((one) => one === feature) ?? 'other'}`)
  return (
    <section className={css.part}>
      <h3>{t('uses')}</h3>
      {data?.count === 0 && <p>{t('noUses')}</p>}
      <ul>
        {data?.rows.map((use) => (
          <li key={`${use.feature} ${use.href}`}>
            <Link to={use.href}>
              {nameOf(use.feature)}: {use.name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
