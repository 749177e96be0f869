import type { OnlineSession } from '@portico/contract/gateways/sessions.ts'
import type { useText } from '../../core/useText.ts'
import type { Column } from '../../ui/column.ts'
import { GuestName } from '../../ui/GuestName.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { ElapsedTime, type Format } from '../../ui/Times.tsx'
import { nameOf, speedOf, spellMac } from './spell.ts'
import css from './sessions.module.css'

type Text = ReturnType<typeof useText<'sessions'>>

/** What the live list shows of a session. */
export function sessionColumns(t: Text, format: Format): Column<OnlineSession>[] {
  return [
    {
      key: 'guest',
      label: t('guest'),
      card: 'title',
      sort: (row) => nameOf(row, t),
      cell: (row) => (
        <span className={css.two}>
          <GuestName id={row.guestId} name={row.guestName || t('unknown')} />
          {row.ownDevice !== null && <span className={css.small}>{t('ownDevice', { name: row.ownDevice })}</span>}
          <span className={css.small}>{[spellMac(row.mac), row.ip].filter(Boolean).join(' · ')}</span>
          <Order row={row} t={t} />
        </span>
      ),
    },
    { key: 'device', label: t('device'), isWide: true, sort: (row) => row.deviceName, cell: (row) => row.deviceName },
    {
      key: 'since',
      label: t('since'),
      sort: (row) => row.startedAt,
      cell: (row) => (
        <span className={css.two}>
          <ElapsedTime since={row.startedAt} format={format} />
          {row.endsAt && <span className={css.small}>{t('ends', { time: format.time(row.endsAt) })}</span>}
        </span>
      ),
    },
    {
      key: 'rate',
      label: t('rate'),
      align: 'end',
      sort: (row) => (row.downRate ?? -1) + (row.upRate ?? 0),
      cell: (row) =>
        row.downRate === null ? (
          <span className={css.small}>{t('noRate')}</span>
        ) : (
          <Both t={t} down={speedOf(row.downRate, format)} up={speedOf(row.upRate ?? 0, format)} />
        ),
    },
    {
      key: 'data',
      label: t('data'),
      align: 'end',
      sort: (row) => row.downBytes + row.upBytes,
      cell: (row) => <Both t={t} down={format.bytes(row.downBytes)} up={format.bytes(row.upBytes)} />,
    },
    {
      key: 'limit',
      label: t('limit'),
      align: 'end',
      isWide: true,
      sort: (row) => row.downKbps || Infinity,
      cell: (row) => <span className={css.small}>{limitOf(row, t, format)}</span>,
    },
  ]
}

/** An order that waits for the gateway, or one that failed. */
function Order({ row: { isLeaving, change }, t }: { row: OnlineSession; t: Text }) {
  const said = isLeaving ? 'leaving' : change === 'waiting' ? 'changing' : change === 'failed' ? 'changeFailed' : null
  if (!said) return null
  return (
    <span className={css.order}>
      <Tag tone={said === 'changeFailed' ? 'bad' : 'warn'}>{t(said)}</Tag>
    </span>
  )
}

function Both({ t, down, up }: { t: Text; down: string; up: string }) {
  return (
    <span className={css.two}>
      <span className={css.figure}>{t('down', { value: down })}</span>
      <span className={css.small}>{t('up', { value: up })}</span>
    </span>
  )
}

function limitOf({ downKbps, upKbps }: OnlineSession, t: Text, format: Format): string {
  if (!downKbps && !upKbps) return t('unlimited')
  const say = (kbps: number | null) => (kbps ? speedOf(kbps * 1000, format) : t('unlimited'))
  return `${say(downKbps)} / ${say(upKbps)}`
}
