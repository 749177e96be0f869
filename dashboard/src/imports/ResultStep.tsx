import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import type { ImportTarget } from '@portico/contract/imports/fields.ts'
import type { Import } from '@portico/contract/imports.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { confirm } from '../ui/confirm.ts'
import { Notice } from '../ui/Notice.tsx'
import { Card } from '../ui/Screen.tsx'
import { Counts } from './Counts.tsx'
import { ProblemsButton } from './ProblemsButton.tsx'
import { Progress } from './Progress.tsx'
import css from './imports.module.css'

type Props = { of: Import; onUndo: () => Promise<boolean>; onAgain: (target: ImportTarget) => void }

/** What an import did, and the way back for a day. */
export function ResultStep({ of, onUndo, onAgain }: Props) {
  const t = useText('imports')
  const format = useFormat()
  const navigate = useNavigate()
  const { state, failure, undone, undoUntil, name, target } = of
  if (state === 'undoing') return <Progress label={t('result.undoing')}>{undone && <Undone of={undone} />}</Progress>
  async function ask() {
    const words = { title: t('result.undoTitle', { name }), text: t('result.undoText'), confirm: t('result.undo') }
    if (await confirm({ ...words, isDanger: true })) await onUndo()
  }
  const show = () =>
    void navigate({ to: target === 'guests' ? '/dashboard/guests-custom-profile' : '/dashboard/sale-leads' })
  const title = state === 'failed' || state === 'stopped' || state === 'undone' ? state : 'done'
  return (
    <Card title={t(`result.${title}`)}>
      <div className={css.part}>
        <p className={css.file}>
          {name} · {format.dateTime(of.createdAt)}
        </p>
        {failure && <Notice tone="bad">{t(`failure.${failure}`)}</Notice>}
        {undone ? <Undone of={undone} /> : of.startedAt !== null && <Counts of={of} />}
        {!undone && <ProblemsButton of={of} />}
        {undoUntil && <p className={css.hint}>{t('result.undoUntil', { at: format.dateTime(undoUntil) })}</p>}
        <div className={css.buttons}>
          {undoUntil && (
            <Button variant="default" onClick={() => void ask()}>
              {t('result.undo')}
            </Button>
          )}
          <Button variant="default" onClick={() => onAgain(target)}>
            {t('result.again')}
          </Button>
          {state === 'done' && <Button onClick={show}>{t(`result.show.${target}`)}</Button>}
        </div>
      </div>
    </Card>
  )
}

function Undone({ of }: { of: NonNullable<Import['undone']> }) {
  const t = useText('imports')
  const format = useFormat()
  return (
    <>
      <dl className={css.counts}>
        {(['removed', 'restored', 'kept'] as const).map((count) => (
          <div key={count} data-count={count} data-any={of[count] > 0 || undefined}>
            <dt>{t(`result.${count}`)}</dt>
            <dd>{format.number(of[count])}</dd>
          </div>
        ))}
      </dl>
      {of.kept > 0 && <p className={css.hint}>{t('result.keptText')}</p>}
    </>
  )
}
