import { useState } from 'react'
import { Button, TextInput } from '@mantine/core'
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { TRADES, type BeeTemplate, type Trade } from '@portico/contract/templates.ts'
import { useText } from '../core/useText.ts'
import { Screen } from '../ui/Screen.tsx'
import { SideDrawer } from '../ui/SideDrawer.tsx'
import { PickOne } from '../ui/editor/fields.tsx'
import { Library } from './Library.tsx'
import { SharedEditor } from './SharedEditor.tsx'
import { useCommands } from './useCommands.ts'
import buttons from '../ui/buttons.module.css'
import css from './templates.module.css'

/** The shared library, as administrators keep it. */
export function AdminTemplates() {
  const t = useText('templates')
  const commands = useCommands()
  const [edited, setEdited] = useState<BeeTemplate>()
  const [isAdding, setAdding] = useState(false)
  if (edited) return <SharedEditor key={edited.id} template={edited} onClose={() => setEdited(undefined)} />
  return (
    <Screen
      title={t('admin.title')}
      lead={t('admin.lead')}
      action={
        <Button leftSection={<IconPlus size={17} aria-hidden />} onClick={() => setAdding(true)}>
          {t('admin.add')}
        </Button>
      }
    >
      <Library
        renderActions={(template) => (
          <>
            <button
              type="button"
              className={buttons.plain}
              aria-label={`${t('edit')} ${template.name}`}
              onClick={() => setEdited(template)}
            >
              <IconPencil size={16} aria-hidden /> {t('edit')}
            </button>
            <button
              type="button"
              className={buttons.plain}
              aria-label={`${t('delete')} ${template.name}`}
              onClick={() => void commands.unshare(template)}
            >
              <IconTrash size={16} aria-hidden />
            </button>
          </>
        )}
      />
      <SideDrawer opened={isAdding} onClose={() => setAdding(false)} title={t('admin.add')} width={440}>
        <AddForm
          onAdd={async (name, category) => {
            const made = await commands.share({ name, category, design: plain(category) })
            if (!made) return
            setAdding(false)
            setEdited(made)
          }}
        />
      </SideDrawer>
    </Screen>
  )
}

/** The least that a design must have. */
function plain(trade: Trade): BeeTemplate['design'] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server fills in the rest
  return { trade, art: trade } as BeeTemplate['design']
}

function AddForm({ onAdd }: { onAdd: (name: string, category: Trade) => Promise<void> }) {
  const t = useText('templates')
  const [name, setName] = useState('')
  const [category, setCategory] = useState<Trade>('cafe')
  const [isBusy, setBusy] = useState(false)
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        setBusy(true)
        void onAdd(name.trim(), category).finally(() => setBusy(false))
      }}
    >
      <TextInput
        label={t('name')}
        required
        maxLength={80}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <PickOne
        label={t('trade')}
        value={category}
        values={TRADES}
        nameOf={(one) => t(`trades.${one}`)}
        onChange={setCategory}
      />
      <Button type="submit" loading={isBusy} disabled={name.trim() === ''}>
        {t('admin.add')}
      </Button>
    </form>
  )
}
