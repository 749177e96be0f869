import type { OnlineSession } from '@portico/contract/gateways/sessions.ts'
import type { useText } from '../../core/useText.ts'
import { csvOf } from '@portico/contract/csv.ts'
import { spellMac } from './spell.ts'

type Text = ReturnType<typeof useText<'sessions'>>

/** The list as a file: the rows that are shown, in the order they are shown in; amounts as plain numbers. */
export function sessionsCsv(rows: readonly OnlineSession[], t: Text): string {
  const head = [
    t('guest'),
    t('mac'),
    t('ip'),
    t('device'),
    t('since'),
    t('endsAt'),
    t('seconds'),
    t('downBytes'),
    t('upBytes'),
    t('change.down'),
    t('change.up'),
  ]
  const mbps = (kbps: number | null) => (kbps ? kbps / 1000 : '')
  const lines = rows.map((row) => [
    row.guestName ?? '',
    spellMac(row.mac),
    row.ip ?? '',
    row.deviceName,
    row.startedAt,
    row.endsAt ?? '',
    row.seconds,
    row.downBytes,
    row.upBytes,
    mbps(row.downKbps),
    mbps(row.upKbps),
  ])
  return csvOf([head, ...lines])
}
