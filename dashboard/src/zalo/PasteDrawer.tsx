import { zalo } from '@portico/contract/zalo.ts'
import { api } from '../core/api.ts'
import { useInvalidate } from '../core/keys.ts'
import { useSaved } from '../core/useSaved.ts'
import { useText } from '../core/useText.ts'
import { PasswordField } from '../ui/PasswordField.tsx'
import { ResourceForm } from '../ui/ResourceForm.tsx'

const schema = async () => (await import('@portico/contract/zalo.ts')).zalo.paste.body

/** Connects with a token where Zalo does not send its owner back. */
export function PasteDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useText('zalo.settings')
  const saved = useSaved()
  const invalidate = useInvalidate()
  return (
    <ResourceForm
      opened={opened}
      onClose={onClose}
      title={t('paste.title')}
      subtitle={t('paste.text')}
      submitLabel={t('connect')}
      initialValues={{ refreshToken: '' }}
      schema={schema}
      save={async (body) => {
        await saved('updated', () => api(zalo.paste, { body }))
        await invalidate(zalo)
        onClose()
      }}
    >
      {(form) => (
        <PasswordField
          form={form}
          name="refreshToken"
          label={t('paste.token')}
          description={t('paste.hint')}
          autoComplete="off"
          maxLength={4000}
          withAsterisk
        />
      )}
    </ResourceForm>
  )
}
