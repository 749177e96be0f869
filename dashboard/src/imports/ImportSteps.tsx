import { useState } from 'react'
import type { ImportTarget } from '@portico/contract/imports/fields.ts'
import { imports, type ImportPlan, type WholeImport } from '@portico/contract/imports.ts'
import { api } from '../core/api.ts'
import { useText } from '../core/useText.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { ColumnsStep } from './ColumnsStep.tsx'
import { FileStep } from './FileStep.tsx'
import { ResultStep } from './ResultStep.tsx'
import { RunStep } from './RunStep.tsx'
import { TrialStep } from './TrialStep.tsx'
import { useImport } from './useImport.ts'
import css from './imports.module.css'

const STEPS = ['file', 'columns', 'trial', 'run', 'result'] as const
type Step = (typeof STEPS)[number]

const STEP_OF: Record<WholeImport['state'], Step> = {
  uploading: 'file',
  reading: 'file',
  ready: 'columns',
  trying: 'trial',
  tried: 'trial',
  running: 'run',
  done: 'result',
  stopped: 'result',
  undoing: 'result',
  undone: 'result',
  failed: 'result',
}

type Props = {
  id: string | undefined
  target: ImportTarget
  onBegun: (id: string) => void
  onAgain: (target: ImportTarget) => void
}

/** An import from its file to its result; where it is, the server says. */
export function ImportSteps({ id, target, onBegun, onAgain }: Props) {
  const { data, error, reload, act } = useImport(id)
  const [isEditing, setEditing] = useState(false)
  if (error && !data) return <ErrorState error={error} onRetry={reload} isBoxed />
  const step = data ? (isEditing && data.state === 'tried' ? 'columns' : STEP_OF[data.state]) : 'file'
  const params = { id: id ?? '' }
  async function tryOut(body: ImportPlan) {
    if (await act(() => api(imports.try, { params, body }))) setEditing(false)
  }
  return (
    <div className={css.steps}>
      <Way at={step} />
      {step === 'file' && <FileStep target={target} brought={data} onBegun={onBegun} />}
      {step === 'columns' && data && <ColumnsStep of={data} onTry={tryOut} />}
      {step === 'trial' && data && (
        <TrialStep of={data} onBack={() => setEditing(true)} onRun={() => act(() => api(imports.run, { params }))} />
      )}
      {step === 'run' && data && <RunStep of={data} onStop={() => act(() => api(imports.stop, { params }))} />}
      {step === 'result' && data && (
        <ResultStep of={data} onUndo={() => act(() => api(imports.undo, { params }))} onAgain={onAgain} />
      )}
    </div>
  )
}

function Way({ at }: { at: Step }) {
  const t = useText('imports')
  const current = STEPS.indexOf(at)
  return (
    <ol className={css.way} aria-label={t('steps.label')}>
      {STEPS.map((step, index) => (
        <li key={step} aria-current={index === current ? 'step' : undefined} data-done={index < current || undefined}>
          <span aria-hidden>{index + 1}</span>
          {t(`steps.${step}`)}
        </li>
      ))}
    </ol>
  )
}
