// Short words about what just happened. Callable from anywhere; `UiHost` shows them.
import { createElement } from 'react'
import type { NotificationData } from '@mantine/notifications'
import { useLanguage } from '../core/language.ts'

export type ToastKind = 'good' | 'bad' | 'info'

const MESSAGE_SECONDS = 1.5
const LONGEST_MESSAGE_SECONDS = 10
const NOTIFICATION_SECONDS = 4.5

/** A few words that go by themselves: 1.5 s unless more is asked for, never above 10 (specification §9). */
export function message(
  text: string,
  { kind = 'good', seconds = MESSAGE_SECONDS }: { kind?: ToastKind; seconds?: number } = {},
) {
  const shown = Math.min(LONGEST_MESSAGE_SECONDS, Math.max(MESSAGE_SECONDS, seconds))
  show({ message: text, autoClose: shown * 1000, position: 'top-center', withCloseButton: false, ...look(kind) })
}

export type Notice = {
  title?: string
  text: string
  kind?: ToastKind
  /** 4.5 unless said otherwise; 0 stays until it is closed (specification §9). */
  seconds?: number
  /** Something to press, such as undo; it closes the toast. */
  action?: { label: string; run: () => void }
  /** Shows again under the same name replaces instead of piling up. */
  id?: string
}

/** Something to read: stays 4.5 s, waits while the pointer rests on it, can be closed. */
export function notify({ title, text, kind = 'info', seconds = NOTIFICATION_SECONDS, action, id }: Notice) {
  show({
    id,
    title,
    message: action ? withAction(text, action) : text,
    autoClose: seconds > 0 && seconds * 1000,
    position: 'top-right',
    withCloseButton: true,
    closeButtonProps: { 'aria-label': useLanguage.getState().messages?.shell.dismiss },
    ...look(kind),
  })
}

function withAction(text: string, { label, run }: NonNullable<Notice['action']>) {
  const onClick = () => {
    run()
    void preloadToasts().then(({ notifications }) => notifications.clean())
  }
  return createElement(
    'span',
    null,
    text,
    ' ',
    createElement('button', { type: 'button', className: 'toast-action', onClick }, label),
  )
}

/** Takes a named toast away. */
export function dismiss(id: string) {
  void preloadToasts().then(({ notifications }) => notifications.hide(id))
}

/** Fetches what shows toasts before the first one is due: it may be about a lost network. */
export function preloadToasts() {
  return import('@mantine/notifications')
}

function show(data: NotificationData) {
  void preloadToasts().then(({ notifications }) => {
    if (data.id) notifications.hide(data.id)
    notifications.show(data)
  })
}

function look(kind: ToastKind): Partial<NotificationData> {
  // A failure interrupts a screen reader, good news waits for its turn.
  return { role: kind === 'bad' ? 'alert' : 'status', className: `toast toast-${kind}` }
}
