import { useState } from 'react'
import { Button } from '@mantine/core'
import { shares } from '@portico/contract/reports.ts'
import { api } from '../core/api.ts'
import { useInvalidate } from '../core/keys.ts'
import { useFormat } from '../core/useFormat.ts'
import { useList } from '../core/useList.ts'
import { useSaved } from '../core/useSaved.ts'
import { useText } from '../core/useText.ts'
import { CodeBlock } from '../ui/CodeBlock.tsx'
import { spell } from '../ui/dates/spell.ts'
import { OneOf } from '../ui/OneOf.tsx'
import { SideDrawer } from '../ui/SideDrawer.tsx'
import { removal } from '../ui/useRemoval.ts'
import { OpenList } from './OpenList.tsx'
import { daysOf, queryOf, type SentReport, type View } from './view.ts'
import css from './sending.module.css'

type Props = { isOpen: boolean; onClose: () => void; report: SentReport; view: View }

const LASTING_DAYS = [1, 7, 30, 90, 365]

/** A link that shows this report to anyone who has it, and the links that are still good. */
export function ShareDrawer({ isOpen, onClose, report, view }: Props) {
  const t = useText('reports')
  const saved = useSaved()
  const invalidate = useInvalidate()
  const [days, setDays] = useState<number>(30)
  const [url, setUrl] = useState<string>()
  const [isMaking, setMaking] = useState(false)

  async function make() {
    setMaking(true)
    const { scope: _, range = 'last7', compare = 'none', ...filters } = queryOf(view)
    const body = { ...filters, report, range, compare, days }
    const share = await saved('created', () => api(shares.create, { body })).catch(() => undefined)
    setMaking(false)
    if (!share) return
    setUrl(new URL(share.url, window.location.origin).href)
    await invalidate(shares)
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
            <OneOf
              label={t('share.lasts')}
              value={days}
              onChange={setDays}
              options={LASTING_DAYS.map((value) => ({ value, label: t('share.days', { days: value }) }))}
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
  const rangeName = (range: string) => {
    const days = daysOf(range)
    return days ? spell(days, format) : dates(`range.${range === 'last10' || range === 'last30' ? range : 'last7'}`)
  }
  const ask = () => ({
    title: t('share.revokeTitle'),
    text: t('share.revokeText'),
    confirm: t('share.revoke'),
    isDanger: true,
  })
  return (
    <OpenList
      id="open-shares"
      title={t('share.list')}
      none={t('share.none')}
      list={list}
      nameOf={({ report, range }) => `${t(`name.${report}`)} · ${rangeName(range)}`}
      linesOf={({ expiresAt }) => [t('share.until', { date: format.dateTime(expiresAt) })]}
      actions={[
        removal<{ id: string }>(t('share.revoke'), { isDanger: true, ask, remove: ({ id }) => list.remove({ id }) }),
      ]}
      actionOf={(_action, name) => t('share.revokeOf', { name })}
    />
  )
}
