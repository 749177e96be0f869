import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { MOST_QUESTIONS, type Question } from '@portico/contract/flows.ts'
import { useText } from '../core/useText.ts'
import { QuestionCard } from './QuestionCard.tsx'
import type { EditorProps } from './editorProps.ts'
import { copyOf, moveOne, newQuestion } from './steps.ts'
import css from './flow.module.css'
import fields from './stepFields.module.css'

/** The questions of a form or a survey, in the order guests see them. */
export function QuestionsField({ step, language, onChange, onSay }: EditorProps) {
  const t = useText('flows')
  const { questions } = step
  const canAdd = questions.length < MOST_QUESTIONS
  const set = (next: Question[], mark?: string) => onChange({ questions: next }, mark)

  function move(from: number, to: number) {
    if (to < 0 || to >= questions.length) return
    set(moveOne(questions, from, to))
    onSay(t('questions.moved', { number: to + 1 }))
  }

  return (
    <section className={css.part}>
      <h3>{t('questions.title')}</h3>
      {questions.length === 0 && <p className={css.note}>{t('questions.none')}</p>}
      <ol className={fields.questions}>
        {questions.map((question, index) => (
          <QuestionCard
            key={question.id}
            question={question}
            number={index + 1}
            of={questions.length}
            language={language}
            canAdd={canAdd}
            onChange={(part, mark) =>
              set(questions.with(index, { ...question, ...part }), mark && `${mark} ${step.id} ${question.id}`)
            }
            onMove={(to) => move(index, to)}
            onCopy={() => set(questions.toSpliced(index + 1, 0, copyOf(question, questions)))}
            onRemove={() => {
              set(questions.toSpliced(index, 1))
              onSay(t('questions.removed'))
            }}
          />
        ))}
      </ol>
      {canAdd ? (
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={17} stroke={2} aria-hidden />}
            onClick={() => set([...questions, newQuestion(step.type === 'survey' ? 'rating' : 'text', questions)])}
          >
            {t('questions.add')}
          </Button>
        </div>
      ) : (
        <p className={css.note}>{t('questions.full', { most: MOST_QUESTIONS })}</p>
      )}
    </section>
  )
}
