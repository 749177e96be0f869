import { useState } from 'react'
import { Button, NativeSelect } from '@mantine/core'
import { shares } from '@portico/contract/reports.ts'
import { api } from '../core/api.ts'
import { useInvalidate } from '../core/keys.ts'
import { useFormat } from '../core/useFormat.ts'
import { useList } from '../core/useList.ts'
import { useSaved } from '../core/useSaved.ts'
import { useText } from '../core/useText.ts'
import { CodeBlock } from '../ui/CodeBlock.tsx'
import { spell } from '../ui/dates/spell.ts'
import { SideDrawer } from '../ui/SideDrawer.tsx'
import { useRemoval } from '../ui/useRemoval.ts'
import { OpenList } from './OpenList.tsx'
import { daysOf, queryOf, type SentReport, type View } from './view.ts'
import css from './sending.module.css'

type Props = { isOpen: boolean; onClose: () => void; report: SentReport; view: View }

const LASTING_DAYS = [1, 7, 30, 90, 365] as const

/** A link that shows this report to anyone who has it, and the links that are still good. */
export function ShareDrawer({ isOpen, onClose, report, view }: Props) {
  const t = useText('reports')
  const saved = useSaved()
  const invalidate = useInvalidate()
  const [days, setDays] = useState('30')
  const [url, setUrl] = useState<string>()
  const [isMaking, setMaking] = useState(false)

  async function make() {
    setMaking(true)
    try {
      const { scope: _, ...query } = queryOf(view)
      const body = {
        ...query,
        report,
        range: query.range ?? 'last7',
        compare: query.compare ?? 'none',
        days: Number(days),
      }
      const share = await saved('created', () => api(shares.create, { body }))
      setUrl(new URL(share.url, window.location.origin).href)
      void invalidate(shares)
    } catch {
      // `saved` shows it.
    } finally {
      setMaking(false)
    }
  }

  return (
    <SideDrawer opened={isOpen} onClose={onClose} title={t('share.title')} subtitle={t(`name.${report}`)}>
      <div className={css.body}>
        <p className={css.text}>
          {t('share.text')} {view.scope === 'all' && t('share.wholeVenue')}
        </p>
        {url ? (
          <div className={css.made} role="status">
            <p>{t('share.once')}</p>
            <CodeBlock code={url} label={t('share.link')} />
          </div>
        ) : (
          <div className={css.make}>
            <NativeSelect
              label={t('share.lasts')}
              value={days}
              onChange={(event) => setDays(event.currentTarget.value)}
              data={LASTING_DAYS.map((n) => ({ value: String(n), label: t('share.days', { days: n }) }))}
            />
            <Button loading={isMaking} onClick={() => void make()}>
              {t('share.create')}
            </Button>
          </div>
        )}
        <OpenShares isOpen={isOpen} />
      </div>
    </SideDrawer>
  )
}

function OpenShares({ isOpen }: { isOpen: boolean }) {
  const t = useText('reports')
  const dates = useText('dates')
  const format = useFormat()
  const list = useList(shares, { state: 'open' }, { isEnabled: isOpen })
  const revoke = useRemoval<{ id: string }>(
    () => ({ title: t('share.revokeTitle'), text: t('share.revokeText'), confirm: t('share.revoke'), isDanger: true }),
    ({ id }) => list.remove({ id }),
  )
  const rangeName = (range: string) => {
    const days = daysOf(range)
    return days ? spell(days, format) : dates(`range.${range === 'last10' || range === 'last30' ? range : 'last7'}`)
  }
  return (
    <OpenList id="open-shares" title={t('share.list')} none={t('share.none')} list={list}>
      {({ id, report, range, expiresAt }) => {
        const name = `${t(`name.${report}`)} · ${rangeName(range)}`
        return (
          <li key={id}>
            <div>
              <strong>{name}</strong>
              <span>{t('share.until', { date: format.dateTime(expiresAt) })}</span>
            </div>
            <button
              type="button"
              className={css.danger}
              aria-label={t('share.revokeOf', { name })}
              onClick={() => void revoke({ id })}
            >
              {t('share.revoke')}
            </button>
          </li>
        )
      }}
    </OpenList>
  )
}
