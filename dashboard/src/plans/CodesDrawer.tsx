import { Button } from '@mantine/core'
import { IconBan, IconDownload, IconPrinter } from '@tabler/icons-react'
import { csvOf } from '@portico/contract/csv.ts'
import { licenceCodes, type LicenceBatch, type LicenceCode } from '@portico/contract/plans/licenceCodes.ts'
import { api } from '../core/api.ts'
import { useReply } from '../core/keys.ts'
import { useFormat } from '../core/useFormat.ts'
import { useSaved } from '../core/useSaved.ts'
import { useText } from '../core/useText.ts'
import { confirm } from '../ui/confirm.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { saveFile } from '../ui/saveFile.ts'
import { SideDrawer } from '../ui/SideDrawer.tsx'
import { SkeletonBlock } from '../ui/Skeletons.tsx'
import { Tag } from '../ui/Tag.tsx'
import { useLast } from '../ui/useLast.ts'
import css from './plans.module.css'

const TONES = { open: 'good', used: 'quiet', revoked: 'bad', expired: 'warn' } as const
type Props = { batch: LicenceBatch | null; onClose: () => void; onChanged: () => Promise<unknown> }

/** The codes of a batch: to hand out, print, save and revoke. */
export function CodesDrawer({ batch, onClose, onChanged }: Props) {
  const shown = useLast(batch)
  return (
    <SideDrawer opened={batch !== null} onClose={onClose} title={shown?.name ?? ''} subtitle={shown?.plan} width={640}>
      {shown && <Codes batch={shown} onChanged={onChanged} />}
    </SideDrawer>
  )
}

function Codes({ batch: { id, name }, onChanged }: { batch: LicenceBatch; onChanged: () => Promise<unknown> }) {
  const t = useText('plans.codes')
  const format = useFormat()
  const saved = useSaved()
  const { data, error, refetch } = useReply(licenceCodes.codes, { params: { id } })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonBlock height={240} />

  async function revoke(number?: number) {
    const isSure = await confirm({
      title: t('revokeTitle'),
      text: t('revokeText'),
      confirm: t('revoke'),
      isDanger: true,
    })
    if (!isSure) return
    const body = number === undefined ? {} : { number }
    await saved('updated', () => api(licenceCodes.revoke, { params: { id }, body })).catch(() => undefined)
    await Promise.all([refetch(), onChanged()])
  }

  const write = ({ code, state, usedOn, usedBy, usedAt }: LicenceCode) => [
    code,
    t(`state.${state}`),
    usedOn ?? '',
    usedBy ?? '',
    usedAt ? format.dateTime(usedAt) : '',
  ]
  return (
    <div className={css.codes}>
      <div className={css.buttons}>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={() => saveFile(csvOf([HEAD.map((one) => t(`csv.${one}`)), ...data.rows.map(write)]), `${name}.csv`)}
        >
          {t('saveCsv')}
        </Button>
        <Button variant="default" leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
          {t('print')}
        </Button>
        <Button
          variant="default"
          color="red"
          leftSection={<IconBan size={16} aria-hidden />}
          disabled={!data.rows.some(({ state }) => state === 'open')}
          onClick={() => void revoke()}
        >
          {t('revokeAll')}
        </Button>
      </div>
      <CodeList rows={data.rows} onRevoke={(number) => void revoke(number)} />
    </div>
  )
}

type ListProps = { rows: readonly LicenceCode[]; onRevoke: (number: number) => void }

function CodeList({ rows, onRevoke }: ListProps) {
  const t = useText('plans.codes')
  const format = useFormat()
  return (
    <ul className={css.codeList}>
      {rows.map(({ number, code, state, usedOn, usedBy, usedAt }) => (
        <li key={number} data-state={state}>
          <code>{code}</code>
          <Tag tone={TONES[state]} hasDot>
            {t(`state.${state}`)}
          </Tag>
          <small>{usedAt ? [usedOn ?? '–', usedBy, format.dateTime(usedAt)].filter(Boolean).join(' · ') : ''}</small>
          {state === 'open' && (
            <button type="button" aria-label={`${t('revoke')} ${code}`} onClick={() => onRevoke(number)}>
              <IconBan size={16} aria-hidden />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

const HEAD = ['code', 'state', 'page', 'by', 'at'] as const
