import { useState } from 'react'
import { Button, MultiSelect } from '@mantine/core'
import { profiles } from '@portico/contract/profiles.ts'
import type { Tag } from '@portico/contract/profiles/tags.ts'
import { api } from '../core/api.ts'
import { useErrorText } from '../core/errors.ts'
import { useText } from '../core/useText.ts'
import { SideDrawer } from '../ui/SideDrawer.tsx'
import { notify } from '../ui/toasts.ts'
import { offerUndo } from '../ui/undo.ts'

type Props = {
  guests: readonly string[]
  tags: readonly Tag[]
  isOpen: boolean
  onClose: () => void
  onDone: () => void
}

/** Gives tags to the ticked guests and takes others away; it can be undone while the toast stands. */
export function TagGuests({ guests, tags, isOpen, onClose, onDone }: Props) {
  const t = useText('profiles')
  const errorText = useErrorText()
  const [add, setAdd] = useState<string[]>([])
  const [remove, setRemove] = useState<string[]>([])
  const data = tags.map(({ id, name }) => ({ value: id, label: name }))

  async function send(change: { add: string[]; remove: string[] }) {
    try {
      const { guests: count } = await api(profiles.tag, { body: { guests: [...guests], ...change } })
      return count
    } catch (error) {
      notify({ kind: 'bad', text: errorText(error) })
      return undefined
    } finally {
      onDone()
    }
  }

  async function save() {
    const count = await send({ add, remove })
    if (count === undefined) return
    onClose()
    const undo = () => void send({ add: remove, remove: add })
    offerUndo({ text: t('tagging.done', { count }), label: t('tagging.undo'), undo })
    setAdd([])
    setRemove([])
  }

  return (
    <SideDrawer
      opened={isOpen}
      onClose={onClose}
      title={t('tagging.title')}
      subtitle={t('count', { count: guests.length })}
    >
      <MultiSelect label={t('tagging.add')} data={data} value={add} onChange={setAdd} searchable mb="md" />
      <MultiSelect label={t('tagging.remove')} data={data} value={remove} onChange={setRemove} searchable mb="lg" />
      <Button onClick={() => void save()} disabled={add.length + remove.length === 0}>
        {t('tagging.save')}
      </Button>
    </SideDrawer>
  )
}
