import { useEffect, useState } from 'react'
import { Button } from '@mantine/core'
import { IconQrcode, IconTool } from '@tabler/icons-react'
import { gateways, type Gateway } from '@portico/contract/gateways.ts'
import type { Input, Reply } from '@portico/contract/http/endpoint.ts'
import { api } from '../core/api.ts'
import { useErrorText } from '../core/errors.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { useCopy } from '../ui/copyText.ts'
import { QrCode } from '../ui/QrCode.tsx'
import { notify } from '../ui/toasts.ts'
import css from './wizard.module.css'

type Reader = Input<typeof gateways.shareRecipe>['body']['to']
type Link = Reply<typeof gateways.shareRecipe> & { to: Reader }

/** Links to the steps for people who are not signed in: a code to scan beside the device, or one to send away. */
export function PhoneRecipe({ device }: { device: Gateway }) {
  const t = useText('gateways')
  const errorText = useErrorText()
  const [link, setLink] = useState<Link | null>(null)
  const [made, setMade] = useState<Reader | null>(null)
  const isOver = useIsOver(link)

  async function make(to: Reader) {
    setMade(to)
    try {
      const reply = await api(gateways.shareRecipe, { params: { nas_id: device.nas_id }, body: { to } })
      setLink({ ...reply, to })
    } catch (error) {
      notify({ kind: 'bad', text: errorText(error) })
    } finally {
      setMade(null)
    }
  }

  return (
    <>
      {link && !isOver && <ShownLink link={link} />}
      <div className={css.qr} role="status">
        {isOver && <p>{t('phone.over')}</p>}
        <Button
          variant="default"
          leftSection={<IconQrcode size={18} stroke={1.8} aria-hidden />}
          loading={made === 'phone'}
          onClick={() => void make('phone')}
        >
          {t('phone.button')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconTool size={18} stroke={1.8} aria-hidden />}
          loading={made === 'technician'}
          onClick={() => void make('technician')}
        >
          {t('phone.technician')}
        </Button>
      </div>
    </>
  )
}

function ShownLink({ link: { to, url, until } }: { link: Link }) {
  const t = useText('gateways')
  const format = useFormat()
  const copy = useCopy()
  const isPhone = to === 'phone'
  const title = t(isPhone ? 'phone.title' : 'phone.technicianTitle')
  const text = isPhone
    ? t('phone.text', { time: format.time(until) })
    : t('phone.technicianText', { time: format.dateTime(until) })
  return (
    <section className={css.phone} aria-label={title}>
      {isPhone && <QrCode text={url} label={t('phone.label')} size={200} />}
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
        <Button.Group>
          <Button variant="default" size="sm" onClick={() => void copy(url)}>
            {t('phone.copy')}
          </Button>
          {!isPhone && 'share' in navigator && (
            <Button variant="default" size="sm" onClick={() => void navigator.share({ url }).catch(() => undefined)}>
              {t('phone.share')}
            </Button>
          )}
        </Button.Group>
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
