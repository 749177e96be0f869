import { useState } from 'react'
import { Switch, TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { CreativeDesign } from '@portico/contract/campaigns.ts'
import { isWebAddress } from '@portico/contract/templates/webAddress.ts'
import type { Language } from '@portico/locales/languages.ts'
import { usePlanHas } from '../core/usePlanHas.ts'
import { useText } from '../core/useText.ts'
import { Section } from '../ui/editor/fields.tsx'
import { type Change } from './design.ts'
import { withText } from '../ui/editor/translations.ts'
import fields from '../ui/editor/fields.module.css'

type Props = { design: CreativeDesign; change: Change; language: Language }

/** A button that leads outside; clicks are counted on the way. */
export function ActionSection({ design: { action }, change, language }: Props) {
  const t = useText('campaigns')
  const plans = useText('flows')
  const [typed, setTyped] = useState<string>()
  const href = typed ?? action?.href ?? ''
  const has = usePlanHas()
  if (!has('cta') && !action)
    return (
      <Section title={t('section.action')}>
        <p className={fields.help}>
          {t('actionPlan')} <Link to="/dashboard/page-license">{plans('video.plans')}</Link>
        </p>
      </Section>
    )
  const put = (patch: Partial<NonNullable<typeof action>>, mark: string) =>
    change({ action: { href, label: {}, isLead: false, ...action, ...patch } }, mark)
  return (
    <Section title={t('section.action')} isOpen={action !== null}>
      <TextInput
        label={t('action.href')}
        description={t('action.hrefHelp')}
        type="url"
        inputMode="url"
        maxLength={500}
        value={href}
        error={href !== '' && !isWebAddress(href) && t('action.hrefWrong')}
        onChange={(event) => {
          const next = event.currentTarget.value.trim()
          setTyped(next)
          if (next === '') change({ action: null }, 'href')
          else if (isWebAddress(next)) put({ href: next }, 'href')
        }}
        onBlur={() => setTyped(undefined)}
      />
      {action && (
        <>
          <TextInput
            label={t('action.label')}
            lang={language}
            maxLength={40}
            value={action.label[language] ?? ''}
            onChange={(event) => put({ label: withText(action.label, language, event.currentTarget.value) }, 'label')}
          />
          <Switch
            label={t('action.isLead')}
            description={t('action.isLeadHelp')}
            checked={action.isLead}
            onChange={(event) => put({ isLead: event.currentTarget.checked }, '')}
          />
        </>
      )}
    </Section>
  )
}
