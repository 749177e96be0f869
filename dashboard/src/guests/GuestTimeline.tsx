import { useState } from 'react'
import { ActionIcon, Button, Textarea } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { profiles, type TimelineEntry } from '@portico/contract/profiles.ts'
import { ATTEMPT_STATUSES, TASK_TYPES } from '@portico/contract/tasks/kinds.ts'
import { ownValue } from '@portico/contract/names.ts'
import { api } from '../core/api.ts'
import { useErrorText } from '../core/errors.ts'
import { keyOf } from '../core/keys.ts'
import { usePage } from '../core/page.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { notify } from '../ui/toasts.ts'
import { useFieldName } from './words.ts'
import css from './guests.module.css'

type Props = { id: string; labels: Record<string, string>; mayWrite: boolean }

/** What happened with a guest, newest first, and the team's notes between. */
export function GuestTimeline({ id, labels, mayWrite }: Props) {
  const t = useText('profiles.timeline')
  const errorText = useErrorText()
  const { entries, hasMore, loadMore, reload } = useTimeline(id)
  const save = async (change: () => Promise<unknown>) => {
    await change().catch((error: unknown) => notify({ kind: 'bad', text: errorText(error) }))
    await reload()
  }
  return (
    <section className={css.part} aria-label={t('title')}>
      <h3>{t('title')}</h3>
      {mayWrite && (
        <NoteField onAdd={(text) => save(() => api(profiles.addNote, { params: { id }, body: { text } }))} />
      )}
      {entries.length === 0 && <p className={css.note}>{t('empty')}</p>}
      <ul className={css.rows}>
        {entries.map((entry) => (
          <Entry
            key={`${entry.kind} ${entry.id}`}
            entry={entry}
            labels={labels}
            onRemove={
              mayWrite && entry.kind === 'note'
                ? () => void save(() => api(profiles.removeNote, { params: { id, note: entry.id } }))
                : undefined
            }
          />
        ))}
      </ul>
      {hasMore && (
        <button type="button" className={css.more} onClick={loadMore}>
          {t('more')}
        </button>
      )}
    </section>
  )
}

function useTimeline(id: string) {
  const pageId = usePage((state) => state.pageId)
  const query = useInfiniteQuery({
    queryKey: keyOf(profiles.timeline, pageId, { id }),
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: before, signal }) => api(profiles.timeline, { params: { id }, query: { before } }, signal),
    getNextPageParam: ({ next }) => next ?? undefined,
    gcTime: 0,
  })
  return {
    entries: query.data?.pages.flatMap(({ rows }) => rows) ?? [],
    hasMore: query.hasNextPage,
    loadMore: () => void query.fetchNextPage(),
    reload: query.refetch,
  }
}

function NoteField({ onAdd }: { onAdd: (text: string) => Promise<void> }) {
  const t = useText('profiles.timeline')
  const [text, setText] = useState('')
  return (
    <div className={css.noteField}>
      <Textarea
        aria-label={t('add')}
        placeholder={t('placeholder')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        maxLength={2000}
        autosize
        minRows={1}
      />
      <Button
        size="sm"
        variant="default"
        disabled={text.trim() === ''}
        onClick={() => void onAdd(text.trim()).then(() => setText(''))}
      >
        {t('add')}
      </Button>
    </div>
  )
}

type EntryProps = { entry: TimelineEntry; labels: Props['labels']; onRemove: (() => void) | undefined }

function Entry({ entry, labels, onRemove }: EntryProps) {
  const t = useText('profiles.timeline')
  const format = useFormat()
  const words = useEntryWords(labels)
  const { title, text } = words(entry)
  const by = entry.by ?? (entry.kind === 'edit' || entry.kind === 'merge' ? '' : undefined)
  return (
    <li>
      <strong>{[t(entry.kind), title].filter(Boolean).join(' · ')}</strong>
      {entry.before !== undefined && <span className={css.before}>{entry.before || t('nothing')} </span>}
      {text && <span>{text}</span>}
      <small>
        {format.dateTime(entry.at)}
        {by !== undefined && ` · ${by || t(entry.kind === 'merge' ? 'byProof' : 'byGuest')}`}
        {onRemove && (
          <ActionIcon size="sm" variant="subtle" color="gray" aria-label={t('remove')} onClick={onRemove}>
            <IconTrash size={14} aria-hidden />
          </ActionIcon>
        )}
      </small>
    </li>
  )
}

/** Codes of an entry in words: a stay's length, a channel, what became of a consent. */
function useEntryWords(labels: Props['labels']) {
  const t = useText('profiles.timeline')
  const channel = useText('guests.channel')
  const field = useText('guests.field')
  const fieldName = useFieldName(labels)
  const format = useFormat()
  const { taskWords, pointWords } = useLoyaltyWords()
  return ({ kind, title, text }: TimelineEntry): { title: string; text: string } => {
    if (kind === 'visit') return { title, text: text && format.duration(Number(text)) }
    if (kind === 'answer') return { title: ownValue(labels, title) ?? title, text }
    if (kind === 'campaign') return { title: '', text: t(text === 'clicked' ? 'clicked' : 'seen') }
    if (kind === 'gift') {
      const step = ownValue(GIFT_STEPS, text)
      return { title, text: step ? t(step) : '' }
    }
    if (kind === 'task') return taskWords({ title, text })
    if (kind === 'points') return pointWords({ title, text })
    if (kind === 'edit')
      return { title: title === 'language' ? field('language') : fieldName(title), text: text || t('nothing') }
    if (kind !== 'consent') return { title, text }
    const name = CHANNELS.find((one) => one === title)
    return { title: name ? channel(name) : title, text: t(text === 'given' ? 'given' : 'withdrawn') }
  }
}

type EntryWords = Pick<TimelineEntry, 'title' | 'text'>

/** A task without a name of its own goes by its type. */
function useLoyaltyWords() {
  const t = useText('tasks')
  const format = useFormat()
  return {
    taskWords: ({ title, text }: EntryWords): EntryWords => {
      const type = TASK_TYPES.find((one) => `type:${one}` === title)
      const status = ATTEMPT_STATUSES.find((one) => one === text)
      return { title: type ? t(`types.${type}`) : title, text: status ? t(`state.${status}`) : '' }
    },
    pointWords: ({ title, text }: EntryWords): EntryWords => {
      const reason = POINT_STEPS.find((one) => one === title)
      const change = Number(text)
      return { title: reason ? t(`reasons.${reason}`) : '', text: (change > 0 ? '+' : '') + format.number(change) }
    },
  }
}

const POINT_STEPS = ['adjustment', 'birthday', 'expiry'] as const

const GIFT_STEPS = {
  ordered: 'gifts.ordered',
  accepted: 'gifts.accepted',
  used: 'gifts.used',
  expired: 'gifts.expired',
  canceled: 'gifts.canceled',
} as const

const CHANNELS = ['email', 'sms', 'zalo', 'call'] as const
