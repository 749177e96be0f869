import { Textarea } from '@mantine/core'
import type * as z from 'zod'
import type { ItemAttribute, PageItem, PageMenu } from '@portico/contract/menu.ts'
import { MOST_PICTURES } from '@portico/contract/menu/limits.ts'
import type { useContractForm } from '../core/useContractForm.ts'
import { useText } from '../core/useText.ts'
import { MoneyField, SelectField, SwitchField, TextField } from '../ui/fields.tsx'
import { ImagesField } from '../ui/media/ImagesField.tsx'
import { ResourceForm } from '../ui/ResourceForm.tsx'
import { useLast } from '../ui/useLast.ts'
import { AttributesField } from './AttributesField.tsx'
import { picturesOf, type ItemPicture } from './pictures.ts'
import { TranslationsField, type ItemWords } from './TranslationsField.tsx'
import type { ItemsState } from './useItems.ts'
import css from './menu.module.css'

type Props = {
  item: PageItem | 'new' | null
  menus: readonly PageMenu[]
  /** The menu a new item goes to. */
  menu: string | undefined
  items: ItemsState
  onClose: () => void
}

type Values = {
  name: string
  description: string
  price: number | null
  unit: string
  menu: string | undefined
  pictures: ItemPicture[]
  attributes: ItemAttribute[]
  isSoldOut: boolean
  translations: ItemWords
}

const schema = async () => (await import('@portico/contract/menu.ts')).pageItems.create.body

/** Edits what guests read about an item. */
export function ItemDrawer({ item, menus, menu, items, onClose }: Props) {
  const t = useText('menu')
  const shown = useLast(item)
  const known = shown === 'new' ? undefined : (shown ?? undefined)
  const usual = menu ?? menus.find((one) => one.is_default)?.id
  return (
    <ResourceForm
      opened={item !== null}
      onClose={onClose}
      title={t(known ? 'edit' : 'add')}
      submitLabel={t(known ? 'save' : 'add')}
      width={560}
      initialValues={valuesOf(known, usual)}
      schema={schema}
      toBody={({ pictures, ...values }: Values) => ({
        ...values,
        media_files: JSON.stringify(pictures.map(({ eid }) => ({ eid }))),
      })}
      save={async (body) => {
        await (known ? items.update({ eid: known.eid }, body) : items.create(body))
        onClose()
      }}
    >
      {(form) => <ItemFields form={form} menus={menus} />}
    </ResourceForm>
  )
}

type Form = ReturnType<typeof useContractForm<Values, z.ZodType>>['form']

function ItemFields({ form, menus }: { form: Form; menus: readonly PageMenu[] }) {
  const t = useText('menu')
  return (
    <>
      <TextField form={form} name="name" label={t('field.name')} maxLength={120} withAsterisk data-autofocus />
      <MoneyField form={form} name="price" label={t('field.price')} description={t('field.priceHint')} />
      <TextField form={form} name="unit" label={t('field.unit')} placeholder={t('field.unitHint')} maxLength={32} />
      <Textarea
        key={form.key('description')}
        label={t('field.description')}
        autosize
        minRows={2}
        maxLength={1000}
        {...form.getInputProps('description')}
      />
      {menus.length > 1 && (
        <SelectField
          form={form}
          name="menu"
          label={t('menu')}
          options={menus.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <div>
        <p className={css.label}>{t('field.pictures')}</p>
        <PicturesField
          initial={form.getValues().pictures}
          onChange={(pictures) => form.setFieldValue('pictures', pictures)}
        />
      </div>
      <AttributesField
        initial={form.getValues().attributes}
        onChange={(attributes) => form.setFieldValue('attributes', attributes)}
      />
      <TranslationsField
        initial={form.getValues().translations}
        onChange={(translations) => form.setFieldValue('translations', translations)}
      />
      <SwitchField form={form} name="isSoldOut" label={t('soldOut')} />
    </>
  )
}

function valuesOf(item: PageItem | undefined, menu: string | undefined): Values {
  return {
    name: item?.name ?? '',
    description: item?.description ?? '',
    price: item?.price ?? null,
    unit: item?.unit ?? '',
    menu: item?.menu ?? menu,
    pictures: item ? picturesOf(item) : [],
    attributes: item?.attributes ?? [],
    isSoldOut: item?.isSoldOut ?? false,
    translations: item?.translations ?? {},
  }
}

type PicturesProps = { initial: readonly ItemPicture[]; onChange: (pictures: ItemPicture[]) => void }

/** Pictures by their addresses, for the eye; the item keeps their ids. */
function PicturesField({ initial, onChange }: PicturesProps) {
  const known = new Map(initial.map(({ url, eid }) => [url, eid]))
  return (
    <ImagesField
      initial={initial.map(({ url }) => url)}
      max={MOST_PICTURES}
      isReadOnly={false}
      onPick={({ url, eid }) => known.set(url, eid)}
      onChange={(urls) => onChange(urls.flatMap((url) => ({ url, eid: known.get(url) ?? '' })))}
    />
  )
}
