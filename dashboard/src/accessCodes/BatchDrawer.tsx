import { shortestLength, type Alphabet } from '@portico/contract/accessCodes/strength.ts'
import { minorDigits } from '@portico/contract/money.ts'
import { useSelectedPage, useVenue } from '../core/selectedPage.ts'
import { useContractForm } from '../core/useContractForm.ts'
import { useText } from '../core/useText.ts'
import { ChoiceCards } from '../ui/ChoiceCards.tsx'
import { DrawerForm } from '../ui/DrawerForm.tsx'
import { NumberField } from '../ui/fields.tsx'
import { FormDrawer } from '../ui/FormDrawer.tsx'
import { SheetPreview, type Sample } from './SheetPreview.tsx'
import { TermFields } from './TermFields.tsx'
import { useCodeDeeds } from './useAccessCodes.ts'
import { freshValues } from './values.ts'
import css from './accessCodes.module.css'

type Props = { opened: boolean; onClose: () => void; taken: number; ssid: string; logo: string | null }

/** Makes a batch: what it is for, what it gives, how it will look on paper. */
export function BatchDrawer({ opened, onClose, ...rest }: Props) {
  const t = useText('accessCodes')
  return (
    <FormDrawer opened={opened} onClose={onClose} title={t('form.createTitle')} width={560}>
      <BatchForm {...rest} onDone={onClose} />
    </FormDrawer>
  )
}

function BatchForm({ taken, ssid, logo, onDone }: Omit<Props, 'opened' | 'onClose'> & { onDone: () => void }) {
  const t = useText('accessCodes')
  const { create } = useCodeDeeds()
  const state = useContractForm({
    initialValues: freshValues(),
    schema: async () => (await import('@portico/contract/accessCodes.ts')).NewBatch,
    async save(body) {
      await create(body)
      onDone()
    },
  })
  const { form } = state
  const kind = form.useWatchValue('kind')
  const price = form.useWatchValue('price')
  const alphabet = form.useWatchValue('alphabet')
  const durationMinutes = Number(form.useWatchValue('durationMinutes')) || 0
  const count = Number(form.useWatchValue('count')) || 1
  const lengthOf = (of: Alphabet) => String(shortestLength(count, of, taken))
  return (
    <DrawerForm state={state} submitLabel={t('form.make')}>
      <ChoiceCards
        label={t('form.kind')}
        value={kind}
        onChange={(value) => form.setFieldValue('kind', value)}
        choices={[
          { value: 'sheet', label: t('form.sheet'), text: t('form.sheetText') },
          { value: 'counter', label: t('form.counter'), text: t('form.counterText') },
        ]}
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
      <ChoiceCards
        label={t('form.alphabet')}
        value={alphabet}
        onChange={(value) => form.setFieldValue('alphabet', value)}
        choices={[
          { value: 'digits', label: t('form.digits'), text: t('form.digitsText', { length: lengthOf('digits') }) },
          { value: 'letters', label: t('form.letters'), text: t('form.lettersText', { length: lengthOf('letters') }) },
        ]}
      />
      <p className={css.hint}>{t('form.safe', { length: lengthOf(alphabet) })}</p>
      {kind === 'sheet' && (
        <BatchPreview
          {...{ count, ssid, logo, alphabet }}
          length={shortestLength(count, alphabet, taken)}
          durationMinutes={durationMinutes}
          price={price}
        />
      )}
    </DrawerForm>
  )
}

type PreviewProps = Omit<Sample, 'venue' | 'currency'> & { count: number }

/** How the sheet will look. `price` is in minor units here. */
function BatchPreview({ count, price, ...sample }: PreviewProps) {
  const t = useText('accessCodes')
  const page = useSelectedPage()
  const { currency } = useVenue()
  return (
    <figure className={css.preview}>
      <figcaption>{t('form.preview')}</figcaption>
      <SheetPreview
        perRow={3}
        count={count}
        sample={{
          ...sample,
          venue: page?.name ?? '',
          price: price ? price / 10 ** minorDigits(currency) : null,
          currency,
        }}
      />
    </figure>
  )
}
