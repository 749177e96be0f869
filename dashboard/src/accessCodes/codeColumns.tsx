import type { AccessCode, CodeState } from '@portico/contract/accessCodes.ts'
import { groupCode } from '@portico/contract/accessCodes/strength.ts'
import type { useText } from '../core/useText.ts'
import type { Column } from '../ui/column.ts'
import { Tag, type Tone } from '../ui/Tag.tsx'
import type { Format } from '../ui/Times.tsx'
import css from './accessCodes.module.css'

type ColumnContext = { t: ReturnType<typeof useText<'accessCodes'>>; format: Format; showsBatch: boolean }

const TONES: Record<CodeState, Tone> = { unused: 'info', used: 'good', expired: 'quiet', revoked: 'bad' }

/** What the list shows of a code. The server sorts: there may be thousands. */
export function codeColumns({ t, format, showsBatch }: ColumnContext): Column<AccessCode>[] {
  const time = (instant: string | null) => (instant ? <time dateTime={instant}>{format.dateTime(instant)}</time> : '–')
  const columns: Column<AccessCode>[] = [
    {
      key: 'code',
      label: t('column.code'),
      card: 'title',
      cell: ({ code, number, batchName }) => (
        <span className={css.batch}>
          <span className={css.code}>{groupCode(code)}</span>
          <span className={css.small}>
            {showsBatch ? `${batchName} · ${number}` : `${t('column.number')} ${number}`}
          </span>
        </span>
      ),
    },
    {
      key: 'state',
      label: t('column.state'),
      card: 'corner',
      cell: ({ state, reason }) => (
        <Tag tone={TONES[state]}>
          {t(`state.${state}`)}
          {reason && state !== 'revoked' && ` · ${t(`reason.${reason}`)}`}
        </Tag>
      ),
    },
    { key: 'note', label: t('column.note'), cell: ({ note }) => <span className={css.note}>{note || '–'}</span> },
    {
      key: 'devices',
      label: t('column.devices'),
      align: 'end',
      cell: ({ devices, maxDevices }) => `${devices}/${maxDevices}`,
    },
    {
      key: 'data',
      label: t('column.data'),
      align: 'end',
      isWide: true,
      cell: ({ usedBytes, dataMegabytes }) =>
        dataMegabytes === null
          ? dataText(format, usedBytes)
          : `${dataText(format, usedBytes)} / ${dataText(format, dataMegabytes * 1e6)}`,
    },
    { key: 'firstUsed', label: t('column.firstUsed'), isWide: true, cell: ({ firstUsedAt }) => time(firstUsedAt) },
    {
      key: 'expires',
      label: t('column.expires'),
      isWide: true,
      cell: ({ expiresAt, validUntil }) =>
        time(expiresAt !== null && expiresAt === validUntil ? lastMoment(expiresAt) : expiresAt),
    },
  ]
  return columns
}

/** An allowance is said in thousands, so what is used of it is too. */
function dataText({ decimal }: Format, bytes: number): string {
  return bytes < 1e9 ? `${decimal(bytes / 1e6)} MB` : `${decimal(bytes / 1e9)} GB`
}

/** The end of a day is its last minute, not midnight of the next. */
export function lastMoment(instant: string): string {
  return new Date(Date.parse(instant) - 1000).toISOString()
}
