import { useEffect, useState } from 'react'
import { ActionIcon } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import { useText } from '../../core/useText.ts'
import css from './drafts.module.css'

export type UndoProps = { canUndo: boolean; canRedo: boolean; undo: () => void; redo: () => void }

/** The way back and forth through what was edited; also by Ctrl+Z and Ctrl+Y. */
export function UndoButtons({ canUndo, canRedo, undo, redo }: UndoProps) {
  const t = useText('drafts')
  const [said, setSaid] = useState('')
  useUndoKeys(undo, redo)
  return (
    <>
      <span className={css.undo}>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={t('undo')}
          aria-disabled={!canUndo}
          onClick={() => {
            if (canUndo) setSaid(t('undone'))
            undo()
          }}
        >
          <IconArrowBackUp size={18} stroke={1.8} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={t('redo')}
          aria-disabled={!canRedo}
          onClick={() => {
            if (canRedo) setSaid(t('redone'))
            redo()
          }}
        >
          <IconArrowForwardUp size={18} stroke={1.8} aria-hidden />
        </ActionIcon>
      </span>
      <span className={css.unseen} role="status" aria-live="polite">
        {said}
      </span>
    </>
  )
}

function useUndoKeys(undo: () => void, redo: () => void) {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const key = event.key.toLowerCase()
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey)
      if (!isRedo && key !== 'z') return
      event.preventDefault()
      if (isRedo) redo()
      else undo()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [undo, redo])
}
