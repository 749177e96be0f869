import { useState } from 'react'
import { SegmentedControl } from '@mantine/core'
import { useLanguage } from '../core/language.ts'
import { useText } from '../core/useText.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { SkeletonBlock } from '../ui/Skeletons.tsx'
import { ConsentEditor } from './ConsentEditor.tsx'
import { ConsentHistory } from './ConsentHistory.tsx'
import { PURPOSES } from './place.ts'
import { useConsentTexts, type Purpose, type Wording } from './useConsentTexts.ts'
import css from './consents.module.css'

type Props = { purpose: Purpose; onPurpose: (purpose: Purpose) => void }

/** What guests are asked to agree to: the words, how they look, and who agreed to which version. */
export function ConsentsTab({ purpose, onPurpose }: Props) {
  const t = useText('consents')
  const { current, error, reload, versions, save } = useConsentTexts(purpose)
  const [language, setLanguage] = useState(useLanguage((state) => state.language))
  const [reused, setReused] = useState<{ from: Wording; count: number }>()
  return (
    <>
      <SegmentedControl
        className={css.purposes}
        aria-label={t('purpose.label')}
        value={purpose}
        onChange={(value) => {
          setReused(undefined)
          onPurpose(value)
        }}
        data={PURPOSES.map((value) => ({ value, label: t(`purpose.${value}`) }))}
      />
      {error && !current && <ErrorState error={error} onRetry={reload} isBoxed />}
      {!error && !current && <SkeletonBlock height={420} />}
      {current && (
        <ConsentEditor
          // Another version, purpose or start is another draft.
          key={`${purpose} ${current.version} ${reused?.count ?? 0}`}
          current={current}
          start={reused?.from ?? current}
          agreed={versions.data?.rows.find(({ version }) => version === current.version)?.standing}
          language={language}
          onLanguage={setLanguage}
          onSave={async (wording) => {
            const saved = await save({ purpose, ...wording })
            setReused(undefined)
            return saved
          }}
          onDiscard={() => setReused((old) => old && { from: current, count: old.count + 1 })}
        />
      )}
      {current && (
        <ConsentHistory
          versions={versions}
          current={current.version}
          purpose={purpose}
          language={language}
          onReuse={(from) => {
            setReused((old) => ({ from, count: (old?.count ?? 0) + 1 }))
            scrollTo({ top: 0, behavior: 'smooth' })
          }}
        />
      )}
    </>
  )
}
