import { useMemo } from 'react'
import { Button } from '@mantine/core'
import { API_SCOPES, type ApiScope } from '@portico/contract/access.ts'
import { apiKeys } from '@portico/contract/integrations.ts'
import { useFormat } from '../core/useFormat.ts'
import { useResource } from '../core/useResource.ts'
import { useServerOptions } from '../core/serverOptions.ts'
import { useText } from '../core/useText.ts'
import { LoosePlug } from '../ui/art/LoosePlug.tsx'
import { ChoicesField, SelectField, TextField, type ValueForm } from '../ui/fields.tsx'
import { useNow } from '../ui/now.ts'
import { Resource } from '../ui/Resource.tsx'
import { ResourceForm } from '../ui/ResourceForm.tsx'
import { useRemoveAction } from '../ui/useRemoval.ts'
import { keyColumns, stateOf } from './keyColumns.tsx'
import { optionalText } from '../core/optionalText.ts'

const DAYS = [30, 90, 365]
const FRESH: { name: string; scopes: ApiScope[]; expiresInDays: number | undefined } = {
  name: '',
  scopes: [],
  expiresInDays: 90,
}
const schema = async () => (await import('@portico/contract/integrations.ts')).apiKeys.create.body

/** Keys with which the owner's own software calls the API. */
export function KeySection({ mayWrite }: { mayWrite: boolean }) {
  const options = useServerOptions()
  const t = useText('integrations')
  const format = useFormat()
  const now = useNow(60)
  const state = useResource(apiKeys, ({ key }) => ({ label: t('once.key'), secret: key }))
  const columns = useMemo(() => keyColumns(t, format, now), [t, format, now])
  const actions = useRemoveAction(t('key.revoke'), {
    isDanger: true,
    isFor: (key) => stateOf(key, 0) !== 'revoked',
    ask: ({ name }) => ({
      title: t('key.revokeTitle', { name }),
      text: t('key.revokeText'),
      confirm: t('key.revoke'),
      isDanger: true,
    }),
    remove: state.remove,
  })
  return (
    <Resource
      state={state}
      label={t('part.keys')}
      text={t('key.text')}
      emptyTitle={t('key.emptyTitle')}
      art={<LoosePlug />}
      columns={columns}
      nameOf={(key) => key.name}
      actions={mayWrite ? actions : undefined}
      add={mayWrite ? t('key.add') : undefined}
      beside={
        options?.apiDocs && (
          <Button component="a" href="/docs" target="_blank" rel="noreferrer" variant="default">
            {t('key.docs')}
          </Button>
        )
      }
      renderForm={(drawer) => (
        <ResourceForm {...drawer} title={t('key.add')} submitLabel={t('key.add')} initialValues={FRESH} schema={schema}>
          {(form) => <KeyFields form={form} />}
        </ResourceForm>
      )}
    />
  )
}

function KeyFields({ form }: { form: ValueForm<typeof FRESH> }) {
  const t = useText('integrations')
  const expiries = [
    ...DAYS.map((value) => ({ value, label: t('key.days', { days: String(value) }) })),
    { value: undefined, label: t('key.never') },
  ]
  return (
    <>
      <TextField
        form={form}
        name="name"
        label={t('key.name')}
        description={t('key.nameHint')}
        maxLength={60}
        autoComplete="off"
        withAsterisk
      />
      <ChoicesField
        form={form}
        name="scopes"
        label={t('key.scopes')}
        options={API_SCOPES}
        labelOf={(scope) => optionalText(t, `scope.${scope.replace(':', '-')}`) ?? scope}
      />
      <SelectField form={form} name="expiresInDays" label={t('key.expiry')} options={expiries} />
    </>
  )
}
