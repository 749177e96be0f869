import { useDebouncedValue } from '@mantine/hooks'
import type { Group } from '@portico/contract/segments/condition.ts'
import { isComplete, rulesOf } from '@portico/contract/segments/rules.ts'
import { segments } from '@portico/contract/segments.ts'
import { useReply } from '../../core/keys.ts'
import { useFormat } from '../../core/useFormat.ts'
import { useText } from '../../core/useText.ts'
import { describeCondition } from './describeCondition.ts'
import { GroupEditor } from './GroupEditor.tsx'
import { useOptions } from './useOptions.ts'
import css from './conditions.module.css'

const COUNT_WAIT_MS = 400

/** Builds a condition, with its sentence, how many guests it matches now and some of them. */
export function ConditionEditor({ value, onChange }: { value: Group; onChange: (value: Group) => void }) {
  const t = useText('segments')
  const p = useText('profiles')
  const format = useFormat()
  const options = useOptions()
  const [settled] = useDebouncedValue(value, COUNT_WAIT_MS)
  const { data, isFetching } = useReply(
    segments.count,
    { body: { condition: settled } },
    { isEnabled: rulesOf(settled).every(isComplete), hasLast: true, staleTime: 0 },
  )
  return (
    <>
      <GroupEditor group={value} onChange={onChange} options={options} />
      <section className={css.result} aria-live="polite">
        <p>{describeCondition(value, t, options)}</p>
        {data && (
          <p>
            <strong>
              {isFetching ? t('counting') : t('matches', { count: data.count, of: format.number(data.of) })}
            </strong>
          </p>
        )}
        {data?.missing.map((what) => (
          <p key={what} className={css.missing}>
            {t(`missing.${what}`)}
          </p>
        ))}
        {data && data.sample.length > 0 && (
          <>
            <small>{t('sample')}</small>
            <ul>
              {data.sample.map(({ id, name, lastSeenAt }) => (
                <li key={id}>
                  {name || p('unnamed')} · {format.date(lastSeenAt)}
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
    </>
  )
}
