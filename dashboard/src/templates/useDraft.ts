import { useCallback, useEffect, useRef, useState } from 'react'
import type { TemplateDesign } from '@portico/contract/templates.ts'
import { useLatest } from '../ui/useLatest.ts'
import { begin, change, redo, undo } from './history.ts'

export type SaveState = 'saved' | 'saving' | 'failed'
export type Change = (patch: Partial<TemplateDesign>) => void

const SAVE_AFTER_MS = 800

/** A design being edited: undo, redo, and a save shortly after each change. What is typed is never thrown away by a failure. */
export function useDraft(initial: TemplateDesign, save: (design: TemplateDesign) => Promise<unknown>) {
  const [history, setHistory] = useState(() => begin(initial))
  const [state, setState] = useState<SaveState>('saved')
  const saver = useLatest(save)
  const unsaved = useRef<TemplateDesign | undefined>(undefined)
  const queue = useRef<Promise<unknown>>(Promise.resolve())

  const flush = useCallback(() => {
    const design = unsaved.current
    if (!design) return queue.current
    unsaved.current = undefined
    setState('saving')
    // One after the other: an older draft must not arrive last.
    queue.current = queue.current.then(async () => {
      try {
        await saver.current(design)
        setState(unsaved.current ? 'saving' : 'saved')
      } catch {
        unsaved.current ??= design
        setState('failed')
      }
    })
    return queue.current
  }, [saver])

  const { present } = history
  const known = useRef(present)
  useEffect(() => {
    if (present === known.current) return undefined
    known.current = present
    unsaved.current = present
    setState('saving')
    const timer = setTimeout(() => void flush(), SAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [present, flush])
  useEffect(() => () => void flush(), [flush])

  return {
    design: present,
    state,
    flush,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => setHistory(undo),
    redo: () => setHistory(redo),
    change: (patch: Partial<TemplateDesign>) =>
      setHistory((old) => change(old, { ...old.present, ...patch }, Object.keys(patch).join(), Date.now())),
    /** Another design altogether, such as an older version: one step to undo. */
    replace: (design: TemplateDesign) => {
      known.current = design
      setHistory((old) => change(old, design, 'all', 0))
    },
  }
}
