import { Button } from '@mantine/core'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { accounts, type Device } from '@portico/contract/accounts.ts'
import { api } from '../core/api.ts'
import { useInvalidate, useReply } from '../core/keys.ts'
import { useFormat } from '../core/useFormat.ts'
import { useSend } from '../core/useSend.ts'
import { useText } from '../core/useText.ts'
import { confirm } from '../ui/confirm.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { SkeletonLine } from '../ui/Skeletons.tsx'
import { Tag } from '../ui/Tag.tsx'
import { RelativeTime } from '../ui/Times.tsx'
import css from './settings.module.css'

const PHONES = /android|ios|iphone|ipad|mobile/i

/** Every device signed in to this account; each but this one can be signed out from here. */
export function SignIns() {
  const t = useText('settings')
  const { send } = useSend()
  const invalidate = useInvalidate()
  const { data, error, refetch } = useReply(accounts.signIns, {})

  async function ask(title: string, text: string, button: string, work: () => Promise<unknown>, done: string) {
    if (!(await confirm({ title, text, confirm: button, isDanger: true }))) return
    await send(work, { done })
    await invalidate(accounts)
  }

  const end = ({ family, browser, os }: Device) =>
    ask(
      t('devices.askTitle'),
      t('devices.askText', { device: nameOf(browser, os) }),
      t('devices.end'),
      () => api(accounts.endSignIn, { params: { family } }),
      t('devices.ended'),
    )
  const endOthers = () =>
    ask(
      t('devices.endOthersTitle'),
      t('devices.endOthersText'),
      t('devices.endOthers'),
      () => api(accounts.endOtherSignIns, {}),
      t('devices.othersEnded'),
    )

  const nameOf = (browser: string, os: string) => [browser, os].filter(Boolean).join(' · ') || t('devices.unknown')

  if (error && !data) return <ErrorState error={error} onRetry={refetch} />
  if (!data) return <SkeletonLine width="70%" height={18} />
  return (
    <>
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
      {data.rows.some(({ current }) => !current) && (
        <div className={css.buttons}>
          <Button variant="default" onClick={() => void endOthers()}>
            {t('devices.endOthers')}
          </Button>
        </div>
      )}
    </>
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
