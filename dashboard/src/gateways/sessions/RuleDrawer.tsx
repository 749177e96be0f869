import { TextInput } from '@mantine/core'
import type { accessRules, AccessRule } from '@portico/contract/gateways/lists.ts'
import type { Input } from '@portico/contract/http/endpoint.ts'
import { useContractForm } from '../../core/useContractForm.ts'
import { useText } from '../../core/useText.ts'
import { DrawerForm } from '../../ui/DrawerForm.tsx'
import { TextField } from '../../ui/fields.tsx'
import { FormDrawer } from '../../ui/FormDrawer.tsx'
import { useLast } from '../../ui/useLast.ts'
import css from './sessions.module.css'

type Body = Input<typeof accessRules.create>['body']
type Kind = AccessRule['kind']
type Props = { kind: Kind | null; onClose: () => void; onSave: (body: Body) => Promise<void> }

/** Puts a device on a list by its address: a television that has no browser, or one to keep out. */
export function RuleDrawer({ kind, onClose, onSave }: Props) {
  const t = useText('sessions')
  const shown = useLast(kind) ?? 'allow'
  return (
    <FormDrawer opened={kind !== null} onClose={onClose} title={t(`lists.form.${shown}Title`)} width={460}>
      <RuleForm
        key={shown}
        kind={shown}
        save={async (body) => {
          await onSave(body)
          onClose()
        }}
      />
    </FormDrawer>
  )
}

function RuleForm({ kind, save }: { kind: Kind; save: (body: Body) => Promise<void> }) {
  const t = useText('sessions')
  const state = useContractForm({
    initialValues: { mac: '', name: '', reason: '', until: '' },
    schema: async () => (await import('@portico/contract/gateways/lists.ts')).accessRules.create.body,
    toBody: ({ mac, name, reason, until }) => ({
      kind,
      mac: mac.trim(),
      name,
      reason,
      until: until ? new Date(`${until}T23:59:59`).toISOString() : undefined,
    }),
    save,
  })
  const { form } = state
  return (
    <DrawerForm state={state} submitLabel={t('lists.form.save')}>
      <TextField
        form={form}
        name="mac"
        label={t('lists.form.mac')}
        description={t('lists.form.macHint')}
        autoComplete="off"
        spellCheck={false}
        required
        withAsterisk
      />
      <TextField
        form={form}
        name="name"
        label={t('lists.form.name')}
        placeholder={t('lists.form.nameHint')}
        maxLength={80}
      />
      {kind === 'deny' && <TextField form={form} name="reason" label={t('lists.reason')} maxLength={200} />}
      <TextInput
        key={form.key('until')}
        type="date"
        label={t('lists.form.until')}
        description={t('lists.form.untilHint')}
        {...form.getInputProps('until')}
      />
      {kind === 'allow' && <p className={css.note}>{t('lists.needsMacAuth')}</p>}
    </DrawerForm>
  )
}
