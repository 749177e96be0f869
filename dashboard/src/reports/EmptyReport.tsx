import { Button } from '@mantine/core'
import { CafeDoor } from '../ui/art/CafeDoor.tsx'
import { GrowingChart } from '../ui/art/GrowingChart.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Card } from '../ui/Screen.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { useText } from '../core/useText.ts'
import type { Kind } from './kinds.ts'
import { useEverVisited } from './useReport.ts'
import { isFiltered, withoutFilters, type View } from './view.ts'
import { ownValue } from '@portico/contract/names.ts'

type Props = { kind: Kind; view: View; onView: (view: View) => void }

/** Says why a report holds nothing, and what to do about it. */
export function EmptyReport({ kind, view, onView }: Props) {
  const t = useText('reports')
  const words = useText('ui.filter')
  const ever = useEverVisited()
  const own = ownValue<(typeof OWN)[keyof typeof OWN]>(OWN, kind.report)
  if (ever === false) {
    return (
      <Card>
        <EmptyState art={<CafeDoor />} title={t('empty.never')} text={t('empty.neverText')}>
          <LinkButton to="/dashboard/devices">{t('empty.toDevices')}</LinkButton>
        </EmptyState>
      </Card>
    )
  }
  const wider = view.range === 'last30' ? undefined : () => onView({ ...view, range: 'last30' })
  return (
    <Card>
      <EmptyState
        art={<GrowingChart />}
        title={t(own ? `empty.${own.name}` : 'empty.range')}
        text={t(own ? `empty.${own.name}Text` : 'empty.rangeText')}
      >
        {isFiltered(view) ? (
          <Button variant="default" onClick={() => onView(withoutFilters(view))}>
            {words('clear')}
          </Button>
        ) : (
          wider && (
            <Button variant="default" onClick={wider}>
              {t('empty.longer')}
            </Button>
          )
        )}
        {own && 'to' in own && <LinkButton to={own.to}>{t(`empty.${own.label}`)}</LinkButton>}
      </EmptyState>
    </Card>
  )
}

/** Reports that wait for something of their own, and where it is made. */
const OWN = {
  campaigns: { name: 'campaigns', to: '/dashboard/wifi-campaign', label: 'toCampaigns' },
  survey: { name: 'survey', to: '/dashboard/wifi-login-flow', label: 'toFlow' },
  leads: { name: 'leads' },
  loyalty: { name: 'loyalty', to: '/dashboard/gifts', label: 'toGifts' },
} as const
