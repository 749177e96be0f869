import { useState } from 'react'
import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import type { HeldGuest } from '@portico/contract/guests.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '@portico/locales/languages.ts'
import { useContractForm } from '../core/useContractForm.ts'
import { useText } from '../core/useText.ts'
import { DrawerForm } from '../ui/DrawerForm.tsx'
import { SelectField, TextField } from '../ui/fields.tsx'
import { FormDrawer } from '../ui/FormDrawer.tsx'
import type { Commands } from './useHeldGuest.ts'
import { useFieldName } from './words.ts'
import css from './guests.module.css'

type Props = { held: HeldGuest; isOpen: boolean; onClose: () => void; onSave: Commands['correct'] }

/** What a guest says is wrong, put right while they stand there. */
export function CorrectDrawer(props: Props) {
  const t = useText('guests')
  return (
    <FormDrawer
      opened={props.isOpen}
      onClose={props.onClose}
      title={t('correcting.title')}
      subtitle={t('correcting.lead')}
    >
      {props.isOpen && <CorrectForm {...props} />}
    </FormDrawer>
  )
}

function CorrectForm({ held: { profile, labels, mark }, onSave, onClose }: Props) {
  const t = useText('guests')
  const fieldName = useFieldName(labels)
  // What was on screen when the form opened, whatever comes in meanwhile.
  const [seen] = useState(mark)
  const { birthday = '', ...more } = profile.more
  const [fields] = useState(() => Object.keys(more))
  const state = useContractForm({
    initialValues: {
      name: profile.name ?? '',
      phone: profile.phone ?? '',
      email: profile.email ?? '',
      language: LANGUAGES.find((one) => one === profile.language),
      birthday,
      more,
      added: [] as Detail[],
    },
    schema: async () => (await import('@portico/contract/guests.ts')).guestRights.correct.body,
    toBody: ({ birthday: born, added, ...rest }) => ({
      ...rest,
      add: {
        ...(born === birthday ? {} : { birthday: born }),
        ...Object.fromEntries(added.flatMap(({ name, value }) => (name.trim() ? [[name.trim(), value]] : []))),
      },
      seen,
    }),
    save: async (body) => {
      await onSave(body)
      onClose()
    },
  })
  const { form } = state
  return (
    <DrawerForm state={state} submitLabel={t('correcting.save')}>
      <TextField form={form} name="name" label={t('field.name')} maxLength={80} />
      <TextField form={form} name="phone" label={t('field.phone')} type="tel" maxLength={32} />
      <TextField form={form} name="email" label={t('field.email')} type="email" maxLength={254} />
      <TextField form={form} name="birthday" label={t('field.birthday')} type="date" max="9999-12-31" />
      <SelectField
        form={form}
        name="language"
        label={t('field.language')}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      />
      {fields.map((key) => (
        <TextField key={key} form={form} name={`more.${key}`} label={fieldName(key)} maxLength={500} />
      ))}
      <NewDetails onChange={(added) => form.setFieldValue('added', added)} />
    </DrawerForm>
  )
}

type Detail = { name: string; value: string }

/** Details that were never asked for: each with a name of the venue's own. */
function NewDetails({ onChange }: { onChange: (details: Detail[]) => void }) {
  const t = useText('guests')
  const [details, setDetails] = useState<readonly Detail[]>([])
  const put = (next: Detail[]) => {
    setDetails(next)
    onChange(next)
  }
  const set = (at: number, part: Partial<Detail>) => put(details.with(at, { ...details[at]!, ...part }))
  return (
    <>
      {details.map(({ name, value }, at) => (
        <div key={at} className={css.detail}>
          <TextInput
            label={t('correcting.addName')}
            maxLength={40}
            value={name}
            onChange={(event) => set(at, { name: event.currentTarget.value })}
          />
          <TextInput
            label={t('correcting.addValue')}
            maxLength={500}
            value={value}
            onChange={(event) => set(at, { value: event.currentTarget.value })}
          />
          <ActionIcon
            size="lg"
            variant="subtle"
            color="gray"
            aria-label={t('correcting.drop')}
            onClick={() => put(details.toSpliced(at, 1))}
          >
            <IconX size={17} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      <Button
        variant="subtle"
        size="compact-sm"
        className={css.start}
        leftSection={<IconPlus size={15} aria-hidden />}
        onClick={() => put([...details, { name: '', value: '' }])}
      >
        {t('correcting.add')}
      </Button>
    </>
  )
}
