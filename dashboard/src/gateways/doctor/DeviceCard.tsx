import type { ExaminedDevice } from '@portico/contract/gateways/doctor.ts'
import { useFormat } from '../../core/useFormat.ts'
import { useText } from '../../core/useText.ts'
import { useNow } from '../../ui/now.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import css from './doctor.module.css'

/** How a device is, for those who ask about it by name: it may have no guest to show. */
export function DeviceCard({ device }: { device: ExaminedDevice }) {
  const t = useText('doctor')
  const { ago } = useFormat()
  const now = useNow(10)
  const { deviceName, lastSeenAt, isSilent, tried, online } = device
  return (
    <section className={css.card}>
      <header>
        <div>
          <h2>{deviceName}</h2>
          <p className={css.small}>{device.nas_id}</p>
        </div>
        <LinkButton to="/dashboard/devices" variant="default">
          {t('device.setUp')}
        </LinkButton>
      </header>
      <div className={css.verdict} data-good={!isSilent || undefined}>
        <p className={css.cause}>
          {!lastSeenAt
            ? t('silentNever', { device: deviceName })
            : isSilent
              ? t('silent', { device: deviceName, when: ago(lastSeenAt, now) })
              : t('device.connected')}
        </p>
        <p>{tried === 0 ? t('device.nobody') : t('device.lastHour', { tried, online })}</p>
        {isSilent ? (
          <p>
            <strong>{t('fix')}: </strong>
            {t(`causes.${lastSeenAt ? 'gateway-offline' : 'not-set-up'}.fix`)}
          </p>
        ) : (
          tried === 0 && <p>{t('device.nobodyFix')}</p>
        )}
      </div>
    </section>
  )
}
