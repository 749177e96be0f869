import { useState, type ReactNode } from 'react'
import { SegmentedControl } from '@mantine/core'
import { useText } from '../../core/useText.ts'
import css from './editorFrame.module.css'

type Side = 'edit' | 'look'
type Props = {
  /** How saving goes, undo and redo. */
  bar: ReactNode
  /** What there is to know before one edits: a clash, an archived thing. */
  notices?: ReactNode
  preview: ReactNode
  isReadOnly?: boolean
  children: ReactNode
}

/** An editor: sections on one side, what guests see on the other; on a phone one at a time. */
export function EditorFrame({ bar, notices, preview, isReadOnly = false, children }: Props) {
  const t = useText('ui')
  const [side, setSide] = useState<Side>('edit')
  return (
    <>
      <div className={css.bar}>
        {bar}
        <div className={css.sides}>
          <SegmentedControl<Side>
            aria-label={t('editor.side')}
            value={side}
            onChange={setSide}
            data={[
              { value: 'edit', label: t('editor.edit') },
              { value: 'look', label: t('editor.look') },
            ]}
          />
        </div>
      </div>
      {notices}
      <div className={css.editor} data-side={side}>
        <fieldset className={css.sections} disabled={isReadOnly}>
          {children}
        </fieldset>
        <section className={css.preview} aria-label={t('editor.look')}>
          {preview}
        </section>
      </div>
    </>
  )
}

/** What chooses how the preview is drawn, above it. */
export function PreviewBar({ children }: { children: ReactNode }) {
  return <div className={css.previewBar}>{children}</div>
}
