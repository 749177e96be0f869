import { useNavigate } from '@tanstack/react-router'
import { pages } from '@portico/contract/pages.ts'
import { useInvalidate } from '../core/keys.ts'
import { selectPage } from '../core/page.ts'
import { usePages } from '../core/selectedPage.ts'
import { useContractForm } from '../core/useContractForm.ts'
import { useText } from '../core/useText.ts'
import { TextField } from '../ui/fields.tsx'
import { Screen } from '../ui/Screen.tsx'
import { FormFailure } from '../ui/FormFailure.tsx'
import { SaveButton } from './SaveButton.tsx'
import { Section } from '../ui/Section.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { localTimeZone } from './timeZones.ts'
import { TimeZoneSelect } from './TimeZoneSelect.tsx'
import css from './pages.module.css'

/** A new venue: its name is enough. */
export function CreatePage() {
  const t = useText('pages')
  const navigate = useNavigate()
  const { create } = usePages()
  const invalidate = useInvalidate()
  const { form, submit, isSaving, failure } = useContractForm({
    initialValues: { name: '', title: '', timeZone: localTimeZone() },
    schema: async () => (await import('@portico/contract/pages.ts')).pages.create.body,
    async save(body) {
      const page = await create(body)
      void invalidate({ overview: pages.overview })
      await selectPage(page.eid)
      await navigate({ to: '/dashboard' })
    },
  })
  return (
    <Screen title={t('create.title')} lead={t('create.intro')}>
      <form className={css.form} noValidate onSubmit={(event) => void submit(event)}>
        <FormFailure failure={failure} />
        <Section title={t('section.about')} text={t('section.aboutText')}>
          <TextField form={form} name="name" label={t('field.name')} required maxLength={128} />
          <TextField
            form={form}
            name="title"
            label={t('field.title')}
            description={t('field.titleHint')}
            maxLength={128}
          />
        </Section>
        <Section title={t('section.time')} text={t('section.timeText')}>
          <TimeZoneSelect form={form} name="timeZone" />
        </Section>
        <div className={css.plain}>
          <LinkButton to="/dashboard/my-pages" variant="default">
            {t('create.cancel')}
          </LinkButton>
          <SaveButton label={t('create.submit')} isSaving={isSaving} failure={failure} />
        </div>
      </form>
    </Screen>
  )
}
