import { safeHref } from '../href.ts'
import { Submit } from '../parts/Actions.tsx'
import type { ScreenProps } from '../part.ts'
import { nameOf } from '../words.ts'
import { homeHeading } from './heading.ts'
import { HomeFrame } from './HomeFrame.tsx'

export function StopMessages({ screen, page, t }: ScreenProps<'homeStop'>) {
  const { state, action } = screen
  return (
    <HomeFrame {...homeHeading(screen, nameOf(page.venue, t), t)} t={t}>
      {state === 'ask' && (
        <form method="post" action={safeHref(action)}>
          <Submit label={t('stop.button')} busy={t('stop.busy')} />
        </form>
      )}
    </HomeFrame>
  )
}
