import { shortestLength, type Alphabet } from '@portico/contract/accessCodes/strength.ts'
import { minorDigits } from '@portico/contract/money.ts'
import { useSelectedPage, useVenue } from '../core/selectedPage.ts'
import { useText } from '../core/useText.ts'
import { CardsField, NumberField } from '../ui/fields.tsx'
import { ResourceForm } from '../ui/ResourceForm.tsx'
import { SheetPreview, type Sample } from './SheetPreview.tsx'
import { TermFields, type BatchForm } from './TermFields.tsx'
import { useCodeCommands } from './useAccessCodes.ts'
import { FRESH } from './values.ts'
import css from './accessCodes.module.css'

type Paper = { taken: number; ssid: string; logo: string | null }
type Props = Paper & { opened: boolean; onClose: () => void }
const schema = async () => (await import('@portico/contract/accessCodes.ts')).NewBatch

/** Makes a batch: what it is for, what it gives, how it will look on paper. */
export function BatchDrawer({ opened, onClose, ...paper }: Props) {
  const t = useText('accessCodes')
  const { create } = useCodeCommands()
  return (
    <ResourceForm
      opened={opened}
      onClose={onClose}
      title={t('form.createTitle')}
      width={560}
      submitLabel={t('form.make')}
      initialValues={FRESH}
      schema={schema}
      save={(body) => create(body).then(onClose)}
    >
      {(form) => <BatchFields form={form} {...paper} />}
    </ResourceForm>
  )
}

function BatchFields({ form, taken, ssid, logo }: Paper & { form: BatchForm }) {
  const t = useText('accessCodes')
  const kind = form.useWatchValue('kind')
  const price = form.useWatchValue('price')
  const alphabet = form.useWatchValue('alphabet')
  const durationMinutes = Number(form.useWatchValue('durationMinutes')) || 0
  const count = Number(form.useWatchValue('count')) || 1
  const lengthOf = (of: Alphabet) => shortestLength(count, of, taken)
  const textOf = (of: Alphabet) => t(`form.${of}Text`, { length: String(lengthOf(of)) })
  return (
    <>
      <CardsField
        form={form}
        name="kind"
        label={t('form.kind')}
        choices={(['sheet', 'counter'] as const).map((value) => ({
          value,
          label: t(`form.${value}`),
          text: t(`form.${value}Text`),
        }))}
      />
      <TermFields form={form} />
      <NumberField
        form={form}
        name="count"
        label={t(kind === 'sheet' ? 'form.count' : 'form.most')}
        min={1}
        max={5000}
        withAsterisk
      />
      <CardsField
        form={form}
        name="alphabet"
        label={t('form.alphabet')}
        choices={(['digits', 'letters'] as const).map((value) => ({
          value,
          label: t(`form.${value}`),
          text: textOf(value),
        }))}
      />
      <p className={css.hint}>{t('form.safe', { length: String(lengthOf(alphabet)) })}</p>
      {kind === 'sheet' && (
        <BatchPreview {...{ count, ssid, logo, alphabet, durationMinutes, price }} length={lengthOf(alphabet)} />
      )}
    </>
  )
}

type PreviewProps = Omit<Sample, 'venue' | 'currency'> & { count: number }

/** How the sheet will look. `price` is in minor units here. */
function BatchPreview({ count, price, ...sample }: PreviewProps) {
  const t = useText('accessCodes')
  const venue = useSelectedPage()?.name ?? ''
  const { currency } = useVenue()
  const shownPrice = price ? price / 10 ** minorDigits(currency) : null
  return (
    <figure className={css.preview}>
      <figcaption>{t('form.preview')}</figcaption>
      <SheetPreview perRow={3} count={count} sample={{ ...sample, venue, price: shownPrice, currency }} />
    </figure>
  )
}
