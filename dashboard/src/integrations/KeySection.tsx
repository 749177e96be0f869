import { Button } from '@mantine/core'
import { API_SCOPES, type ApiScope } from '@portico/contract/access.ts'
import { apiKeys, type ApiKey } from '@portico/contract/integrations.ts'
import { optionalText } from '../core/optionalText.ts'
import { useServerOptions } from '../core/serverOptions.ts'
import { useResource } from '../core/useResource.ts'
import { useText } from '../core/useText.ts'
import { LoosePlug } from '../ui/art/LoosePlug.tsx'
import { ChoicesField, SelectField, TextField, type ValueForm } from '../ui/fields.tsx'
import { useNow } from '../ui/now.ts'
import { Resource } from '../ui/Resource.tsx'
import { ResourceForm } from '../ui/ResourceForm.tsx'
import { useColumns } from '../ui/useColumns.tsx'
import { useRemoveAction } from '../ui/useRemoval.ts'

const TONES = { active: 'good', expired: 'warn', revoked: 'quiet' } as const
const DAYS = [30, 90, 365]
type Values = { name: string; scopes: ApiScope[]; expiresInDays: number | undefined }
const FRESH: Values = { name: '', scopes: [], expiresInDays: 90 }
const schema = async () => (await import('@portico/contract/integrations.ts')).apiKeys.create.body

/** Keys with which the owner's own software calls the API. */
export function KeySection({ mayWrite }: { mayWrite: boolean }) {
  const options = useServerOptions()
  const t = useText('integrations')
  const state = useResource(apiKeys, ({ key }) => ({ label: t('once.key'), secret: key }))
  const revoke = useRemoveAction<ApiKey>(t('key.revoke'), {
    isDanger: true,
    isFor: (key) => !key.revokedAt,
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
      columns={useKeyColumns()}
      nameOf={(key) => key.name}
      actions={mayWrite ? revoke : undefined}
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

function useKeyColumns() {
  const t = useText('integrations')
  const now = useNow(60)
  return useColumns<ApiKey>(
    (column) => [
      column.name(t('key.name'), ({ name }) => name, { below: ({ tail }) => <small>{`pk_…${tail}`}</small> }),
      column.state({
        label: t('hook.state'),
        tones: TONES,
        of: ({ revokedAt, expiresAt }) =>
          revokedAt ? 'revoked' : expiresAt && Date.parse(expiresAt) <= now ? 'expired' : 'active',
        word: (state) => t(`key.${state}`),
      }),
      {
        key: 'scopes',
        label: t('key.scopes'),
        cell: ({ scopes }) => scopes.map((scope) => scopeIn(t, scope)).join(', '),
      },
      column.date('expiresAt', t('key.expiry'), { none: t('key.never'), isWide: true }),
      column.ago('lastUsedAt', t('key.used'), { none: t('key.unused'), isWide: true }),
    ],
    [t, now],
  )
}

function KeyFields({ form }: { form: ValueForm<Values> }) {
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
        labelOf={(scope) => scopeIn(t, scope)}
      />
      <SelectField form={form} name="expiresInDays" label={t('key.expiry')} options={expiries} />
    </>
  )
}

function scopeIn(t: ReturnType<typeof useText<'integrations'>>, scope: string): string {
  return optionalText(t, `scope.${scope.replace(':', '-')}`) ?? scope
}
