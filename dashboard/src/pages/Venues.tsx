import { Select, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import type { PageOverview } from '@portico/contract/pages/overview.ts'
import { useLanguage } from '../core/language.ts'
import { matching } from '../core/matching.ts'
import { useText } from '../core/useText.ts'
import { PageCard } from './PageCard.tsx'
import { ORDERS, sortVenues, type Order } from './sortVenues.ts'
import css from './pages.module.css'

/** A card for each venue, with a search and an order where there are several. */
export function Venues({ venues }: { venues: PageOverview[] }) {
  const t = useText('pages')
  const language = useLanguage((state) => state.language)
  const [typed, setTyped] = useState('')
  const [order, setOrder] = useState<Order>('trouble')
  const shown = sortVenues(matching(venues, typed), order, language)
  return (
    <>
      {venues.length > 1 && (
        <div className={css.tools}>
          <TextInput
            type="search"
            aria-label={t('mine.search')}
            placeholder={t('mine.search')}
            leftSection={<IconSearch size={16} aria-hidden />}
            maxLength={80}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Select
            aria-label={t('mine.order')}
            allowDeselect={false}
            value={order}
            data={ORDERS.map((value) => ({ value, label: t(`mine.orders.${value}`) }))}
            onChange={(value) => setOrder(ORDERS.find((known) => known === value) ?? 'trouble')}
          />
        </div>
      )}
      <ul className={css.cards} aria-label={t('mine.count', { count: shown.length })}>
        {shown.map((venue) => (
          <PageCard key={venue.eid} venue={venue} />
        ))}
      </ul>
      {shown.length === 0 && <p role="status">{t('mine.none')}</p>}
    </>
  )
}
