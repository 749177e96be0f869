import { useEffect, useRef, useState } from 'react'
import { ApiError } from '@portico/contract/http/client.ts'
import { portal, type Flow, type FlowStep } from '@portico/contract/portal.ts'
import { api } from '../core/api.ts'
import { useErrorText } from '../core/errors.ts'
import { notify } from '../ui/toasts.ts'
import { useLatest } from '../ui/useLatest.ts'
import { begin, changed, redone, undone, type Draft } from './history.ts'
import { sendable } from './steps.ts'

/** `clash`: somebody else changed the flow meanwhile, and nothing is saved until a person chose. */
export type Saving = 'saved' | 'waiting' | 'failed' | 'clash'

const SAVE_AFTER_MS = 700

/** The steps as they are edited: undone, done again, and saved by themselves a moment after each change. */
export function useDraft(flow: Flow, onSaved: (flow: Flow) => void) {
  const errorText = useErrorText()
  const [draft, setDraft] = useState<Draft>(() => begin(flow.steps))
  const [saving, setSaving] = useState<Saving>('saved')
  const sent = useRef<readonly FlowStep[]>(draft.steps)
  const stored = useRef<readonly FlowStep[]>(draft.steps)
  const running = useRef<Promise<unknown>>(Promise.resolve())
  const revision = useRef(flow.revision)
  const hasClash = useRef(false)

  function fail(error: unknown) {
    hasClash.current = isClash(error)
    setSaving(hasClash.current ? 'clash' : 'failed')
    if (!hasClash.current) notify({ kind: 'bad', text: errorText(error), id: 'flow-save' })
  }

  /** Sends a part of the draft after what is on its way. */
  async function send(body: { steps?: ReturnType<typeof sendable>; templateId?: string | null }): Promise<void> {
    const saved = await api(portal.update, { params: { id: flow.id }, body: { ...body, revision: revision.current } })
    revision.current = saved.revision
    onSaved(saved)
  }

  /** Saves what is not saved yet, one after the other. */
  const save = useLatest((steps: readonly FlowStep[]): Promise<boolean> => {
    if (hasClash.current) return Promise.resolve(false)
    if (sent.current === steps) return running.current.then(() => sent.current === steps)
    sent.current = steps
    const saved = running.current.then(async () => {
      try {
        await send({ steps: sendable(steps) })
        stored.current = steps
        if (sent.current === steps) setSaving('saved')
        return true
      } catch (error) {
        if (sent.current === steps) sent.current = []
        fail(error)
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
    if (sent.current === steps || hasClash.current) return undefined
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

  /** Takes over what the server made the draft, such as an older version. */
  function replace(next: Flow) {
    revision.current = next.revision
    hasClash.current = false
    sent.current = next.steps
    stored.current = next.steps
    setDraft((old) => changed(old, next.steps, '', performance.now()))
    setSaving('saved')
  }

  return {
    steps,
    saving,
    canUndo: draft.past.length > 0,
    canRedo: draft.future.length > 0,
    change: (next: readonly FlowStep[], mark = '') => setDraft((old) => changed(old, next, mark, performance.now())),
    undo: () => setDraft(undone),
    redo: () => setDraft(redone),
    saveNow: () => save.current(latest.current),
    replace,
    /** What is published is what this person has seen. */
    revision: () => revision.current,
    /** @returns whether it was somebody else's change that stood in the way, which is told in the builder */
    noteClash(error: unknown): boolean {
      if (isClash(error)) fail(error)
      return isClash(error)
    },
    async chooseTemplate(templateId: string | null): Promise<boolean> {
      if (hasClash.current || !(await save.current(latest.current))) return false
      try {
        await send({ templateId })
        return true
      } catch (error) {
        fail(error)
        return false
      }
    },
    /** Ends a clash: one draft stands, undo brings the other one back. */
    async settle(whose: 'mine' | 'theirs'): Promise<void> {
      const mine = latest.current
      try {
        const theirs = await api(portal.read, { params: { id: flow.id } })
        onSaved(theirs)
        replace(theirs)
        if (whose === 'theirs') return
        // The very steps that stood there before: no effect notices that they are to be saved now.
        setDraft((old) => changed(old, mine, '', performance.now()))
        setSaving('waiting')
        await save.current(mine)
      } catch (error) {
        notify({ kind: 'bad', text: errorText(error), id: 'flow-save' })
      }
    },
  }
}

function isClash(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'draft/changed'
}
