import { Cup } from '../parts/Cup.tsx'
import { LinkButton } from '../parts/Actions.tsx'
import { Heading } from '../parts/Heading.tsx'
import { isSlow, refreshOf } from '../refresh.ts'
import type { ScreenProps } from '../part.ts'

export function Waiting({ screen, t }: ScreenProps<'waiting'>) {
  const slow = isSlow(screen)
  return (
    <div className="state">
      <Cup steam="searching" />
      {slow ? (
        <Heading title={t('waiting.slowTitle')} lead={t('waiting.slowLead')} />
      ) : (
        <Heading title={t('waiting.title')} lead={t('waiting.lead')} />
      )}
      {slow && <LinkButton href={screen.againHref} label={t('waiting.again')} />}
      <LinkButton href={screen.checkHref} label={t('waiting.check')} quiet refresh={refreshOf(screen)?.seconds} />
    </div>
  )
}
