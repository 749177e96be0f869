import { useDebouncedValue } from '@mantine/hooks'
import { tags } from '@portico/contract/profiles/tags.ts'
import type { Request } from '@portico/contract/http/endpoint.ts'
import { isComplete, rulesOf } from '@portico/contract/segments/rules.ts'
import { useReply } from '../core/keys.ts'
import { useText } from '../core/useText.ts'
import css from './profiles.module.css'

const WAIT_MS = 400

type Props = Request<typeof tags.preview>['body'] & { isRenaming?: boolean }

/** Whom a change of a tag would touch, before it is made. */
export function TagPreview({ isRenaming = false, ...asked }: Props) {
  const t = useText('tags')
  const p = useText('profiles')
  const [settled] = useDebouncedValue(JSON.stringify(asked), WAIT_MS)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the line above
  const body = JSON.parse(settled) as typeof asked
  const { data } = useReply(
    tags.preview,
    { body },
    { isEnabled: !body.rule || rulesOf(body.rule).every(isComplete), hasLast: true, staleTime: 0 },
  )
  if (!data) return null
  const marks = { gain: '+ ', lose: '− ', keep: '' }
  return (
    <section className={css.result} aria-live="polite">
      <p>
        {[
          body.id && t('preview.has', { count: data.has }),
          data.gains > 0 && t('preview.gains', { count: data.gains }),
          data.loses > 0 && t('preview.loses', { count: data.loses }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {isRenaming && data.has > 0 && <p>{t('preview.renames')}</p>}
      {data.segments.length > 0 && <p>{t('preview.segments', { names: data.segments.join(', ') })}</p>}
      {data.sample.length > 0 && (
        <ul>
          {data.sample.map(({ id, name, change }) => (
            <li key={id}>
              {marks[change]}
              {name || p('unnamed')}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
