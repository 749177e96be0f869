import { SegmentedControl, Textarea, TextInput } from '@mantine/core'
import type { CreativeDesign } from '@portico/contract/campaigns.ts'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@portico/locales/languages.ts'
import { useText } from '../core/useText.ts'
import { Section } from '../ui/editor/fields.tsx'
import { missingLanguages, withText, type Change } from './design.ts'
import css from './campaigns.module.css'

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
      <div className={css.languages}>
        <SegmentedControl
          size="xs"
          aria-label={t('language')}
          value={language}
          onChange={(value) => onLanguage(value)}
          data={LANGUAGES.map((one) => ({
            value: one,
            label: (
              <span
                className={missing.includes(one) ? css.dot : undefined}
                aria-label={missing.includes(one) ? t('lacks', { language: LANGUAGE_NAMES[one] }) : LANGUAGE_NAMES[one]}
              >
                {one.toUpperCase()}
              </span>
            ),
          }))}
        />
        <p role="status">
          {missing.length > 0
            ? t('missing', { languages: missing.map((one) => LANGUAGE_NAMES[one]).join(', ') })
            : t('complete')}
        </p>
      </div>
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
