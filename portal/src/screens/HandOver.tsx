// The script sends this on by itself; the button is for phones without scripts and for gateways that are slow.
import { safeHref } from '../href.ts'
import { LinkButton, Submit } from '../parts/Actions.tsx'
import { Cup } from '../parts/Cup.tsx'
import { Heading } from '../parts/Heading.tsx'
import { HiddenFields } from '../parts/HiddenFields.tsx'
import type { ScreenProps } from '../part.ts'

export function HandOver({ screen: { to }, t }: ScreenProps<'handOver'>) {
  return (
    <div className="state">
      <Cup steam="searching" />
      <Heading title={t('handOver.title')} lead={t('handOver.lead')} />
      {'href' in to ? (
        <LinkButton href={to.href} label={t('handOver.button')} />
      ) : (
        <form method={to.method} action={safeHref(to.action)} data-auto="1">
          <HiddenFields fields={to.fields} />
          <Submit label={t('handOver.button')} busy={t('handOver.busy')} />
        </form>
      )}
    </div>
  )
}
