import { useState } from 'react'
import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { Link } from '@tanstack/react-router'
import { wifiCampaigns, type WifiCampaign } from '@portico/contract/campaigns.ts'
import { gateways } from '@portico/contract/gateways.ts'
import type { Reply } from '@portico/contract/http/endpoint.ts'
import { profiles } from '@portico/contract/profiles.ts'
import { useReply } from '../../core/keys.ts'
import { usePage } from '../../core/page.ts'
import { useAllows } from '../../core/rights.ts'
import { useFormat } from '../../core/useFormat.ts'
import { useText } from '../../core/useText.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { SideDrawer } from '../../ui/SideDrawer.tsx'
import { SkeletonBlock } from '../../ui/Skeletons.tsx'
import { Tag } from '../../ui/Tag.tsx'
import fields from '../../ui/editor/fields.module.css'
import plan from './plan.module.css'
import bookingDrawers from './bookingDrawers.module.css'

type Row = Reply<typeof wifiCampaigns.why>['rows'][number]
type Props = { booking: WifiCampaign; isOpen: boolean; onClose: () => void }
const WAIT_MS = 250

/** Why a booking is not shown now, place by place: the rule, and who is shown instead. Also asked of one guest. */
export function WhyDrawer({ booking, isOpen, onClose }: Props) {
  const t = useText('wifiCampaigns')
  const [guestId, setGuest] = useState<string | null>(null)
  const [device, setDevice] = useState<string | null>(null)
  const query = { ...(guestId && { guestId }), ...(device && { nas_id: device }) }
  const { data, error, refetch } = useReply(
    wifiCampaigns.why,
    { params: { id: booking.id }, query },
    { isEnabled: isOpen, staleTime: 0, hasLast: true },
  )
  return (
    <SideDrawer opened={isOpen} onClose={onClose} title={t('why.title')} subtitle={booking.name}>
      <div className={bookingDrawers.drawer}>
        <div className={plan.row}>
          <GuestSelect value={guestId} onChange={setGuest} isOpen={isOpen} />
          <DeviceSelect value={device} onChange={setDevice} isOpen={isOpen} />
        </div>
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <SkeletonBlock height={180} />}
        <ul className={bookingDrawers.reasons} aria-live="polite">
          {data?.rows.map((row) => (
            <Reason key={row.slot} row={row} />
          ))}
        </ul>
        <p className={fields.help}>{t('why.help')}</p>
      </div>
    </SideDrawer>
  )
}

function Reason({ row: { slot, chance, reason, winner } }: { row: Row }) {
  const t = useText('wifiCampaigns')
  const c = useText('campaigns')
  const { percent } = useFormat()
  const tone = chance >= 0.995 ? 'good' : chance > 0 ? 'info' : 'warn'
  return (
    <li>
      <div className={bookingDrawers.reasonHead}>
        <b>{slot === 'design' ? t('why.design') : c(`slots.${slot}`)}</b>
        <Tag tone={tone} hasDot>
          {chance >= 0.995
            ? t('why.always')
            : chance > 0
              ? t('why.chance', { share: percent(chance) })
              : t('why.never')}
        </Tag>
      </div>
      {reason && <p>{t(`why.reason.${reason}`)}</p>}
      {winner && (
        <p>
          {t('why.winner')}{' '}
          <Link to="/dashboard/wifi-campaign/$campaignId" params={{ campaignId: winner.id }}>
            {winner.name}
          </Link>
        </p>
      )}
    </li>
  )
}

type SelectProps = { value: string | null; onChange: (value: string | null) => void; isOpen: boolean }

function GuestSelect({ value, onChange, isOpen }: SelectProps) {
  const t = useText('wifiCampaigns')
  const p = useText('profiles')
  const mayRead = useAllows('guest:read')
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed, WAIT_MS)
  const query = { limit: 20, ...(search.trim() && { search: search.trim() }) }
  const { data } = useReply(profiles.list, { query }, { isEnabled: isOpen && mayRead, hasLast: true })
  if (!mayRead) return null
  return (
    <Select
      label={t('why.guest')}
      placeholder={t('why.anyGuest')}
      clearable
      searchable
      filter={({ options }) => options}
      data={(data?.data ?? []).map(({ id, name, phone, email }) => ({
        value: id,
        label: [name || p('unnamed'), phone ?? email].filter(Boolean).join(' · '),
      }))}
      value={value}
      onChange={onChange}
      onSearchChange={setTyped}
    />
  )
}

function DeviceSelect({ value, onChange, isOpen }: SelectProps) {
  const t = useText('wifiCampaigns')
  const pageId = usePage((state) => state.pageId)
  const { data } = useReply(gateways.list, { query: { pages: pageId ?? '' } }, { isEnabled: isOpen && pageId !== null })
  return (
    <Select
      label={t('why.device')}
      placeholder={t('devicesAll')}
      clearable
      data={(data?.rows ?? []).map(({ nas_id, name }) => ({ value: nas_id, label: name }))}
      value={value}
      onChange={onChange}
    />
  )
}
