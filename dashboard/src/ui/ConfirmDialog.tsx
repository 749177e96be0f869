import { Button, Modal } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useText } from '../core/useText.ts'
import { useConfirming } from './confirm.ts'
import { useEscape } from './useEscape.ts'
import { useLast } from './useLast.ts'
import css from './dialog.module.css'

/** The question on the screen. "No" has the focus when something would be lost. */
export function ConfirmDialog() {
  const t = useText('ui')
  const { question, answer } = useConfirming()
  const shown = useLast(question)
  // Opened after it is there, so that focus finds its way back to the button that asked.
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => setIsOpen(question !== null), [question])
  useEscape(question !== null, () => answer(false))
  return (
    <Modal.Root
      opened={isOpen}
      onClose={() => answer(false)}
      centered
      size={420}
      closeOnEscape={false}
      zIndex={400}
      lockScroll={false}
      classNames={{ content: css.content }}
    >
      <Modal.Overlay backgroundOpacity={0.4} />
      <Modal.Content data-question>
        <Modal.Header component="div" className={css.header}>
          <Modal.Title component="h2" className={css.title}>
            {shown?.title}
          </Modal.Title>
        </Modal.Header>
        <Modal.Body className={css.body}>
          {shown?.text && <div className={css.text}>{shown.text}</div>}
          <div className={css.buttons}>
            <Button variant="default" data-autofocus={shown?.isDanger || undefined} onClick={() => answer(false)}>
              {shown?.cancel ?? t('cancel')}
            </Button>
            <Button
              color={shown?.isDanger ? 'red.9' : undefined}
              data-autofocus={!shown?.isDanger || undefined}
              onClick={() => answer(true)}
            >
              {shown?.confirm}
            </Button>
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
