import type { useText } from '../core/useText.ts'
import type { Column } from '../ui/column.ts'
import { GuestName } from '../ui/GuestName.tsx'
import { Tag } from '../ui/Tag.tsx'
import { ElapsedTime, type Format } from '../ui/Times.tsx'
import type { Online } from './useOnline.ts'
import css from './home.module.css'

/** An address as phones show it: `96:4F:8B:A5:0A:BF`. Whatever has another form stays as it is. */
function macText(mac: string): string {
  return /^[\da-f]{12}$/i.test(mac) ? (mac.toUpperCase().match(/../g) ?? []).join(':') : mac
}

/** What is shown of a guest online. */
export function onlineColumns(t: ReturnType<typeof useText<'home'>>, format: Format): Column<Online>[] {
  return [
    {
      key: 'guest',
      label: t('online.guest'),
      card: 'title',
      sort: (row) => row.guestName ?? '',
      cell: (row) => (
        <div className={css.guest}>
          {row.guestName ? (
            <GuestName id={row.guestId} name={row.guestName} />
          ) : (
            <span className={css.noName}>{t('online.noName')}</span>
          )}
          {row.isLeaving && <Tag tone="warn">{t('online.leaving')}</Tag>}
          <span className={css.mac}>{macText(row.mac)}</span>
        </div>
      ),
    },
    {
      key: 'device',
      label: t('online.device'),
      isWide: true,
      sort: (row) => row.deviceName,
      cell: (row) => row.deviceName,
    },
    {
      key: 'since',
      label: t('online.since'),
      align: 'end',
      card: 'corner',
      sort: (row) => Date.now() - Date.parse(row.since),
      cell: (row) => <ElapsedTime since={row.since} format={format} />,
    },
    {
      key: 'down',
      label: t('online.down'),
      align: 'end',
      sort: (row) => row.downBytes,
      cell: (row) => format.bytes(row.downBytes),
    },
    {
      key: 'up',
      label: t('online.up'),
      align: 'end',
      sort: (row) => row.upBytes,
      cell: (row) => format.bytes(row.upBytes),
    },
  ]
}
