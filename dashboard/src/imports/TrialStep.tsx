import { useState } from 'react'
import { Button } from '@mantine/core'
import type { WholeImport } from '@portico/contract/imports.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { Card } from '../ui/Screen.tsx'
import { Tag, type Tone } from '../ui/Tag.tsx'
import { Counts } from './Counts.tsx'
import { ProblemsButton } from './ProblemsButton.tsx'
import { Progress } from './Progress.tsx'
import css from './imports.module.css'

type Props = { of: WholeImport; onBack: () => void; onRun: () => Promise<boolean> }
type Sample = WholeImport['sample'][number]

const TONES: Record<Sample['outcome'], Tone> = { added: 'good', updated: 'info', skipped: 'quiet', wrong: 'bad' }

/** What would become of each row; nothing has been written yet. */
export function TrialStep({ of, onBack, onRun }: Props) {
  const t = useText('imports')
  const format = useFormat()
  const [isStarting, setStarting] = useState(false)
  if (of.state === 'trying')
    return (
      <Progress label={t('trial.working')} part={of.progress / 1000} note={format.percent(of.progress / 1000)}>
        <Counts of={of} />
      </Progress>
    )
  const good = of.added + of.updated
  const run = () => {
    setStarting(true)
    void onRun().finally(() => setStarting(false))
  }
  return (
    <Card title={t('trial.title')}>
      <div className={css.part}>
        <Counts of={of} />
        <ProblemsButton of={of} />
        {of.sample.length > 0 && <SampleTable rows={of.sample} />}
        {good === 0 && <p role="status">{t('trial.nothing')}</p>}
        <div className={css.buttons}>
          <Button variant="default" onClick={onBack}>
            {t('trial.back')}
          </Button>
          <Button disabled={good === 0} loading={isStarting} onClick={run}>
            {t('trial.run', { count: good })}
          </Button>
        </div>
      </div>
    </Card>
  )
}

function SampleTable({ rows }: { rows: readonly Sample[] }) {
  const t = useText('imports')
  return (
    <div className={css.scroll} role="region" aria-label={t('trial.sample')} tabIndex={0}>
      <table className={css.table}>
        <caption>{t('trial.sample')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('sample.line')}</th>
            <th scope="col">{t('sample.outcome')}</th>
            <th scope="col">{t('field.name')}</th>
            <th scope="col">{t('field.phone')}</th>
            <th scope="col">{t('field.email')}</th>
            <th scope="col">{t('sample.more')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.line}>
              <td>{row.line}</td>
              <td>
                <Tag tone={TONES[row.outcome]}>{t(`outcome.${row.outcome}`)}</Tag>
              </td>
              <td>{row.name}</td>
              <td>{row.phone}</td>
              <td>{row.email}</td>
              <td>{row.more}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
