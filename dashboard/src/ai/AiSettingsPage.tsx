import { lazy, Suspense } from 'react'
import { Button, Switch } from '@mantine/core'
import { useAllows } from '../core/rights.ts'
import { usePlace } from '../core/usePlace.ts'
import { useText } from '../core/useText.ts'
import { EmptyCup } from '../ui/art/EmptyCup.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Screen } from '../ui/Screen.tsx'
import { SkeletonBlock } from '../ui/Skeletons.tsx'
import { ViewTabs } from '../ui/ViewTabs.tsx'
import { readPlace, VIEWS } from './place.ts'
import { RulesTab } from './RulesTab.tsx'
import { useAi } from './useAi.ts'

const KnowledgeTab = lazy(async () => ({ default: (await import('./KnowledgeTab.tsx')).KnowledgeTab }))
const LimitsTab = lazy(async () => ({ default: (await import('./LimitsTab.tsx')).LimitsTab }))
const TestTab = lazy(async () => ({ default: (await import('./TestTab.tsx')).TestTab }))
const LogTab = lazy(async () => ({ default: (await import('./LogTab.tsx')).LogTab }))

/** What answers guests beside the chatbot: rules, knowledge, a model within limits, tests, and the log of it all. */
export function AiSettingsPage() {
  const t = useText('aiSettings')
  const mayWrite = useAllows('automation:publish')
  const [{ view = 'rules', ...place }, go] = usePlace(readPlace)
  const ai = useAi()
  const { setting } = ai
  const save = (body: Parameters<typeof ai.save>[1]) => (setting ? ai.save(setting, body) : Promise.resolve(false))
  const shared = { mayWrite, save }
  return (
    <Screen
      title={t('title')}
      lead={t('lead')}
      action={
        setting && (
          <Switch
            label={t(setting.isOn ? 'on' : 'off')}
            checked={setting.isOn}
            disabled={!mayWrite}
            onChange={({ currentTarget: { checked } }) => void save({ isOn: checked })}
          />
        )
      }
    >
      {ai.error && !setting && <ErrorState error={ai.error} onRetry={ai.refetch} isBoxed />}
      {ai.isLoading && <SkeletonBlock height={420} />}
      {!ai.isLoading && !ai.error && !setting && (
        <EmptyState art={<EmptyCup />} title={t('empty')} text={t('emptyText')}>
          {mayWrite && <Button onClick={() => void ai.make()}>{t('begin')}</Button>}
        </EmptyState>
      )}
      {setting && (
        <>
          {!setting.provider.isReady && <Notice tone="info">{t('noModel')}</Notice>}
          <ViewTabs
            label={t('title')}
            views={VIEWS.map((value) => ({ value, label: t(`view.${value}`) }))}
            value={view}
            onChange={(next) => go({ view: next })}
          />
          <Suspense fallback={<SkeletonBlock height={420} />}>
            {view === 'rules' && <RulesTab key={setting.revision} setting={setting} {...shared} />}
            {view === 'knowledge' && <KnowledgeTab mayWrite={mayWrite} />}
            {view === 'limits' && <LimitsTab key={setting.revision} setting={setting} {...shared} />}
            {view === 'test' && <TestTab setting={setting} mayWrite={mayWrite} />}
            {view === 'log' && <LogTab place={place} onPlace={(next) => go({ ...next, view })} />}
          </Suspense>
        </>
      )}
    </Screen>
  )
}
