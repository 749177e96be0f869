import { Switch, Textarea } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import type { Page } from '@portico/contract/pages.ts'
import { useAllows } from '../core/rights.ts'
import { usePages } from '../core/selectedPage.ts'
import { useContractForm } from '../core/useContractForm.ts'
import { useText } from '../core/useText.ts'
import { TextField, type FieldForm } from '../ui/fields.tsx'
import { ImagesField } from '../ui/media/ImagesField.tsx'
import { DeletePage } from './DeletePage.tsx'
import { FormFailure } from '../ui/FormFailure.tsx'
import { bodyOf, valuesOf } from './pageValues.ts'
import { OpeningHoursField } from './OpeningHoursField.tsx'
import { PriceFields } from './PriceFields.tsx'
import { SaveButton } from './SaveButton.tsx'
import { Section } from '../ui/Section.tsx'
import { TimeZoneSelect } from './TimeZoneSelect.tsx'
import css from './pages.module.css'

/** The settings of one page, with its deletion below for those who may. */
export function SettingsForm({ page }: { page: Page }) {
  const t = useText('pages')
  const navigate = useNavigate()
  const { update } = usePages()
  const isReadOnly = !useAllows('page.settings:write', page)
  const mayDelete = useAllows('page.settings:delete', page)
  const { form, submit, isSaving, failure } = useContractForm({
    initialValues: valuesOf(page),
    schema: async () => (await import('@portico/contract/pages.ts')).pages.update.body,
    toBody: bodyOf,
    save: (body) => update({ eid: page.eid }, body),
  })
  const part = { form, isReadOnly }
  return (
    <div className={css.form}>
      {isReadOnly && <p className={css.note}>{t('settings.readOnly')}</p>}
      <form className={css.form} noValidate onSubmit={(event) => void submit(event)}>
        <FormFailure failure={failure} />
        <AboutSection {...part} />
        <PlaceSection {...part} />
        <Section title={t('section.images')} text={t('section.imagesText')}>
          <ImagesField
            initial={page.images}
            max={12}
            isReadOnly={isReadOnly}
            onChange={(images) => form.setFieldValue('images', images)}
          />
        </Section>
        <Section title={t('section.hours')} text={t('section.hoursText')}>
          <OpeningHoursField
            initial={page.openingHours}
            onChange={(week) => form.setFieldValue('openingHours', week)}
            errors={form.errors}
            isReadOnly={isReadOnly}
          />
        </Section>
        <Section title={t('section.price')} text={t('section.priceText')}>
          <PriceFields {...part} />
        </Section>
        <Section title={t('section.time')} text={t('section.timeText')}>
          <TimeZoneSelect {...part} name="timeZone" />
        </Section>
        <ContactSection {...part} />
        {!isReadOnly && (
          <div className={css.save}>
            <SaveButton label={t('settings.save')} isSaving={isSaving} failure={failure} />
          </div>
        )}
      </form>
      {mayDelete && <DeletePage page={page} onDeleted={() => void navigate({ to: '/dashboard/my-pages' })} />}
    </div>
  )
}

type PartProps = { form: FieldForm; isReadOnly: boolean }

function AboutSection({ form, isReadOnly }: PartProps) {
  const t = useText('pages')
  return (
    <Section title={t('section.about')} text={t('section.aboutText')}>
      <TextField form={form} name="name" label={t('field.name')} required maxLength={128} readOnly={isReadOnly} />
      <TextField
        form={form}
        name="title"
        label={t('field.title')}
        description={t('field.titleHint')}
        maxLength={128}
        readOnly={isReadOnly}
      />
      <Textarea
        key={form.key('description')}
        label={t('field.description')}
        rows={4}
        maxLength={2000}
        readOnly={isReadOnly}
        {...form.getInputProps('description')}
      />
    </Section>
  )
}

function PlaceSection({ form, isReadOnly }: PartProps) {
  const t = useText('pages')
  return (
    <Section title={t('section.place')} text={t('section.placeText')}>
      <TextField
        form={form}
        name="address"
        label={t('field.address')}
        description={t('field.addressHint')}
        maxLength={300}
        autoComplete="off"
        readOnly={isReadOnly}
      />
    </Section>
  )
}

function ContactSection({ form, isReadOnly }: PartProps) {
  const t = useText('pages')
  return (
    <Section title={t('section.contact')} text={t('section.contactText')}>
      {(['emailNotification', 'enableReview'] as const).map((name) => (
        <Switch
          key={form.key(name)}
          label={t(`field.${name}`)}
          description={t(`field.${name}Hint`)}
          disabled={isReadOnly}
          {...form.getInputProps(name, { type: 'checkbox' })}
        />
      ))}
    </Section>
  )
}
