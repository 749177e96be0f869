import { Button } from '@mantine/core'
import { IconPlugConnectedX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Gateway } from '@portico/contract/gateways.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { RelativeTime } from '../ui/Times.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import css from './home.module.css'

/** Devices that have lost contact: the first thing to see, because no guest gets online through them. */
export function Silence({ silent, isAll }: { silent: Gateway[]; isAll: boolean }) {
  const t = useText('home')
  const format = useFormat()
  const lastSeenAt = silent
    .flatMap(({ lastSeenAt: at }) => at ?? [])
    .toSorted()
    .at(-1)
  const [first] = silent
  if (!first) return null
  return (
    <section className={css.silence} role="alert">
      <IconPlugConnectedX size={26} stroke={1.7} aria-hidden />
      <div>
        <h2>{t(isAll ? 'silence.all' : 'silence.some', { count: silent.length })}</h2>
        <p>
          {isAll ? t('silence.allText') : t('silence.someText', { names: silent.map(({ name }) => name).join(', ') })}
          {lastSeenAt && (
            <>
              {' '}
              {t('silence.last')} <RelativeTime at={lastSeenAt} format={format} />.
            </>
          )}
        </p>
      </div>
      <div className={css.remedies}>
        <Button
          renderRoot={(props: object) => (
            <Link to="/dashboard/doctor" search={silent.length === 1 ? { of: first.nas_id } : {}} {...props} />
          )}
        >
          {t('silence.check')}
        </Button>
        <LinkButton to="/dashboard/devices" variant="default">
          {t('silence.devices')}
        </LinkButton>
      </div>
    </section>
  )
}
