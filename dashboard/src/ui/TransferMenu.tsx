import { IconFileSpreadsheet, IconFileUpload, IconHistory, IconTable, IconTransfer } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { ExportFormat } from '@portico/contract/exports/states.ts'
import type { ImportTarget } from '@portico/contract/imports/fields.ts'
import { useErrorText } from '../core/errors.ts'
import { useAllowsPersonal } from '../core/rights.ts'
import { useText } from '../core/useText.ts'
import { MenuItem, MenuLine } from './MenuItem.tsx'
import { PopMenu } from './PopMenu.tsx'
import { notify } from './toasts.ts'
import css from './listMenu.module.css'

type Props = {
  target: ImportTarget
  /** Begins to make a file of exactly what the list shows. */
  onExport: (format: ExportFormat) => Promise<unknown>
}

const icon = { size: 18, stroke: 1.6, 'aria-hidden': true } as const

/** A list goes out as a file or comes in from one; both go on in the background. */
export function TransferMenu({ target, onExport }: Props) {
  const t = useText('imports')
  const errorText = useErrorText()
  const navigate = useNavigate()
  const mayImport = useAllowsPersonal('guest:import')
  const go = (search: object) => void navigate({ to: '/dashboard/imports', search })

  function take(format: ExportFormat) {
    onExport(format).then(
      () =>
        notify({
          kind: 'good',
          text: t('menu.started'),
          action: { label: t('menu.open'), run: () => go({ view: 'exports' }) },
        }),
      (error: unknown) => notify({ kind: 'bad', text: errorText(error) }),
    )
  }
  return (
    <PopMenu
      label={t('menu.label')}
      button={
        <>
          <IconTransfer size={17} stroke={1.8} aria-hidden />
          <span>{t('menu.label')}</span>
        </>
      }
      buttonClass={css.control}
      width={264}
    >
      {mayImport && (
        <>
          <MenuItem icon={<IconFileUpload {...icon} />} onClick={() => go({ begin: target })}>
            {t('menu.import')}
          </MenuItem>
          <MenuLine />
        </>
      )}
      <MenuItem icon={<IconTable {...icon} />} onClick={() => take('csv')}>
        {t('menu.csv')}
      </MenuItem>
      <MenuItem icon={<IconFileSpreadsheet {...icon} />} onClick={() => take('xlsx')}>
        {t('menu.xlsx')}
      </MenuItem>
      <MenuLine />
      <MenuItem icon={<IconHistory {...icon} />} onClick={() => go({ view: mayImport ? 'imports' : 'exports' })}>
        {t('menu.history')}
      </MenuItem>
    </PopMenu>
  )
}
