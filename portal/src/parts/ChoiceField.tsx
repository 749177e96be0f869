// A question answered by touching one of several: choices, stars, zero to ten. Radio buttons, so that it needs no script.
import { Fragment } from 'react'
import type { AskedQuestion } from '../view.ts'
import type { Text } from '../text.ts'
import { FieldError, errorId } from './FieldError.tsx'
import { labelOf } from './TextField.tsx'

type Option = { value: string; label: string; says?: string }

export function ChoiceField({ question, t }: { question: AskedQuestion; t: Text }) {
  const { id, type, isRequired, problem, value } = question
  const options = optionsOf(question, t)
  return (
    <fieldset
      className={`field ${type === 'choice' ? 'pick' : type}`}
      aria-describedby={problem ? errorId(id) : undefined}
    >
      <legend>
        {labelOf(question, t)} {!isRequired && <small>({t('form.optional')})</small>}
      </legend>
      <div className="options">
        {options.map((option) => {
          const star = type === 'rating' ? `${id}-${option.value}` : undefined
          const input = (
            <input
              id={star}
              type="radio"
              name={id}
              value={option.value}
              defaultChecked={value === option.value}
              required={isRequired}
              aria-label={option.says}
              data-missing={t('survey.chooseOne')}
            />
          )
          // Stars are siblings of their labels: only so can a sheet colour those below without :has().
          return (
            <Fragment key={option.value}>
              {star && input}
              <label htmlFor={star}>
                {!star && input}
                <span>{option.label}</span>
              </label>
            </Fragment>
          )
        })}
      </div>
      {type === 'nps' && (
        <p className="ends">
          <span>{t('survey.unlikely')}</span>
          <span>{t('survey.likely')}</span>
        </p>
      )}
      <FieldError field={id} sentence={problem && t('survey.chooseOne')} />
    </fieldset>
  )
}

function optionsOf({ type, options = [] }: AskedQuestion, t: Text): readonly Option[] {
  if (type === 'choice') return options
  if (type === 'nps') return Array.from({ length: 11 }, (_, n) => ({ value: String(n), label: String(n) }))
  // Written from five to one, so that the sheet can colour every star below the chosen one.
  return [5, 4, 3, 2, 1].map((stars) => ({ value: String(stars), label: '★', says: t('survey.stars', { stars }) }))
}
