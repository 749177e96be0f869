import { useEffect, useRef, useState } from 'react'
import { portal, type Flow, type FlowStep } from '@portico/contract/portal.ts'
import { api } from '../core/api.ts'
import { useErrorText } from '../core/errors.ts'
import { notify } from '../ui/toasts.ts'
import { useLatest } from '../ui/useLatest.ts'
import { begin, changed, redone, undone, type Draft } from './history.ts'
import { sendable } from './steps.ts'

export type Saving = 'saved' | 'waiting' | 'failed'

const SAVE_AFTER_MS = 700

/** The steps as they are edited: undone, done again, and saved by themselves a moment after each change. */
export function useDraft(flow: Flow, onSaved: (flow: Flow) => void) {
  const errorText = useErrorText()
  const [draft, setDraft] = useState<Draft>(() => begin(flow.steps))
  const [saving, setSaving] = useState<Saving>('saved')
  const sent = useRef<readonly FlowStep[]>(draft.steps)
  const stored = useRef<readonly FlowStep[]>(draft.steps)
  const running = useRef<Promise<unknown>>(Promise.resolve())

  /** Saves what is not saved yet, one after the other. */
  const save = useLatest((steps: readonly FlowStep[]): Promise<boolean> => {
    if (sent.current === steps) return running.current.then(() => sent.current === steps)
    sent.current = steps
    const saved = running.current.then(async () => {
      try {
        onSaved(await api(portal.update, { params: { id: flow.id }, body: { steps: sendable(steps) } }))
        stored.current = steps
        if (sent.current === steps) setSaving('saved')
        return true
      } catch (error) {
        if (sent.current === steps) sent.current = []
        setSaving('failed')
        notify({ kind: 'bad', text: errorText(error), id: 'flow-save' })
        return false
      }
    })
    running.current = saved
    return saved
  })

  const { steps } = draft
  const latest = useRef(steps)
  useEffect(() => {
    latest.current = steps
    if (sent.current === steps) return undefined
    setSaving('waiting')
    const timer = setTimeout(() => void save.current(steps), SAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [steps, save])

  // Leaving the screen saves what waits; leaving the site asks.
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => stored.current !== latest.current && event.preventDefault()
    const leave = () => sent.current !== latest.current && void save.current(latest.current)
    addEventListener('beforeunload', onUnload)
    return () => {
      removeEventListener('beforeunload', onUnload)
      leave()
    }
  }, [save])

  return {
    steps,
    saving,
    canUndo: draft.past.length > 0,
    canRedo: draft.future.length > 0,
    change: (next: readonly FlowStep[], mark = '') => setDraft((old) => changed(old, next, mark, performance.now())),
    undo: () => setDraft(undone),
    redo: () => setDraft(redone),
    saveNow: () => save.current(latest.current),
    /** Takes over what the server made the draft, such as an older version. */
    replace(next: readonly FlowStep[]) {
      sent.current = next
      stored.current = next
      setDraft((old) => changed(old, next, '', performance.now()))
      setSaving('saved')
    },
  }
}
