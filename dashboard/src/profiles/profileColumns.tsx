import type { Profile } from '@portico/contract/profiles.ts'
import type { Tag as GuestTag } from '@portico/contract/profiles/tags.ts'
import type { Lifecycle } from '@portico/contract/profiles/lifecycle.ts'
import type { useText } from '../core/useText.ts'
import type { Column } from '../ui/column.ts'
import { nameColumn } from '../ui/columns.tsx'
import { Tag, type Tone } from '../ui/Tag.tsx'
import type { Format } from '../ui/Times.tsx'
import css from './profiles.module.css'

type Words = {
  t: ReturnType<typeof useText<'profiles'>>
  format: Format
  tags: ReadonlyMap<string, GuestTag>
}

const TONES: Record<Lifecycle, Tone> = { new: 'info', regular: 'good', cooling: 'warn', risk: 'bad', lost: 'quiet' }

/** What the list shows of a guest. Not sortable by itself: the server's order is over everybody. */
export function profileColumns({ t, format, tags }: Words): Column<Profile>[] {
  return [
    { ...nameColumn(t('column.guest'), (guest) => nameOf(guest, t('unnamed')), contactOf, 'guest'), sort: undefined },
    { key: 'type', label: t('column.type'), isWide: true, cell: ({ profileType }) => t(`type.${profileType}`) },
    {
      key: 'lifecycle',
      label: t('column.lifecycle'),
      card: 'corner',
      cell: ({ lifecycle }) => <Tag tone={TONES[lifecycle]}>{t(`lifecycle.${lifecycle}`)}</Tag>,
    },
    {
      key: 'tags',
      label: t('column.tags'),
      cell: ({ tags: ids }) => <TagList tags={ids.flatMap((id) => tags.get(id) ?? [])} />,
    },
    { key: 'visits', label: t('column.visits'), align: 'end', cell: ({ visits }) => format.number(visits) },
    {
      key: 'score',
      label: t('column.score'),
      align: 'end',
      isWide: true,
      cell: ({ score }) => (score === null ? '–' : `${format.number(score)}/10`),
    },
    {
      key: 'consents',
      label: t('column.consents'),
      isWide: true,
      cell: ({ consents }) => consents.map((channel) => t(`channel.${channel}`)).join(', ') || '–',
    },
    {
      key: 'last',
      label: t('column.last'),
      cell: ({ lastSeenAt }) => (
        <time className={css.whole} dateTime={lastSeenAt}>
          {format.dateTime(lastSeenAt)}
        </time>
      ),
    },
  ]
}

/** Below the name, unless it stands in for the name. */
function contactOf({ name, phone, email }: Profile) {
  const contacts = [phone, email].filter(Boolean).slice(name ? 0 : 1)
  return contacts.length > 0 && <small>{contacts.join(' · ')}</small>
}

export function nameOf({ name, phone, email }: Pick<Profile, 'name' | 'phone' | 'email'>, unnamed: string): string {
  return name || phone || email || unnamed
}

const TAGS_SHOWN = 3

function TagList({ tags }: { tags: readonly GuestTag[] }) {
  if (tags.length === 0) return '–'
  return (
    <span className={css.tags}>
      {tags.slice(0, TAGS_SHOWN).map(({ id, name, colour }) => (
        <span key={id} className={css.tag} data-colour={colour}>
          {name}
        </span>
      ))}
      {tags.length > TAGS_SHOWN && <small>+{tags.length - TAGS_SHOWN}</small>}
    </span>
  )
}
