import { NativeSelect } from '@mantine/core'
import type { ConversationLabel } from '@portico/contract/inbox.ts'
import { CONVERSATION_STATES, type ConversationState } from '@portico/contract/inbox/words.ts'
import { isOneOf } from '@portico/contract/records.ts'
import { useText } from '../core/useText.ts'
import { ViewTabs } from '../ui/ViewTabs.tsx'
import type { Place } from './place.ts'
import type { InboxBoard } from './useBoard.ts'
import css from './list.module.css'

type Props = {
  place: Place
  board: InboxBoard | undefined
  labels: readonly ConversationLabel[]
  go: (place: Place) => void
}

/** Which conversations the list shows: by state, by whose they are, by label. */
export function ListFilters({ place, board, labels, go }: Props) {
  const t = useText('inbox')
  const counted = (state: ConversationState) => {
    const count = state === 'open' ? board?.open : state === 'waiting' ? board?.waiting : undefined
    return count ? `${t(`states.${state}`)} ${count}` : t(`states.${state}`)
  }
  const people = board?.people ?? []
  return (
    <>
      <ViewTabs
        label={t('state')}
        value={place.status ?? 'all'}
        views={[
          { value: 'all', label: t('all') },
          ...CONVERSATION_STATES.map((value) => ({ value, label: counted(value) })),
        ]}
        onChange={(view) => go({ ...place, status: isOneOf(CONVERSATION_STATES, view) ? view : undefined })}
      />
      <div className={css.selects}>
        <NativeSelect
          size="xs"
          aria-label={t('assignee')}
          value={place.unread ? 'unread' : (place.assignee ?? '')}
          onChange={({ currentTarget: { value } }) =>
            go({
              ...place,
              unread: value === 'unread' ? 'yes' : undefined,
              assignee: value === '' || value === 'unread' ? undefined : value,
            })
          }
          data={[
            { value: '', label: t('anybodys') },
            { value: 'unread', label: t('onlyUnread') },
            { value: 'me', label: t('mine') },
            { value: 'none', label: t('nobodys') },
            ...people.map(({ uid, displayName }) => ({ value: uid, label: displayName })),
          ]}
        />
        {labels.length > 0 && (
          <NativeSelect
            size="xs"
            aria-label={t('label')}
            value={place.label ?? ''}
            onChange={({ currentTarget: { value } }) => go({ ...place, label: value || undefined })}
            data={[{ value: '', label: t('anyLabel') }, ...labels.map(({ id, name }) => ({ value: id, label: name }))]}
          />
        )}
      </div>
    </>
  )
}
