import { useState } from 'react'
import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { adminPages } from '@portico/contract/platform.ts'
import { register } from '@portico/contract/register.ts'
import { api } from '../core/api.ts'
import { useReply } from '../core/keys.ts'
import { useFormat } from '../core/useFormat.ts'
import { useSaved } from '../core/useSaved.ts'
import { useText } from '../core/useText.ts'
import { MomentField } from '../ui/dates/MomentField.tsx'
import { TextField, useFieldValue, type ValueForm } from '../ui/fields.tsx'
import { ReasonField } from '../ui/ReasonField.tsx'
import { ResourceForm } from '../ui/ResourceForm.tsx'

type Props = { opened: boolean; onClose: () => void; onDone: () => Promise<unknown> }
const schema = async () => (await import('@portico/contract/register.ts')).register.ask.body
const EMPTY = {
  caseNumber: '',
  reason: '',
  pageId: null as string | null,
  from: '',
  to: '',
  mac: '',
  ip: '',
  contact: '',
}
type Values = typeof EMPTY

/** The form that requests an extract from another administrator. */
export function AskDrawer({ opened, onClose, onDone }: Props) {
  const t = useText('register')
  const saved = useSaved()
  return (
    <ResourceForm
      opened={opened}
      onClose={onClose}
      title={t('ask')}
      subtitle={t('askText')}
      schema={schema}
      initialValues={EMPTY}
      toBody={({ ip, ...values }: Values) => ({ ...values, ip: ip.trim() })}
      submitLabel={t('send')}
      save={async (body) => {
        await saved('created', () => api(register.ask, { body }))
        onClose()
        await onDone()
      }}
    >
      {(form) => (
        <>
          <TextField
            form={form}
            name="caseNumber"
            label={t('caseNumber')}
            description={t('caseHelp')}
            maxLength={60}
            withAsterisk
          />
          <ReasonField form={form} help={t('reasonHelp')} />
          <EndField form={form} name="from" />
          <EndField form={form} name="to" />
          <VenueField form={form} />
          <TextField form={form} name="mac" label={t('mac')} description={t('leastHelp')} maxLength={17} />
          <TextField form={form} name="ip" label={t('ip')} maxLength={45} />
          <TextField form={form} name="contact" label={t('contact')} maxLength={254} />
        </>
      )}
    </ResourceForm>
  )
}

/** By the clock that the list of requests is shown by, so that who decides reads the times that were typed. */
function EndField({ form, name }: { form: ValueForm<Values>; name: 'from' | 'to' }) {
  const t = useText('register')
  const { timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone } = useFormat()
  const value = useFieldValue<Values, string>(form, name)
  return (
    <MomentField
      label={t(name)}
      description={t('timesHelp', { zone: timeZone })}
      timeZone={timeZone}
      value={value || undefined}
      onChange={(instant) => form.setFieldValue(name, instant ?? '')}
      error={form.errors[name]}
      withAsterisk
    />
  )
}

type Venue = { value: string; label: string }

/** Finds a venue of the platform by its name or its owner's address. */
function VenueField({ form }: { form: ValueForm<Values> }) {
  const t = useText('register')
  const [chosen, choose] = useState<Venue | null>(null)
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), 250)
  const query = { limit: 20, ...(search !== '' && search !== chosen?.label ? { search } : {}) }
  const found = useReply(adminPages.list, { query }, { hasLast: true })
  const rows = (found.data?.rows ?? []).map(({ pageId, name, owner }) => ({
    value: pageId,
    label: [name, owner].filter(Boolean).join(' · '),
  }))
  // The one that was chosen keeps its name while another is looked for.
  const data = chosen ? [chosen, ...rows.filter(({ value }) => value !== chosen.value)] : rows
  return (
    <Select
      label={t('page')}
      description={t('pageHelp')}
      searchable
      clearable
      data={data}
      value={chosen?.value ?? null}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(value) => {
        choose(data.find((one) => one.value === value) ?? null)
        form.setFieldValue('pageId', value)
      }}
      nothingFoundMessage={t('noPage')}
      error={form.errors['pageId']}
    />
  )
}
