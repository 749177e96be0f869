import { Textarea, TextInput } from '@mantine/core'
import type { CreativeDesign } from '@portico/contract/campaigns.ts'
import { LANGUAGE_NAMES, type Language } from '@portico/locales/languages.ts'
import { useText } from '../core/useText.ts'
import { LanguageTabs } from '../ui/editor/LanguageTabs.tsx'
import { Section } from '../ui/editor/fields.tsx'
import { missingLanguages, type Change } from './design.ts'
import { withText } from '../ui/editor/translations.ts'
import fields from '../ui/editor/fields.module.css'

type Props = {
  design: CreativeDesign
  change: Change
  language: Language
  onLanguage: (language: Language) => void
}

/** The words in each language; which languages lack some is said above. */
export function WordsSection({ design, change, language, onLanguage }: Props) {
  const t = useText('campaigns')
  const { heading, body } = design
  const missing = missingLanguages(design)
  return (
    <Section title={t('section.words')} isOpen>
      <LanguageTabs value={language} missing={missing} onChange={onLanguage} />
      <p className={fields.help} role="status">
        {missing.length > 0
          ? t('missing', { languages: missing.map((one) => LANGUAGE_NAMES[one]).join(', ') })
          : t('complete')}
      </p>
      <TextInput
        label={t('heading')}
        lang={language}
        maxLength={80}
        value={heading[language] ?? ''}
        onChange={(event) => change({ heading: withText(heading, language, event.currentTarget.value) })}
      />
      <Textarea
        label={t('body')}
        lang={language}
        maxLength={300}
        autosize
        minRows={3}
        value={body[language] ?? ''}
        onChange={(event) => change({ body: withText(body, language, event.currentTarget.value) })}
      />
    </Section>
  )
}
