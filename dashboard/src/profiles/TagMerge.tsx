import { useState } from 'react'
import { Button, Select } from '@mantine/core'
import { profiles } from '@portico/contract/profiles.ts'
import { tags, type Tag } from '@portico/contract/profiles/tags.ts'
import { api } from '../core/api.ts'
import { useInvalidate } from '../core/keys.ts'
import { useSend } from '../core/useSend.ts'
import { useText } from '../core/useText.ts'
import { SideDrawer } from '../ui/SideDrawer.tsx'
import { useLast } from '../ui/useLast.ts'
import { TagPreview } from './TagPreview.tsx'
import css from './profiles.module.css'

type Props = { tag: Tag | null; tags: readonly Tag[]; onClose: () => void; onDone: () => unknown }

/** Puts a tag into another, after showing whom that touches. */
export function TagMerge({ tag, onClose, ...props }: Props) {
  const t = useText('tags')
  const shown = useLast(tag)
  return (
    <SideDrawer
      opened={tag !== null}
      onClose={onClose}
      title={t('merging.title', { name: shown?.name ?? '' })}
      subtitle={t('merging.lead')}
    >
      {shown && <MergeForm key={shown.id} {...props} tag={shown} onClose={onClose} />}
    </SideDrawer>
  )
}

function MergeForm({ tag, tags: all, onClose, onDone }: Props & { tag: Tag }) {
  const t = useText('tags')
  const { send } = useSend()
  const invalidate = useInvalidate()
  const [into, setInto] = useState<string | null>(null)

  async function merge() {
    const other = all.find(({ id }) => id === into)
    if (!other) return
    const call = () => api(tags.merge, { params: { id: tag.id }, body: { into: other.id } })
    if (await send(call, { done: t('merging.done', { name: other.name }), seconds: 3 })) onClose()
    await Promise.all([onDone(), invalidate(profiles)])
  }

  return (
    <div className={css.form}>
      <Select
        label={t('merging.into')}
        data={all.filter(({ id }) => id !== tag.id).map(({ id, name }) => ({ value: id, label: name }))}
        value={into}
        onChange={setInto}
        searchable
      />
      <TagPreview id={tag.id} {...(into ? { into } : {})} />
      <Button className={css.start} disabled={!into} onClick={() => void merge()}>
        {t('merging.confirm')}
      </Button>
    </div>
  )
}
