import { safeHref } from '../href.ts'
import { Submit } from '../parts/Actions.tsx'
import { Heading } from '../parts/Heading.tsx'
import { HiddenFields } from '../parts/HiddenFields.tsx'
import { TermsBox } from '../parts/TermsBox.tsx'
import type { ScreenProps } from '../part.ts'

export function Connect({ screen, page, t }: ScreenProps<'connect'>) {
  return (
    <>
      <Heading title={t('connect.title')} lead={t('connect.lead')} />
      <form method="post" action={safeHref(screen.action)}>
        <HiddenFields fields={screen.hidden} />
        <TermsBox page={page} t={t} isTicked={screen.isTermsTicked} problem={screen.errors?.terms} />
        <Submit label={t('connect.button')} busy={t('connect.busy')} />
      </form>
    </>
  )
}
