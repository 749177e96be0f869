import { useEffect, useState } from 'react'
import { Button } from '@mantine/core'
import { IconQrcode } from '@tabler/icons-react'
import { gateways, type Gateway } from '@portico/contract/gateways.ts'
import type { Reply } from '@portico/contract/http/endpoint.ts'
import { api } from '../core/api.ts'
import { useErrorText } from '../core/errors.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { useCopy } from '../ui/copyText.ts'
import { QrCode } from '../ui/QrCode.tsx'
import { notify } from '../ui/toasts.ts'
import css from './wizard.module.css'

type Link = Reply<typeof gateways.shareRecipe>

/** For whoever stands at the device with a phone in hand: a code to scan, good once and for a short while. */
export function PhoneRecipe({ device }: { device: Gateway }) {
  const t = useText('gateways')
  const format = useFormat()
  const errorText = useErrorText()
  const copy = useCopy()
  const [link, setLink] = useState<Link | null>(null)
  const [isMaking, setMaking] = useState(false)
  const isOver = useIsOver(link)

  async function make() {
    setMaking(true)
    try {
      setLink(await api(gateways.shareRecipe, { params: { nas_id: device.nas_id } }))
    } catch (error) {
      notify({ kind: 'bad', text: errorText(error) })
    } finally {
      setMaking(false)
    }
  }

  if (!link || isOver) {
    return (
      <div className={css.qr} role="status">
        {isOver && <p>{t('phone.over')}</p>}
        <Button
          variant="default"
          leftSection={<IconQrcode size={18} stroke={1.8} aria-hidden />}
          loading={isMaking}
          onClick={() => void make()}
        >
          {isOver ? t('phone.again') : t('phone.button')}
        </Button>
      </div>
    )
  }
  return (
    <section className={css.phone} aria-label={t('phone.title')}>
      <QrCode text={link.url} label={t('phone.label')} size={200} />
      <div>
        <h3>{t('phone.title')}</h3>
        <p>{t('phone.text', { time: format.time(link.until) })}</p>
        <Button variant="default" size="sm" onClick={() => void copy(link.url)}>
          {t('phone.copy')}
        </Button>
      </div>
    </section>
  )
}

/** Turns when the link's time comes. */
function useIsOver(link: Link | null): boolean {
  const [over, setOver] = useState<Link | null>(null)
  useEffect(() => {
    if (!link) return undefined
    const timer = setTimeout(() => setOver(link), Math.max(0, Date.parse(link.until) - Date.now()))
    return () => clearTimeout(timer)
  }, [link])
  return link !== null && over === link
}
