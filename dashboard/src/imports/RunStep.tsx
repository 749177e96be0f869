import { Button } from '@mantine/core'
import type { Import } from '@portico/contract/imports.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { confirm } from '../ui/confirm.ts'
import { Counts } from './Counts.tsx'
import { Progress } from './Progress.tsx'
import css from './imports.module.css'

/** The import goes on, also without anybody looking. */
export function RunStep({ of, onStop }: { of: Import; onStop: () => Promise<boolean> }) {
  const t = useText('imports')
  const format = useFormat()
  async function ask() {
    const words = { title: t('run.stopTitle'), text: t('run.stopText'), confirm: t('run.stop') }
    if (await confirm({ ...words, isDanger: true })) await onStop()
  }
  const done = of.added + of.updated + of.skipped + of.wrong
  const part = of.totalRows ? done / of.totalRows : of.progress / 1000
  return (
    <Progress
      label={t('run.working')}
      part={part}
      note={`${format.number(done)} / ${format.number(of.totalRows ?? 0)} · ${t('run.keep')}`}
    >
      <Counts of={of} />
      <div className={css.buttons}>
        <Button variant="default" onClick={() => void ask()}>
          {t('run.stop')}
        </Button>
      </div>
    </Progress>
  )
}
