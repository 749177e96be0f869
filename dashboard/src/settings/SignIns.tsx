import { Button } from '@mantine/core'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { accounts, type Device } from '@portico/contract/accounts.ts'
import { api } from '../core/api.ts'
import { useInvalidate, useReply } from '../core/keys.ts'
import { useErrorText } from '../core/errors.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { confirm } from '../ui/confirm.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { SkeletonLine } from '../ui/Skeletons.tsx'
import { Tag } from '../ui/Tag.tsx'
import { RelativeTime } from '../ui/Times.tsx'
import { message, notify } from '../ui/toasts.ts'
import css from './settings.module.css'

const PHONES = /android|ios|iphone|ipad|mobile/i

/** Every device signed in to this account; each but this one can be signed out from here. */
export function SignIns() {
  const t = useText('settings')
  const errorText = useErrorText()
  const invalidate = useInvalidate()
  const { data, error, refetch } = useReply(accounts.signIns, {})

  async function end({ family, browser, os }: Device) {
    const isSure = await confirm({
      title: t('devices.askTitle'),
      text: t('devices.askText', { device: nameOf(browser, os) }),
      confirm: t('devices.end'),
      isDanger: true,
    })
    if (!isSure) return
    try {
      await api(accounts.endSignIn, { params: { family } })
      message(t('devices.ended'))
    } catch (error) {
      notify({ kind: 'bad', text: errorText(error) })
    }
    await invalidate(accounts)
  }

  const nameOf = (browser: string, os: string) => [browser, os].filter(Boolean).join(' · ') || t('devices.unknown')

  if (error && !data) return <ErrorState error={error} onRetry={refetch} />
  if (!data) return <SkeletonLine width="70%" height={18} />
  return (
    <ul className={css.devices}>
      {data.rows.map((device) => (
        <SignedInDevice
          key={device.family}
          device={device}
          name={nameOf(device.browser, device.os)}
          onEnd={() => void end(device)}
        />
      ))}
    </ul>
  )
}

function SignedInDevice({ device, name, onEnd }: { device: Device; name: string; onEnd: () => void }) {
  const t = useText('settings')
  const format = useFormat()
  const DeviceIcon = PHONES.test(device.os) ? IconDeviceMobile : IconDeviceDesktop
  return (
    <li className={css.device}>
      <DeviceIcon size={26} stroke={1.6} aria-hidden="true" />
      <div>
        <div className={css.deviceName}>
          {name}
          {device.current && <Tag tone="good">{t('devices.current')}</Tag>}
        </div>
        <p className={css.quiet}>
          {device.address && `${device.address} · `}
          {t('devices.used')} <RelativeTime at={device.lastUsedAt} format={format} />
        </p>
      </div>
      {!device.current && (
        <Button variant="default" size="xs" aria-label={`${t('devices.end')}: ${name}`} onClick={onEnd}>
          {t('devices.end')}
        </Button>
      )}
    </li>
  )
}
