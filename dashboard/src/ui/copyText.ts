import { useText } from '../core/useText.ts'
import { message } from './toasts.ts'

/** Copies a text and says in a toast whether that worked. */
export function useCopy(): (text: string) => Promise<void> {
  const t = useText('ui')
  return async (text) => {
    try {
      await copyText(text)
      message(t('copied'))
    } catch {
      message(t('copyFailed'), { kind: 'bad', seconds: 4 })
    }
  }
}

/** Works also on plain http inside a venue's network, where browsers hide `navigator.clipboard`. @throws when refused. */
export async function copyText(text: string) {
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  const area = document.createElement('textarea')
  area.value = text
  area.setAttribute('readonly', '')
  area.style.position = 'fixed'
  area.style.opacity = '0'
  const opener = document.activeElement
  // Inside an open drawer focus may not leave it, so neither may the text.
  const place = opener?.closest('[role=dialog]') ?? document.body
  place.append(area)
  area.select()
  const isCopied = document.execCommand('copy')
  area.remove()
  if (opener instanceof HTMLElement) opener.focus()
  if (!isCopied) throw new Error('the browser did not copy')
}
