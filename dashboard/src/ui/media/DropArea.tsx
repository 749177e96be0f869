import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useText } from '../../core/useText.ts'
import css from './media.module.css'

type Props = { isEnabled: boolean; onFiles: (files: File[]) => void; children: ReactNode }

/** Takes files dropped anywhere on the window, and pictures pasted while no field has the focus. */
export function DropArea({ isEnabled, onFiles, children }: Props) {
  const t = useText('media')
  const [isOver, setIsOver] = useState(false)
  const take = useEffectEvent(onFiles)
  useEffect(() => {
    if (!isEnabled) return undefined
    let depth = 0
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true
    const enter = (event: DragEvent) => {
      if (hasFiles(event)) setIsOver(++depth > 0)
    }
    const leave = (event: DragEvent) => {
      if (hasFiles(event)) setIsOver(--depth > 0)
    }
    const over = (event: DragEvent) => {
      if (hasFiles(event)) event.preventDefault()
    }
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      depth = 0
      setIsOver(false)
      take([...(event.dataTransfer?.files ?? [])])
    }
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      const isTyping = event.target instanceof Element && event.target.matches('input, textarea, [contenteditable]')
      if (files.length > 0 && !isTyping) take(files)
    }
    const until = new AbortController()
    addEventListener('dragenter', enter, until)
    addEventListener('dragleave', leave, until)
    addEventListener('dragover', over, until)
    addEventListener('drop', drop, until)
    addEventListener('paste', paste, until)
    return () => until.abort()
  }, [isEnabled])
  return (
    <div className={css.area}>
      {children}
      {isOver && <div className={css.over}>{t('drop')}</div>}
    </div>
  )
}
