import { useMemo, useState } from 'react'
import { Button } from '@mantine/core'
import { IconSettings } from '@tabler/icons-react'
import { PROFILE_STATES, wifiProfiles, type WifiProfile } from '@portico/contract/wifiProfiles.ts'
import { useReply } from '../../core/keys.ts'
import { useAllows } from '../../core/rights.ts'
import { useFormat } from '../../core/useFormat.ts'
import { useList } from '../../core/useList.ts'
import { usePlace } from '../../core/usePlace.ts'
import { useText } from '../../core/useText.ts'
import { RouterArt } from '../../ui/art/RouterArt.tsx'
import { nameColumn, stateColumn } from '../../ui/columns.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { FilteredList } from '../../ui/FilteredList.tsx'
import type { Filter } from '../../ui/filters.ts'
import { Screen } from '../../ui/Screen.tsx'
import { SkeletonBlock } from '../../ui/Skeletons.tsx'
import { useLiveReload } from '../../ui/useLiveReload.ts'
import { useRemoveAction } from '../../ui/useRemoval.ts'
import { CertificateDrawer } from './CertificateDrawer.tsx'
import { NetworkDrawer } from './NetworkDrawer.tsx'
import { OfferDrawer } from './OfferDrawer.tsx'
import { OfferFacts } from './OfferFacts.tsx'
import { readPlace, type Place } from './place.ts'

const TONES = { active: 'good', unused: 'info', expired: 'quiet', revoked: 'bad' } as const
type DrawerName = 'offer' | 'certificate' | 'network' | null

/** The encrypted network that lets guests' devices in by themselves, and who has a profile for it. */
export function WifiProfilesPage() {
  const t = useText('wifiProfiles')
  const setting = useReply(wifiProfiles.setting, {})
  const mayWrite = useAllows('device:write')
  const [opened, open] = useState<DrawerName>(null)
  const close = () => open(null)
  return (
    <Screen
      title={t('title')}
      lead={t('lead')}
      action={
        mayWrite &&
        setting.data && (
          <Button
            variant={setting.data.isEnabled ? 'default' : 'filled'}
            leftSection={<IconSettings size={17} stroke={1.8} aria-hidden />}
            onClick={() => open('offer')}
          >
            {t(setting.data.isEnabled ? 'change' : 'switchOn')}
          </Button>
        )
      }
    >
      {setting.error ? (
        <ErrorState error={setting.error} onRetry={() => setting.refetch()} isBoxed />
      ) : setting.data ? (
        <>
          <OfferFacts
            setting={setting.data}
            onCertificate={() => open('certificate')}
            onNetwork={() => open('network')}
          />
          <Profiles isOffered={setting.data.isEnabled} onChange={() => setting.refetch()} />
          <OfferDrawer setting={setting.data} opened={opened === 'offer'} onClose={close} />
          <CertificateDrawer setting={setting.data} opened={opened === 'certificate'} onClose={close} />
          <NetworkDrawer opened={opened === 'network'} onClose={close} />
        </>
      ) : (
        <SkeletonBlock height={320} />
      )}
    </Screen>
  )
}

type ProfilesProps = { isOffered: boolean; onChange: () => Promise<unknown> }

function Profiles({ isOffered, onChange }: ProfilesProps) {
  const t = useText('wifiProfiles')
  const [place, go] = usePlace(readPlace)
  const list = useList(wifiProfiles, place)
  const mayRevoke = useAllows('session:disconnect')
  const columns = useColumns()
  useLiveReload(['wifi-profiles'], () => Promise.all([list.reload(), onChange()]))
  const nameOf = (row: WifiProfile) => row.guestName || t('unnamed')
  const actions = useRemoveAction<WifiProfile>(t('revoke'), {
    isDanger: true,
    isFor: ({ state }) => state === 'active' || state === 'unused',
    ask: (row) => ({ title: t('revokeAsk', { name: nameOf(row) }), text: t('revokeText'), confirm: t('revoke') }),
    remove: async ({ id }) => {
      await list.remove({ id })
      await list.reload()
    },
  })
  return (
    <FilteredList
      {...list}
      filters={useFilters()}
      place={place}
      onPlace={go}
      label={t('title')}
      columns={columns}
      rowKey={({ id }) => id}
      rowName={nameOf}
      actions={mayRevoke ? actions : undefined}
      empty={
        place.state === undefined ? (
          <EmptyState art={<RouterArt />} title={t('empty')} text={t(isOffered ? 'emptyInvited' : 'emptyText')} />
        ) : (
          <EmptyState art={<RouterArt />} title={t('noMatch')} />
        )
      }
    />
  )
}

function useColumns() {
  const t = useText('wifiProfiles')
  const format = useFormat()
  return useMemo(
    () => [
      nameColumn<WifiProfile>(
        t('guest'),
        ({ guestName }) => guestName || t('unnamed'),
        ({ device }) => t(`devices.${device}`),
        'guest',
      ),
      stateColumn<WifiProfile, WifiProfile['state']>(
        t('state'),
        TONES,
        ({ state }) => state,
        (state) => t(`states.${state}`),
      ),
      {
        key: 'createdAt',
        label: t('madeAt'),
        isWide: true,
        cell: ({ createdAt }: WifiProfile) => format.dateTime(createdAt),
        sort: ({ createdAt }: WifiProfile) => createdAt,
      },
      {
        key: 'usedAt',
        label: t('usedAt'),
        cell: ({ usedAt, uses }: WifiProfile) =>
          usedAt ? t('usedTimes', { at: format.dateTime(usedAt), uses }) : t('never'),
      },
      {
        key: 'expiresAt',
        label: t('expiresAt'),
        cell: ({ expiresAt, revokedBy, revokedAt }: WifiProfile) =>
          revokedBy && revokedAt
            ? t(`revokedBy.${revokedBy}`, { at: format.dateTime(revokedAt) })
            : format.dateTime(expiresAt),
        sort: ({ expiresAt }: WifiProfile) => expiresAt,
      },
    ],
    [t, format],
  )
}

function useFilters(): readonly Filter<Place>[] {
  const t = useText('wifiProfiles')
  return [
    {
      kind: 'one',
      name: 'state',
      label: t('state'),
      placeholder: t('any'),
      options: PROFILE_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
    },
  ]
}
