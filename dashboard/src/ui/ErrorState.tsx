import { useState } from 'react'
import { Button } from '@mantine/core'
import { useErrorText } from '../core/errors.ts'
import { useText } from '../core/useText.ts'
import { LoosePlug } from './art/LoosePlug.tsx'
import css from './states.module.css'

type Props = { error: unknown; onRetry?: () => unknown; isBoxed?: boolean }

/** Something could not be loaded: what happened, in words, and a way to try again. */
export function ErrorState({ error, onRetry, isBoxed }: Props) {
  const t = useText('ui')
  const errorText = useErrorText()
  const [isTrying, setIsTrying] = useState(false)

  async function retry() {
    setIsTrying(true)
    try {
      await onRetry?.()
    } finally {
      setIsTrying(false)
    }
  }

  return (
    <div className={css.empty} data-boxed={isBoxed || undefined} role="alert">
      <div className={css.art}>
        <LoosePlug />
      </div>
      <h2>{t('errorTitle')}</h2>
      <p>{errorText(error)}</p>
      {onRetry && (
        <div className={css.next}>
          <Button variant="default" loading={isTrying} onClick={() => void retry()}>
            {t('retry')}
          </Button>
        </div>
      )}
    </div>
  )
}
