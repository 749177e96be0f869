import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { csvOf } from '@portico/contract/csv.ts'
import { imports, type Import } from '@portico/contract/imports.ts'
import { api } from '../core/api.ts'
import { useErrorText } from '../core/errors.ts'
import { useText } from '../core/useText.ts'
import { saveFile } from '../ui/saveFile.ts'
import { notify } from '../ui/toasts.ts'
import css from './imports.module.css'

/** What is wrong with which line, as a file to correct. */
export function ProblemsButton({ of: { id, problems } }: { of: Import }) {
  const t = useText('imports')
  const errorText = useErrorText()
  if (problems === 0) return null

  async function save() {
    const { rows } = await api(imports.problems, { params: { id } })
    const header = [t('problems.line'), t('problems.column'), t('problems.problem')]
    const lines = rows.map(({ line, column, problem }) => [line, column, t(`problem.${problem}`)])
    saveFile(new Blob([csvOf([header, ...lines])], { type: 'text/csv;charset=utf-8' }), `${t('problems.fileName')}.csv`)
  }
  return (
    <p className={css.problems}>
      {t('problems.some', { count: problems })}
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<IconDownload size={16} stroke={1.8} aria-hidden />}
        onClick={() => void save().catch((error: unknown) => notify({ kind: 'bad', text: errorText(error) }))}
      >
        {t('problems.download')}
      </Button>
    </p>
  )
}
