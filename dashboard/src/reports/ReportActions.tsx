import { useMediaQuery } from '@mantine/hooks'
import { IconDots } from '@tabler/icons-react'
import type { ReportName } from '@portico/contract/reports.ts'
import { useText } from '../core/useText.ts'
import { MenuItem, MenuLine } from '../ui/MenuItem.tsx'
import { PopMenu } from '../ui/PopMenu.tsx'
import { DownloadItems, DownloadMenu, type Download } from './DownloadMenu.tsx'
import { useSending } from './useSending.tsx'
import type { View } from './view.ts'
import css from './reports.module.css'

/** What can be done with a report: buttons, and on a phone one menu beside the title. */
export function ReportActions({ report, view, ...download }: Download & { report: ReportName; view: View }) {
  const t = useText('reports')
  const isPhone = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false })
  const { ways, drawers } = useSending(report, view)
  const hasFiles = download.sections.length > 0
  if (ways.length === 0 && !hasFiles) return null
  return (
    <>
      {isPhone ? (
        <PopMenu label={t('actions')} button={<IconDots size={20} stroke={1.8} aria-hidden />} width={288}>
          {ways.map(({ key, label, icon: Icon, open }) => (
            <MenuItem key={key} icon={<Icon size={18} stroke={1.6} aria-hidden />} onClick={open}>
              {label}
            </MenuItem>
          ))}
          {ways.length > 0 && hasFiles && <MenuLine />}
          <DownloadItems {...download} />
        </PopMenu>
      ) : (
        <>
          {ways.map(({ key, label, icon: Icon, open }) => (
            <button key={key} type="button" className={css.control} onClick={open}>
              <Icon size={17} stroke={1.8} aria-hidden />
              <span>{label}</span>
            </button>
          ))}
          <DownloadMenu {...download} />
        </>
      )}
      {drawers}
    </>
  )
}
