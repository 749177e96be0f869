import type { Gateway } from '@portico/contract/gateways.ts'
import type { useText } from '../core/useText.ts'
import type { Column } from '../ui/column.ts'
import { RelativeTime, type Format } from '../ui/Times.tsx'
import { Tag, type Tone } from '../ui/Tag.tsx'
import css from './gateways.module.css'

const TONES: Record<Gateway['state'], Tone> = { waiting: 'warn', online: 'good', offline: 'bad', open: 'bad' }

/** What the list shows of a device. */
export function deviceColumns(t: ReturnType<typeof useText<'gateways'>>, format: Format): Column<Gateway>[] {
  return [
    {
      key: 'name',
      label: t('name'),
      card: 'title',
      sort: (device) => device.name,
      cell: (device) => (
        <span className={css.device}>
          <span className={css.name}>{device.name}</span>
          <span className={css.kind}>
            {[t(`types.${device.type}.name`), device.manufacturer].filter(Boolean).join(' · ')}
          </span>
          {device.lastError && <span className={css.error}>{device.lastError}</span>}
        </span>
      ),
    },
    {
      key: 'state',
      label: t('state'),
      card: 'corner',
      sort: (device) => t(`states.${device.state}`),
      cell: (device) => (
        <Tag tone={TONES[device.state]} hasDot>
          {t(`states.${device.state}`)}
        </Tag>
      ),
    },
    {
      key: 'guests',
      label: t('guestsOnline'),
      align: 'end',
      sort: (device) => device.guestsOnline,
      cell: (device) => format.number(device.guestsOnline),
    },
    {
      key: 'lastSeen',
      label: t('lastSeen'),
      isWide: true,
      sort: (device) => device.lastSeenAt ?? '',
      cell: (device) =>
        device.lastSeenAt ? (
          <RelativeTime at={device.lastSeenAt} format={format} />
        ) : (
          <span className={css.kind}>{t('never')}</span>
        ),
    },
    {
      key: 'nasId',
      label: t('nasId'),
      isWide: true,
      sort: (device) => device.nas_id,
      cell: (device) => <code className={css.code}>{device.nas_id}</code>,
    },
  ]
}
