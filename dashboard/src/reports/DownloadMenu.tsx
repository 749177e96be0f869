import { IconDownload, IconFileSpreadsheet, IconTable } from '@tabler/icons-react'
import { useErrorText } from '../core/errors.ts'
import { useText } from '../core/useText.ts'
import { csvOf } from '@portico/contract/csv.ts'
import { MenuItem, MenuLine } from '../ui/MenuItem.tsx'
import { PopMenu } from '../ui/PopMenu.tsx'
import { saveFile } from '../ui/saveFile.ts'
import { notify } from '../ui/toasts.ts'
import type { Section } from './sections.ts'
import { sheetsOf, type Sheet } from './sheets.ts'
import css from './reports.module.css'

export type Download = { sections: readonly Section[]; title: string; fileName: string }

/** Exactly what the screen shows, as files: one workbook of all, or a table at a time. */
export function DownloadMenu(download: Download) {
  const t = useText('reports')
  if (download.sections.length === 0) return null
  return (
    <PopMenu
      label={`${t('save.menu')}: ${download.title}`}
      button={
        <>
          <IconDownload size={17} stroke={1.8} aria-hidden />
          <span>{t('save.menu')}</span>
        </>
      }
      buttonClass={css.control}
      width={288}
    >
      <DownloadItems {...download} />
    </PopMenu>
  )
}

/** The files of a report, as items of a menu. */
export function DownloadItems({ sections, fileName }: Download) {
  const t = useText('reports')
  const errorText = useErrorText()
  const sheets = sheetsOf(sections, t('save.figures'), {
    figure: t('save.figure'),
    value: t('save.value'),
    before: t('save.before'),
    comeback: {
      group: t('loyalty.column.group'),
      shown: t('loyalty.comeback.shown'),
      heldOut: t('loyalty.comeback.heldOut'),
      guests: t('figure.guests'),
      cameBack: t('figure.cameBack'),
    },
    unit: (name) => t(`save.${name}`),
  })
  if (sheets.length === 0) return null

  async function saveExcel() {
    try {
      const { workbookOf } = await import('./workbook.ts')
      saveFile(await workbookOf(sheets), `${fileName}.xlsx`)
    } catch (error) {
      notify({ kind: 'bad', text: errorText(error) })
    }
  }

  const saveCsv = ({ key, header, rows }: Sheet) =>
    saveFile(new Blob([csvOf([header, ...rows])], { type: 'text/csv;charset=utf-8' }), `${fileName}-${key}.csv`)
  return (
    <>
      <MenuItem icon={<IconFileSpreadsheet size={18} stroke={1.6} aria-hidden />} onClick={() => void saveExcel()}>
        {t('save.excel')}
      </MenuItem>
      <MenuLine />
      {sheets.map((sheet) => (
        <MenuItem
          key={sheet.key}
          icon={<IconTable size={18} stroke={1.6} aria-hidden />}
          onClick={() => saveCsv(sheet)}
        >
          {t('save.csv', { table: sheet.title })}
        </MenuItem>
      ))}
    </>
  )
}
