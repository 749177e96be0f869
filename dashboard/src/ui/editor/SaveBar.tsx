import { Button } from '@mantine/core'
import { IconDeviceFloppy } from '@tabler/icons-react'
import { useText } from '../../core/useText.ts'
import { UndoButtons, type UndoProps } from '../drafts/UndoButtons.tsx'
import css from './saveBar.module.css'

type Props = {
  editing: UndoProps & { isDirty: boolean; isSaving: boolean; isNew: boolean; state: { saving: string } }
  onSave: () => void
  isReadOnly?: boolean
  /** The server would refuse it. */
  isBlocked?: boolean
}

/** Whether everything is saved, and the way back, forth and to the server. */
export function SaveBar({ editing, onSave, isReadOnly = false, isBlocked = false }: Props) {
  const t = useText('campaigns')
  const { isDirty, isSaving, isNew, state } = editing
  if (isReadOnly) return <span className={css.saving}>{t('save.readOnly')}</span>
  const word = isSaving ? 'now' : isDirty || isNew ? 'unsaved' : 'saved'
  return (
    <div className={css.saveBar}>
      <span className={css.saving} role="status" data-unsaved={isDirty || undefined}>
        {t(`save.${word}`)}
      </span>
      <UndoButtons {...editing} />
      <Button
        leftSection={<IconDeviceFloppy size={17} aria-hidden />}
        loading={isSaving}
        disabled={(!isDirty && !isNew) || isBlocked || state.saving === 'clash'}
        onClick={onSave}
      >
        {t('save.button')}
      </Button>
    </div>
  )
}
