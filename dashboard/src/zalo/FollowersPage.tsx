import { useMemo, useState } from 'react'
import { Button } from '@mantine/core'
import { zalo, type PageOa } from '@portico/contract/zalo.ts'
import { zaloUsers, type ZaloUser } from '@portico/contract/zalo/users.ts'
import { api } from '../core/api.ts'
import { useInvalidate, useReply } from '../core/keys.ts'
import { PageAvatar } from '../core/PageAvatar.tsx'
import { useAllows } from '../core/rights.ts'
import { useFormat } from '../core/useFormat.ts'
import { usePlace } from '../core/usePlace.ts'
import { useSaved } from '../core/useSaved.ts'
import { useText } from '../core/useText.ts'
import { EmptyCup } from '../ui/art/EmptyCup.tsx'
import { LoosePlug } from '../ui/art/LoosePlug.tsx'
import type { Column } from '../ui/column.ts'
import { stateColumn } from '../ui/columns.tsx'
import { CsvButton } from '../ui/CsvButton.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { FilteredList } from '../ui/FilteredList.tsx'
import type { Filter } from '../ui/filters.ts'
import { GuestName } from '../ui/GuestName.tsx'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { Screen } from '../ui/Screen.tsx'
import { Tag } from '../ui/Tag.tsx'
import { RelativeTime } from '../ui/Times.tsx'
import { useLiveReload } from '../ui/useLiveReload.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { FollowerDrawer } from './FollowerDrawer.tsx'
import { readPlace, type Place } from './place.ts'
import { useFollowers } from './useFollowers.ts'
import css from './zalo.module.css'

const TONES = { following: 'good', gone: 'quiet' } as const

/** Everybody who follows the page's account or wrote to it. */
export function FollowersPage() {
  const t = useText('zalo.followers')
  const [place, go] = usePlace(readPlace)
  const list = useFollowers(place)
  const oa = useReply(zalo.pageOa, {})
  const tags = useReply(zaloUsers.tags, {})
  const [openedId, open] = useState<string | null>(null)
  const mayWrite = useAllows('zalo:reply')
  const columns = useColumns()
  const filters = useFilters(tags.data?.rows ?? [])
  useLiveReload(['zalo'], () => Promise.all([list.reload(), oa.refetch(), tags.refetch()]))
  const account = oa.data?.[0]
  const opened = list.rows.find(({ user_id: id }) => id === openedId) ?? null
  return (
    <Screen title={t('title')} lead={t('lead')} action={account && mayWrite && <SyncButton />}>
      {account && <Progress account={account} />}
      <FilteredList
        {...list}
        filters={filters}
        place={place}
        onPlace={go}
        beside={<SaveButton rows={list.rows} />}
        label={t('title')}
        columns={columns}
        rowKey={({ user_id: id }) => id}
        rowName={({ display_name: name }) => name || t('nameless')}
        onOpen={({ user_id: id }) => open(id)}
        empty={<Empty isConnected={oa.isPending || account !== undefined} />}
      />
      <FollowerDrawer user={opened} mayWrite={mayWrite} onClose={() => open(null)} onChanged={list.reload} />
    </Screen>
  )
}

function Empty({ isConnected }: { isConnected: boolean }) {
  const t = useText('zalo.followers')
  if (isConnected) return <EmptyState art={<EmptyCup />} title={t('empty')} text={t('emptyText')} />
  return (
    <EmptyState art={<LoosePlug />} title={t('notConnected')} text={t('emptyText')}>
      <LinkButton to="/dashboard/zalo-settings">{t('toSettings')}</LinkButton>
    </EmptyState>
  )
}

function SyncButton() {
  const t = useText('zalo.followers')
  const saved = useSaved()
  const invalidate = useInvalidate()
  const sync = async () => {
    await saved('updated', () => api(zaloUsers.sync, {})).catch(() => undefined)
    await invalidate(zalo)
  }
  return (
    <Button variant="default" onClick={() => void sync()}>
      {t('sync')}
    </Button>
  )
}

function SaveButton({ rows }: { rows: readonly ZaloUser[] }) {
  const t = useText('zalo.followers')
  const format = useFormat()
  return (
    <CsvButton
      fileName="zalo"
      columns={[t('name'), t('tags'), t('guest'), t('lastSeen'), t('state')]}
      rows={rows.map((row) => [
        row.display_name,
        row.tag_names.join(', '),
        row.guest_name,
        row.last_interaction_at ? format.dateTime(row.last_interaction_at) : '',
        t(row.user_is_follower ? 'following' : 'gone'),
      ])}
    />
  )
}

/** How many follow, and how far reading them has come. */
function Progress({ account: { totalFollowers, sync } }: { account: PageOa }) {
  const t = useText('zalo.followers')
  const format = useFormat()
  const { startedAt, syncedAt, done, total } = sync
  const isReading = startedAt !== null && (syncedAt === null || syncedAt < startedAt)
  return (
    <p className={css.progress} role="status">
      <strong>{t('total', { count: format.number(totalFollowers) })}</strong>
      {isReading && total > 0 && (
        <>
          <span className={css.bar}>
            <ProgressBar value={done} max={total} label={t('sync')} />
          </span>
          {t('syncing', { done: format.number(done), total: format.number(total) })}
        </>
      )}
      {isReading && total === 0 && t('starting')}
      {!isReading && syncedAt && t('syncedAt', { at: format.dateTime(syncedAt) })}
    </p>
  )
}

function useColumns(): Column<ZaloUser>[] {
  const t = useText('zalo.followers')
  const format = useFormat()
  return useMemo(
    () => [
      {
        key: 'name',
        label: t('name'),
        card: 'title',
        sort: ({ display_name: name }) => name,
        cell: ({ display_name: name, user_id: id }) => (
          <span className={css.person}>
            <PageAvatar name={name || id} size={32} />
            <b>{name || t('nameless')}</b>
          </span>
        ),
      },
      {
        key: 'tags',
        label: t('tags'),
        cell: ({ tag_names: names }) =>
          names.length === 0 ? (
            '–'
          ) : (
            <span className={css.tags}>
              {names.map((name) => (
                <Tag key={name}>{name}</Tag>
              ))}
            </span>
          ),
      },
      {
        key: 'guest',
        label: t('guest'),
        isWide: true,
        cell: ({ guest_id: id, guest_name: name }) => (id ? <GuestName id={id} name={name || t('nameless')} /> : '–'),
      },
      {
        key: 'lastSeen',
        label: t('lastSeen'),
        sort: ({ last_interaction_at: at }) => at ?? '',
        cell: ({ last_interaction_at: at }) => (at ? <RelativeTime at={at} format={format} /> : '–'),
      },
      stateColumn<ZaloUser, keyof typeof TONES>(
        t('state'),
        TONES,
        ({ user_is_follower: isFollower }) => (isFollower ? 'following' : 'gone'),
        (state) => t(state),
      ),
    ],
    [t, format],
  )
}

function useFilters(tags: readonly { name: string; users: number }[]): readonly Filter<Place>[] {
  const t = useText('zalo.followers')
  return [
    { kind: 'search', name: 'search', label: t('search') },
    {
      kind: 'one',
      name: 'tag_name',
      label: t('tag'),
      placeholder: t('anyTag'),
      options: tags.map(({ name, users }) => ({ value: name, label: `${name} (${users})` })),
    },
    {
      kind: 'one',
      name: 'is_follower',
      label: t('state'),
      placeholder: t('anyState'),
      options: [
        { value: 'true', label: t('following') },
        { value: 'false', label: t('gone') },
      ],
    },
    {
      kind: 'one',
      name: 'is_linked',
      label: t('link'),
      placeholder: t('anyLink'),
      options: [
        { value: 'true', label: t('linked') },
        { value: 'false', label: t('unlinked') },
      ],
    },
  ]
}
