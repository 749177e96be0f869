import { useState } from 'react'
import { Button, Modal, TextInput } from '@mantine/core'
import { useErrorText } from '../core/errors.ts'
import { useText } from '../core/useText.ts'
import css from './guests.module.css'

type Props = { name: string; isOpen: boolean; onClose: () => void; onErase: () => Promise<void> }

/** Erasing cannot be undone: a word is typed first. */
export function EraseDialog({ name, isOpen, onClose, onErase }: Props) {
  const t = useText('guests')
  return (
    <Modal.Root opened={isOpen} onClose={onClose} centered size={460} zIndex={300} lockScroll={false}>
      <Modal.Overlay backgroundOpacity={0.45} />
      <Modal.Content>
        <Modal.Header component="div">
          <Modal.Title component="h2" className={css.dialogTitle}>
            {t('erasing.title', { name })}
          </Modal.Title>
        </Modal.Header>
        <Modal.Body>{isOpen && <Form onClose={onClose} onErase={onErase} />}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

function Form({ onClose, onErase }: Pick<Props, 'onClose' | 'onErase'>) {
  const t = useText('guests')
  const errorText = useErrorText()
  const [typed, setTyped] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const word = t('erasing.word')
  const isRight = typed.trim().toLowerCase() === word

  async function erase() {
    if (!isRight) return
    setBusy(true)
    setFailure(null)
    try {
      await onErase()
    } catch (error) {
      setFailure(error)
      setBusy(false)
    }
  }

  return (
    <form
      className={css.dialog}
      onSubmit={(event) => {
        event.preventDefault()
        void erase()
      }}
    >
      <p>{t('erasing.text')}</p>
      {failure !== null && (
        <p className={css.failure} role="alert">
          {errorText(failure)}
        </p>
      )}
      <TextInput
        label={t('erasing.type', { word })}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        autoComplete="off"
        data-autofocus
      />
      <div className={css.dialogButtons}>
        <Button variant="default" onClick={onClose}>
          {t('erasing.cancel')}
        </Button>
        <Button type="submit" color="red.9" loading={isBusy} disabled={!isRight}>
          {t('erasing.confirm')}
        </Button>
      </div>
    </form>
  )
}
