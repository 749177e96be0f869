import { Textarea, TextInput } from '@mantine/core'
import type { TemplateDesign } from '@portico/contract/templates.ts'
import { type Language } from '@portico/locales/languages.ts'
import { useText } from '../core/useText.ts'
import { LanguageTabs } from '../ui/editor/LanguageTabs.tsx'
import { Section } from '../ui/editor/fields.tsx'
import type { Change } from './designDraft.ts'

type Props = { design: TemplateDesign; change: Change; language: Language; onLanguage: (language: Language) => void }
type Words = TemplateDesign['welcome']

/** The owner's words, language by language; where none stand, guests read those of the trade. */
export function WordsSection({ design, change, language, onLanguage }: Props) {
  const t = useText('templates')
  const put = (words: Words, text: string): Words => {
    const { [language]: _old, ...rest } = words
    return text === '' ? rest : { ...rest, [language]: text }
  }
  return (
    <Section title={t('section.words')} isOpen>
      <LanguageTabs value={language} onChange={onLanguage} />
      <TextInput
        label={t('welcome')}
        placeholder={t('ofTrade')}
        maxLength={80}
        value={design.welcome[language] ?? ''}
        onChange={(event) => change({ welcome: put(design.welcome, event.currentTarget.value) })}
      />
      <Textarea
        label={t('subheading')}
        placeholder={t('ofTrade')}
        maxLength={200}
        autosize
        minRows={2}
        value={design.subheading[language] ?? ''}
        onChange={(event) => change({ subheading: put(design.subheading, event.currentTarget.value) })}
      />
      <Textarea
        label={t('terms')}
        description={t('termsHelp')}
        maxLength={4000}
        autosize
        minRows={2}
        maxRows={8}
        value={design.terms[language] ?? ''}
        onChange={(event) => change({ terms: put(design.terms, event.currentTarget.value) })}
      />
    </Section>
  )
}
