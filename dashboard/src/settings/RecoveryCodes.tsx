import { Button } from '@mantine/core'
import { useText } from '../core/useText.ts'
import { CodeBlock } from '../ui/CodeBlock.tsx'
import { useHold } from '../ui/FormDrawer.tsx'
import { Notice } from '../ui/Notice.tsx'
import css from './settings.module.css'

const FILE = 'portico-recovery-codes.txt'

/** The codes for the day the phone is gone; shown this once. */
export function RecoveryCodes({ codes, lead, onDone }: { codes: string[]; lead?: string; onDone: () => void }) {
  const t = useText('settings')
  useHold()
  return (
    <div className={css.finish}>
      <Notice>{lead ?? t('twoStep.saveCodes')}</Notice>
      <CodeBlock code={codes.join('\n')} label={t('twoStep.codes')} fileName={FILE} />
      <div className={css.buttons}>
        <Button onClick={onDone}>{t('twoStep.saved')}</Button>
      </div>
    </div>
  )
}
