import { Modal } from '@mantine/core'
import { useText } from '../core/useText.ts'
import { QrCode } from '../ui/QrCode.tsx'
import css from './templates.module.css'

/** The draft on the owner's own phone: a code to photograph, and the address to send. */
export function PhoneLink({ url, isOpen, onClose }: { url: string; isOpen: boolean; onClose: () => void }) {
  const t = useText('templates')
  const close = useText('ui')('close')
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t('phone.title')}
      lockScroll={false}
      closeButtonProps={{ 'aria-label': close }}
    >
      <div className={css.phoneLink}>
        <QrCode text={url} label={t('phone.title')} size={240} />
        <p>{t('phone.help')}</p>
        <a href={url} target="_blank" rel="noreferrer">
          {t('phone.here')}
        </a>
      </div>
    </Modal>
  )
}
