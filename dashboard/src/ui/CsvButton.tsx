import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { csvOf } from '@portico/contract/csv.ts'
import { useText } from '../core/useText.ts'
import { saveFile } from './saveFile.ts'

type Props = {
  /** Without its ending. */
  fileName: string
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

/** Saves what is on the screen: these columns, these rows, these words. */
export function CsvButton({ fileName, columns, rows }: Props) {
  const t = useText('ui')
  const save = () =>
    saveFile(new Blob([csvOf([columns, ...rows])], { type: 'text/csv;charset=utf-8' }), `${fileName}.csv`)
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={17} stroke={1.8} aria-hidden />}
      disabled={rows.length === 0}
      onClick={save}
    >
      {t('download')}
    </Button>
  )
}
