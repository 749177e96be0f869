import { Button } from '@mantine/core'
import { IconArrowLeft, IconUpload } from '@tabler/icons-react'
import { useAllowsPersonal } from '../core/rights.ts'
import { usePlace } from '../core/usePlace.ts'
import { useText } from '../core/useText.ts'
import { Screen } from '../ui/Screen.tsx'
import { ViewTabs } from '../ui/ViewTabs.tsx'
import { ExportList } from './ExportList.tsx'
import { ImportList } from './ImportList.tsx'
import { ImportSteps } from './ImportSteps.tsx'
import { readPlace, VIEWS } from './place.ts'
import css from './imports.module.css'

/** Lists that came in and went out as files; and one import on its way. */
export function ImportsPage() {
  const t = useText('imports')
  const [place, go] = usePlace(readPlace)
  const mayImport = useAllowsPersonal('guest:import')
  const { open, begin } = place
  const view = mayImport ? (place.view ?? 'imports') : 'exports'
  if (mayImport && (open || begin))
    return (
      <Screen
        title={t('title')}
        crumbs={
          <button type="button" className={css.back} onClick={() => go({}, { isStep: true })}>
            <IconArrowLeft size={16} stroke={1.8} aria-hidden />
            {t('back')}
          </button>
        }
      >
        <ImportSteps
          key={open ?? begin}
          id={open}
          target={begin ?? 'guests'}
          onBegun={(id) => go({ open: id })}
          onAgain={(target) => go({ begin: target }, { isStep: true })}
        />
      </Screen>
    )
  const action = mayImport && (
    <>
      <Button variant="default" onClick={() => go({ begin: 'leads' }, { isStep: true })}>
        {t('begin.leads')}
      </Button>
      <Button
        leftSection={<IconUpload size={17} stroke={1.8} aria-hidden />}
        onClick={() => go({ begin: 'guests' }, { isStep: true })}
      >
        {t('begin.guests')}
      </Button>
    </>
  )
  return (
    <Screen title={t('title')} lead={t('lead')} action={action}>
      {mayImport && (
        <ViewTabs
          label={t('view.label')}
          views={VIEWS.map((value) => ({ value, label: t(`view.${value}`) }))}
          value={view}
          onChange={(next) => go({ view: next }, { isStep: true })}
        />
      )}
      {view === 'imports' ? <ImportList onOpen={(id) => go({ open: id }, { isStep: true })} /> : <ExportList />}
    </Screen>
  )
}
