import { useState, type ReactNode } from 'react'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useErrorText } from '../../core/errors.ts'
import { useFormat } from '../../core/useFormat.ts'
import { useText } from '../../core/useText.ts'
import { confirm } from '../confirm.ts'
import { ErrorState } from '../ErrorState.tsx'
import { SideDrawer } from '../SideDrawer.tsx'
import { SkeletonCards } from '../Skeletons.tsx'
import { Tag } from '../Tag.tsx'
import { message, notify } from '../toasts.ts'
import css from './drafts.module.css'

export type Way = 'restore' | 'rollBack'
type Row = { version: number; at: string; by: string | null; isPublished: boolean; about: ReactNode }

type Props = {
  id: string
  /** The newest published version. */
  current: number
  isOpen: boolean
  mayWrite: boolean
  mayPublish: boolean
  /** Newest first. */
  load: (signal: AbortSignal) => Promise<Row[]>
  /** What is still on its way arrives before an older version does. @returns whether it did */
  saveNow: () => Promise<boolean>
  goBack: (way: Way, version: number) => Promise<unknown>
  onClose: () => void
}

/** Published versions and kept drafts: each can become the draft, and a published one can be published again. */
export function VersionsDrawer({ isOpen, onClose, ...list }: Props) {
  const t = useText('drafts')
  return (
    <SideDrawer opened={isOpen} onClose={onClose} title={t('versions.title')} subtitle={t('versions.lead')}>
      {isOpen && <VersionList {...list} onClose={onClose} />}
    </SideDrawer>
  )
}

function VersionList({ id, current, mayWrite, mayPublish, load, saveNow, goBack, onClose }: Omit<Props, 'isOpen'>) {
  const t = useText('drafts')
  const errorText = useErrorText()
  const [isBusy, setBusy] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: ['versions', id],
    gcTime: 0,
    queryFn: async ({ signal }) => {
      await saveNow()
      return load(signal)
    },
  })

  async function run(way: Way, number: number) {
    if (way === 'rollBack' && !(await confirm(questionOf(t, number)))) return
    setBusy(true)
    try {
      if (!(await saveNow())) return
      await goBack(way, number)
      message(t(way === 'restore' ? 'versions.restored' : 'versions.rolledBack', { number }))
      onClose()
    } catch (failure) {
      notify({ kind: 'bad', text: errorText(failure) })
    } finally {
      setBusy(false)
    }
  }

  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonCards />
  if (data.length === 0) return <p className={css.empty}>{t('versions.none')}</p>
  return (
    <ol className={css.versions}>
      {data.map((row) => (
        <li key={row.version}>
          <About row={row} isCurrent={row.version === current} />
          <div className={css.buttons}>
            {mayWrite && (
              <Button size="xs" variant="default" disabled={isBusy} onClick={() => void run('restore', row.version)}>
                {t('versions.restore')}
              </Button>
            )}
            {mayPublish && row.isPublished && row.version !== current && (
              <Button size="xs" variant="default" disabled={isBusy} onClick={() => void run('rollBack', row.version)}>
                {t('versions.rollBack')}
              </Button>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}

function About({ row: { version, isPublished, at, by, about }, isCurrent }: { row: Row; isCurrent: boolean }) {
  const t = useText('drafts')
  const format = useFormat()
  return (
    <div>
      <strong>{t('versions.number', { number: version })}</strong>{' '}
      {isPublished ? (
        <Tag tone={isCurrent ? 'good' : 'quiet'}>{t(isCurrent ? 'versions.current' : 'versions.published')}</Tag>
      ) : (
        <Tag>{t('versions.draft')}</Tag>
      )}
      <p>{[by, format.dateTime(at)].filter(Boolean).join(' · ')}</p>
      <div className={css.about}>{about}</div>
    </div>
  )
}

function questionOf(t: ReturnType<typeof useText<'drafts'>>, number: number) {
  return {
    title: t('versions.rollBackAsk.title', { number }),
    text: t('versions.rollBackAsk.text'),
    confirm: t('versions.rollBackAsk.confirm'),
  }
}
