import { useState, type ReactNode } from 'react'
import { Button, VisuallyHidden, type ButtonProps } from '@mantine/core'
import { useErrorText } from '../core/errors.ts'
import { useText } from '../core/useText.ts'
import { notify } from './toasts.ts'

type Props = ButtonProps & { getUrl: () => Promise<string>; children: ReactNode }

/** Opens an address in a new tab that the server has to be asked for first. */
export function NewTabButton({ getUrl, children, ...props }: Props) {
  const t = useText('ui')
  const errorText = useErrorText()
  const [isOpening, setIsOpening] = useState(false)

  async function open() {
    // At once, while the press still counts: a tab opened after the answer would be blocked.
    const tab = window.open('about:blank', '_blank')
    if (!tab) return notify({ kind: 'bad', text: t('popupBlocked') })
    setIsOpening(true)
    try {
      const url = await getUrl()
      tab.opener = null
      tab.location.replace(url)
    } catch (error) {
      tab.close()
      notify({ kind: 'bad', text: errorText(error) })
    } finally {
      setIsOpening(false)
    }
  }

  return (
    <Button variant="default" {...props} loading={isOpening} onClick={() => void open()}>
      {children}
      <VisuallyHidden>, {t('opensNewTab')}</VisuallyHidden>
    </Button>
  )
}
