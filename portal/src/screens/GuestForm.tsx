import { GUEST_FIELDS } from '../view.ts'
import { nameOf } from '../words.ts'
import { safeHref } from '../href.ts'
import { Submit } from '../parts/Actions.tsx'
import { Heading } from '../parts/Heading.tsx'
import { HiddenFields } from '../parts/HiddenFields.tsx'
import { MarketingBox } from '../parts/MarketingBox.tsx'
import { TermsBox } from '../parts/TermsBox.tsx'
import { TextField } from '../parts/TextField.tsx'
import type { ScreenProps } from '../part.ts'

export function GuestForm({ screen, page, t }: ScreenProps<'form'>) {
  const asked = GUEST_FIELDS.filter((field) => screen.fields[field] !== 'hidden')
  const firstWrong = asked.find((field) => screen.errors?.[field])
  const isWrong = firstWrong !== undefined || screen.errors?.terms !== undefined
  return (
    <>
      <Heading title={t('form.title')} lead={t('form.lead', { venue: nameOf(page.venue, t) })} />
      {isWrong && (
        <p className="notice" role="alert">
          {t('form.check')}
        </p>
      )}
      <form method="post" action={safeHref(screen.action)}>
        <HiddenFields fields={screen.hidden} />
        {asked.map((field) => (
          <TextField key={field} field={field} form={screen} isFirstWrong={field === firstWrong} t={t} />
        ))}
        <TermsBox page={page} t={t} isTicked={screen.isTermsTicked} problem={screen.errors?.terms} />
        {screen.marketing && <MarketingBox page={page} t={t} marketing={screen.marketing} />}
        <Submit label={t('form.button')} busy={t('form.busy')} />
      </form>
    </>
  )
}
