import { MultiSelect } from '@mantine/core'
import { profiles } from '@portico/contract/profiles.ts'
import { tags as tagCalls } from '@portico/contract/profiles/tags.ts'
import { api } from '../core/api.ts'
import { useErrorText } from '../core/errors.ts'
import { useInvalidate, useReply } from '../core/keys.ts'
import { useText } from '../core/useText.ts'
import { Tag } from '../ui/Tag.tsx'
import { notify } from '../ui/toasts.ts'
import css from './guests.module.css'

const MOST_TAGS = 100

type Props = { id: string; names: readonly string[]; mayWrite: boolean; onDone: () => unknown }

/** The venue's words for a guest, given and taken where they stand. */
export function GuestTags({ id, names, mayWrite, onDone }: Props) {
  const t = useText('guests')
  const p = useText('profiles')
  const errorText = useErrorText()
  const invalidate = useInvalidate()
  const { data } = useReply(tagCalls.list, { query: { limit: MOST_TAGS } })
  const known = data?.rows ?? []
  const held = known.flatMap((tag) => (names.includes(tag.name) ? [tag.id] : []))

  async function change(next: readonly string[]) {
    const add = next.filter((one) => !held.includes(one))
    const remove = held.filter((one) => !next.includes(one))
    try {
      await api(profiles.tag, { body: { guests: [id], add, remove } })
    } catch (error) {
      notify({ kind: 'bad', text: errorText(error) })
    }
    await Promise.all([onDone(), invalidate(profiles, tagCalls)])
  }

  return (
    <section className={css.part} aria-label={p('column.tags')}>
      <h3>{p('column.tags')}</h3>
      {mayWrite ? (
        <MultiSelect
          aria-label={p('tagging.title')}
          placeholder={held.length === 0 ? p('tagging.add') : undefined}
          data={known.map(({ id: value, name }) => ({ value, label: name }))}
          value={held}
          onChange={(next) => void change(next)}
          searchable
        />
      ) : (
        <p className={css.consent}>
          {names.length === 0 ? t('none') : names.map((name) => <Tag key={name}>{name}</Tag>)}
        </p>
      )}
    </section>
  )
}
