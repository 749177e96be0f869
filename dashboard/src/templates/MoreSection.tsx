import { useState } from 'react'
import { Switch, TextInput } from '@mantine/core'
import { MOST_AUTOLOGIN_SECONDS } from '@portico/contract/templates.ts'
import type { TemplateDesign } from '@portico/contract/templates.ts'
import { isWebAddress } from '@portico/contract/templates/webAddress.ts'
import type { Language } from '@portico/locales/languages.ts'
import { usePlanHas } from '../core/usePlanHas.ts'
import { useText } from '../core/useText.ts'
import { RangeField, Section } from '../ui/editor/fields.tsx'
import { FilmField } from '../ui/editor/FilmField.tsx'
import type { Change } from './designDraft.ts'
import fields from '../ui/editor/fields.module.css'

type Props = { design: TemplateDesign; change: Change; language: Language }

/** What the page does by itself, and what a plan adds. */
export function MoreSection({ design, change, language }: Props) {
  const t = useText('templates')
  return (
    <>
      <Section title={t('section.behaviour')}>
        <RangeField
          label={t('autologin')}
          value={design.autologinSeconds}
          min={0}
          max={MOST_AUTOLOGIN_SECONDS}
          step={1}
          said={design.autologinSeconds === 0 ? t('off') : t('seconds', { value: String(design.autologinSeconds) })}
          help={t('autologinHelp')}
          onChange={(autologinSeconds) => change({ autologinSeconds })}
        />
        <Switch
          label={t('survey')}
          description={t('surveyHelp')}
          checked={design.survey}
          onChange={(event) => change({ survey: event.currentTarget.checked })}
        />
      </Section>
      <PaidSection design={design} change={change} language={language} />
    </>
  )
}

function PaidSection({ design, change, language }: Props) {
  const t = useText('templates')
  const has = usePlanHas()
  return (
    <Section title={t('section.paid')}>
      {has('cta') ? (
        <ActionFields design={design} change={change} language={language} />
      ) : (
        <p className={fields.help}>{t('paid.cta')}</p>
      )}
      {has('videoUpload') ? (
        <FilmField label={t('video')} value={design.video} onChange={(video) => change({ video })} />
      ) : (
        <p className={fields.help}>{t('paid.video')}</p>
      )}
    </Section>
  )
}

/** A button after sign-in. What is half typed stays here, so that only a whole address is saved. */
function ActionFields({ design, change, language }: Props) {
  const t = useText('templates')
  const { callToAction } = design
  const [href, setHref] = useState(callToAction?.href ?? '')
  const isWhole = isWebAddress(href)
  return (
    <>
      <TextInput
        label={t('actionHref')}
        type="url"
        inputMode="url"
        maxLength={500}
        value={href}
        error={href !== '' && !isWhole && t('actionHrefWrong')}
        onChange={(event) => {
          const typed = event.currentTarget.value.trim()
          setHref(typed)
          if (typed === '') change({ callToAction: null })
          else if (isWebAddress(typed)) change({ callToAction: { label: callToAction?.label ?? {}, href: typed } })
        }}
      />
      <TextInput
        label={t('actionLabel')}
        maxLength={40}
        disabled={!callToAction}
        value={callToAction?.label[language] ?? ''}
        onChange={(event) =>
          callToAction &&
          change({
            callToAction: { ...callToAction, label: { ...callToAction.label, [language]: event.currentTarget.value } },
          })
        }
      />
    </>
  )
}
