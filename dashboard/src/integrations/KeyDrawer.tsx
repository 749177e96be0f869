import { Select } from '@mantine/core'
import { API_SCOPES, type ApiScope } from '@portico/contract/access.ts'
import { apiKeys } from '@portico/contract/integrations.ts'
import { api } from '../core/api.ts'
import { useContractForm } from '../core/useContractForm.ts'
import { useSaved } from '../core/useSaved.ts'
import { useText } from '../core/useText.ts'
import { DrawerForm } from '../ui/DrawerForm.tsx'
import { TextField } from '../ui/fields.tsx'
import { FormDrawer } from '../ui/FormDrawer.tsx'
import { Choices } from './Choices.tsx'

const DAYS = [30, 90, 365]

type Props = { isOpen: boolean; onClose: () => void; onMade: (key: string) => Promise<void> }

/** Makes an API key. */
export function KeyDrawer({ isOpen, onClose, onMade }: Props) {
  const t = useText('integrations')
  return (
    <FormDrawer opened={isOpen} onClose={onClose} title={t('key.add')}>
      <KeyForm onMade={onMade} />
    </FormDrawer>
  )
}

function KeyForm({ onMade }: Pick<Props, 'onMade'>) {
  const t = useText('integrations')
  const saved = useSaved()
  const initialValues: { name: string; scopes: ApiScope[]; expiresInDays: number | undefined } = {
    name: '',
    scopes: [],
    expiresInDays: 90,
  }
  const state = useContractForm({
    initialValues,
    schema: async () => (await import('@portico/contract/integrations.ts')).apiKeys.create.body,
    async save(body) {
      await onMade((await saved('created', () => api(apiKeys.create, { body }))).key)
    },
  })
  const { form } = state
  const [scopes, days] = [form.useWatchValue('scopes'), form.useWatchValue('expiresInDays')]
  return (
    <DrawerForm state={state} submitLabel={t('key.add')}>
      <TextField
        form={form}
        name="name"
        label={t('key.name')}
        description={t('key.nameHint')}
        maxLength={60}
        autoComplete="off"
        withAsterisk
      />
      <Choices
        label={t('key.scopes')}
        options={API_SCOPES}
        labelOf={(scope) => t(`scope.${scope.replace(':', '-') as 'visits-read'}`)}
        values={scopes}
        onChange={(values) => form.setFieldValue('scopes', values)}
        error={form.errors['scopes']}
      />
      <Select
        label={t('key.expiry')}
        data={[
          ...DAYS.map((value) => ({ value: String(value), label: t('key.days', { days: String(value) }) })),
          { value: 'never', label: t('key.never') },
        ]}
        value={days === undefined ? 'never' : String(days)}
        onChange={(value) =>
          form.setFieldValue(
            'expiresInDays',
            DAYS.find((one) => String(one) === value),
          )
        }
        allowDeselect={false}
      />
    </DrawerForm>
  )
}
