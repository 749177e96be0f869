import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import type { CreativeDesign } from '@portico/contract/campaigns.ts'
import { MOST_OPTIONS } from '@portico/contract/campaigns/kinds.ts'
import type { Language } from '@portico/locales/languages.ts'
import { useText } from '../core/useText.ts'
import { PickOne, Section } from '../ui/editor/fields.tsx'
import { type Change } from './design.ts'
import { withText } from '../ui/editor/translations.ts'
import css from './campaigns.module.css'

type Survey = NonNullable<CreativeDesign['survey']>
type Props = { design: CreativeDesign; change: Change; language: Language }
const NONE: Survey = { question: {}, form: 'rating', options: [] }

/** One question and how it is answered. */
export function SurveySection({ design, change, language }: Props) {
  const t = useText('campaigns')
  const survey = design.survey ?? NONE
  const put = (patch: Partial<Survey>, mark: string) => change({ survey: { ...survey, ...patch } }, mark)
  return (
    <Section title={t('section.survey')} isOpen>
      <TextInput
        label={t('survey.question')}
        lang={language}
        maxLength={120}
        value={survey.question[language] ?? ''}
        onChange={(event) =>
          put({ question: withText(survey.question, language, event.currentTarget.value) }, 'question')
        }
      />
      <PickOne
        label={t('survey.form.label')}
        value={survey.form}
        values={['rating', 'choice']}
        nameOf={(form) => t(`survey.form.${form}`)}
        onChange={(form) =>
          put({ form, options: form === 'choice' && survey.options.length === 0 ? twoOptions() : survey.options }, '')
        }
      />
      {survey.form === 'choice' && <Options survey={survey} language={language} put={put} />}
    </Section>
  )
}

type OptionsProps = { survey: Survey; language: Language; put: (patch: Partial<Survey>, mark: string) => void }

function Options({ survey: { options }, language, put }: OptionsProps) {
  const t = useText('campaigns')
  return (
    <>
      {options.map(({ id, label }, at) => (
        <div key={id} className={css.option}>
          <TextInput
            label={t('survey.option', { number: at + 1 })}
            lang={language}
            maxLength={60}
            value={label[language] ?? ''}
            onChange={(event) =>
              put(
                { options: options.with(at, { id, label: withText(label, language, event.currentTarget.value) }) },
                `option-${id}`,
              )
            }
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size={40}
            disabled={options.length <= 2}
            aria-label={t('survey.removeOption', { number: at + 1 })}
            onClick={() => put({ options: options.toSpliced(at, 1) }, '')}
          >
            <IconX size={17} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      <div>
        <Button
          size="compact-sm"
          variant="light"
          leftSection={<IconPlus size={15} aria-hidden />}
          disabled={options.length >= MOST_OPTIONS}
          onClick={() => put({ options: [...options, newOption(options)] }, '')}
        >
          {t('survey.addOption')}
        </Button>
      </div>
    </>
  )
}

function twoOptions(): Survey['options'] {
  const first = newOption([])
  return [first, newOption([first])]
}

/** An id no other option has, so that answers given before keep their meaning. */
function newOption(options: Survey['options']): Survey['options'][number] {
  const numbers = options.map(({ id }) => Number(/^o(\d+)$/.exec(id)?.[1] ?? 0))
  return { id: `o${Math.max(0, ...numbers) + 1}`, label: {} }
}
