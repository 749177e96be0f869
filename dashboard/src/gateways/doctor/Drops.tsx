import { IconAlertTriangle, IconPlugConnectedX } from '@tabler/icons-react'
import type { doctor } from '@portico/contract/gateways/doctor.ts'
import type { Reply } from '@portico/contract/http/endpoint.ts'
import { useFormat } from '../../core/useFormat.ts'
import { useText } from '../../core/useText.ts'
import { useNow } from '../../ui/now.ts'
import css from './doctor.module.css'

type Hour = Reply<typeof doctor.venue>

/** A list just imported is silent as a whole. */
const MOST_SILENT = 5

/** Devices whose packets could not be answered, and those that say nothing. */
export function Drops({ drops, silent }: Pick<Hour, 'drops' | 'silent'>) {
  const t = useText('doctor')
  const { ago } = useFormat()
  const now = useNow(10)
  if (drops.length === 0 && silent.length === 0) return null
  return (
    <ul className={css.warnings}>
      {drops.map(({ nas_id, deviceName: device, reason, address, saidName, packets, lastAt }) => (
        <li key={`${nas_id} ${reason} ${address} ${saidName}`}>
          <IconAlertTriangle size={22} stroke={1.8} aria-hidden />
          <div>
            <p className={css.cause}>{t(`drops.${reason}`, { device, said: saidName ?? '' })}</p>
            <p className={css.small}>
              {t(smallPrint(reason), {
                count: packets,
                address: address || t('manyAddresses'),
                when: ago(lastAt, Math.max(now, Date.parse(lastAt))),
              })}
            </p>
            <p>{t(`dropFixes.${reason}`)}</p>
          </div>
        </li>
      ))}
      {silent.slice(0, MOST_SILENT).map(({ nas_id, deviceName: device, lastSeenAt }) => (
        <li key={nas_id}>
          <IconPlugConnectedX size={22} stroke={1.8} aria-hidden />
          <div>
            <p className={css.cause}>
              {lastSeenAt ? t('silent', { device, when: ago(lastSeenAt, now) }) : t('silentNever', { device })}
            </p>
            <p>{t(`causes.${lastSeenAt ? 'gateway-offline' : 'not-set-up'}.fix`)}</p>
          </div>
        </li>
      ))}
      {silent.length > MOST_SILENT && (
        <li>
          <IconPlugConnectedX size={22} stroke={1.8} aria-hidden />
          <p>{t('silentMore')}</p>
        </li>
      )}
    </ul>
  )
}

function smallPrint(reason: Hour['drops'][number]['reason']) {
  if (reason === 'wifi-open') return 'openSince'
  return reason === 'wrong-key' || reason === 'portal-unseen' ? 'turnedAway' : 'packets'
}
