// What is being written in a conversation: an answer, or a note for colleagues.
import { useRef, useState, type KeyboardEvent } from 'react'
import type { QuickReply } from '@portico/contract/inbox.ts'
import { useErrorText } from '../core/errors.ts'
import { notify } from '../ui/toasts.ts'
import { useSlash } from './useSlash.ts'

export type AnswerWays = {
  quick: readonly QuickReply[]
  canSend: boolean
  send: (text: string, fileId?: string) => Promise<unknown>
  note: (text: string) => Promise<void>
}

export function useAnswer({ quick, canSend, send, note }: AnswerWays) {
  const errorText = useErrorText()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const [isNote, setNote] = useState(false)
  const isWriting = isNote || canSend
  const slash = useSlash(quick, text, (next) => {
    setText(next)
    field.current?.focus()
  })

  function submit() {
    const words = text.trim()
    if (words === '' || !isWriting) return
    setText('')
    void (isNote ? note(words) : send(words)).catch((error: unknown) => {
      setText((now) => now || words)
      if (isNote) notify({ kind: 'bad', text: errorText(error) })
    })
  }

  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (slash.press(event)) return
    if (event.key === 'Escape') field.current?.blur()
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }

  function switchKind() {
    setNote(!isNote)
    requestAnimationFrame(() => field.current?.focus())
  }

  return { field, text, setText, isNote, isWriting, slash, submit, press, switchKind }
}
