import { Button } from '@mantine/core'
import type { SaveState } from '../../core/draftSaver.ts'
import { useText } from '../../core/useText.ts'
import { UndoButtons, type UndoProps } from './UndoButtons.tsx'
import css from './drafts.module.css'

type Props = { draft: UndoProps & { state: SaveState; saveNow: () => Promise<unknown> } }

/** Whether the draft is saved, and the way back and forth; also by Ctrl+Z and Ctrl+Y. */
export function DraftBar({ draft }: Props) {
  const t = useText('drafts')
  const { saving } = draft.state
  return (
    <>
      <span className={css.saving} role="status" data-failed={saving === 'failed' || saving === 'clash' || undefined}>
        {t(saving === 'clash' ? 'clash.title' : `saving.${saving}`)}
      </span>
      {saving === 'failed' && (
        <Button variant="subtle" size="compact-sm" onClick={() => void draft.saveNow()}>
          {t('saving.again')}
        </Button>
      )}
      <UndoButtons {...draft} />
    </>
  )
}
