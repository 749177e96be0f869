import { useMemo, useState } from 'react'
import { Button } from '@mantine/core'
import { IconBan, IconCheck, IconDownload, IconPlus } from '@tabler/icons-react'
import { DOWNLOAD_HOURS, register, REQUEST_STATES, type RegisterRequest } from '@portico/contract/register.ts'
import { api } from '../core/api.ts'
import { useFormat } from '../core/useFormat.ts'
import { useList } from '../core/useList.ts'
import { placeOf, usePlace } from '../core/usePlace.ts'
import { useSaved } from '../core/useSaved.ts'
import { useText } from '../core/useText.ts'
import { EmptyCup } from '../ui/art/EmptyCup.tsx'
import type { Column, RowAction } from '../ui/column.ts'
import { nameColumn, stateColumn } from '../ui/columns.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { FilteredList } from '../ui/FilteredList.tsx'
import { Notice } from '../ui/Notice.tsx'
import { saveFile } from '../ui/saveFile.ts'
import { Screen } from '../ui/Screen.tsx'
import { AskDrawer } from './AskDrawer.tsx'

const GROUP = { list: register.list }
const TONES = { waiting: 'warn', approved: 'good', refused: 'bad', over: 'quiet' } as const
const readPlace = placeOf(register.list)

/** What was asked of the register of connections: decided by a second administrator, downloaded by the first. */
export function RegisterPage() {
  const t = useText('register')
  const [place, go] = usePlace(readPlace)
  const list = useList(GROUP, place)
  const [isAsking, ask] = useState(false)
  const months = list.head?.months
  const filters = [
    {
      kind: 'one',
      name: 'state',
      label: t('stateLabel'),
      placeholder: t('any'),
      options: REQUEST_STATES.map((value) => ({ value, label: t(`state.${value}`) })),
    },
  ] as const
  return (
    <Screen
      title={t('title')}
      lead={t('lead')}
      action={
        <Button leftSection={<IconPlus size={17} aria-hidden />} onClick={() => ask(true)}>
          {t('ask')}
        </Button>
      }
    >
      {months !== undefined && <Notice tone="info">{months === 0 ? t('off') : t('kept', { months })}</Notice>}
      <FilteredList
        {...list}
        label={t('title')}
        filters={filters}
        place={place}
        onPlace={go}
        columns={useColumns()}
        rowKey={({ id }) => id}
        rowName={({ caseNumber }) => caseNumber}
        actions={useActions(list.reload)}
        empty={<EmptyState art={<EmptyCup />} title={t('empty')} text={t('lead')} />}
      />
      <AskDrawer opened={isAsking} onClose={() => ask(false)} onDone={list.reload} />
    </Screen>
  )
}

function useActions(reload: () => unknown): RowAction<RegisterRequest>[] {
  const t = useText('register')
  const saved = useSaved()
  const isForMe = ({ state, isOwn }: RegisterRequest) => state === 'waiting' && !isOwn
  const decide = async ({ id }: RegisterRequest, isApproved: boolean) => {
    const call = () => api(register.decide, { params: { id }, body: { isApproved } })
    await saved('updated', call).catch(() => undefined)
    await reload()
  }
  const download = async ({ id }: RegisterRequest) => {
    const file = await saved('created', () => api(register.download, { params: { id } })).catch(() => undefined)
    if (file) saveFile(new Blob([file.csv], { type: 'text/csv;charset=utf-8' }), file.filename)
    await reload()
  }
  return [
    {
      key: 'download',
      label: t('download'),
      icon: IconDownload,
      isInline: true,
      isFor: ({ state, isOwn }) => state === 'approved' && isOwn,
      run: download,
    },
    {
      key: 'approve',
      label: t('approve'),
      icon: IconCheck,
      isFor: isForMe,
      ask: ({ caseNumber, askedBy }) => ({
        title: t('approveTitle', { case: caseNumber }),
        text: t('approveText', { name: askedBy, hours: DOWNLOAD_HOURS }),
        confirm: t('approve'),
      }),
      run: (request) => decide(request, true),
    },
    {
      key: 'refuse',
      label: t('refuse'),
      icon: IconBan,
      isDanger: true,
      isFor: isForMe,
      ask: ({ caseNumber }) => ({
        title: t('refuseTitle', { case: caseNumber }),
        text: t('refuseText'),
        confirm: t('refuse'),
        isDanger: true,
      }),
      run: (request) => decide(request, false),
    },
  ]
}

function useColumns(): Column<RegisterRequest>[] {
  const t = useText('register')
  const format = useFormat()
  return useMemo(
    () => [
      nameColumn<RegisterRequest>(
        t('caseNumber'),
        ({ caseNumber }) => caseNumber,
        ({ reason }) => reason,
      ),
      {
        key: 'about',
        label: t('about'),
        cell: ({ page, mac, ip, contact }) => [page, mac, ip, contact].filter(Boolean).join(' · ') || '–',
      },
      {
        key: 'time',
        label: t('time'),
        isWide: true,
        cell: ({ from, to }) => `${format.dateTime(from)} – ${format.dateTime(to)}`,
      },
      {
        key: 'asked',
        label: t('asked'),
        isWide: true,
        cell: ({ askedBy, askedAt }) => `${askedBy} · ${format.dateTime(askedAt)}`,
      },
      {
        key: 'decided',
        label: t('decided'),
        cell: ({ decidedBy, decidedAt, isOwn }) =>
          decidedAt ? `${decidedBy} · ${format.dateTime(decidedAt)}` : isOwn ? t('secondPerson') : '–',
      },
      { key: 'downloads', label: t('downloads'), align: 'end', cell: ({ downloads }) => format.number(downloads) },
      stateColumn<RegisterRequest, RegisterRequest['state']>(
        t('stateLabel'),
        TONES,
        ({ state }) => state,
        (state) => t(`state.${state}`),
      ),
    ],
    [t, format],
  )
}
