import { Button, Textarea } from '@mantine/core'
import { wifiProfiles, type WifiProfileSetting } from '@portico/contract/wifiProfiles.ts'
import { api } from '../../core/api.ts'
import { useInvalidate } from '../../core/keys.ts'
import { useSaved } from '../../core/useSaved.ts'
import { useText } from '../../core/useText.ts'
import { confirm } from '../../ui/confirm.ts'
import { ResourceForm } from '../../ui/ResourceForm.tsx'

type Props = { setting: WifiProfileSetting; opened: boolean; onClose: () => void }

const schema = async () => (await import('@portico/contract/wifiProfiles.ts')).wifiProfiles.setCertificate.body

/** The owner's own certificate, pasted; or back to the system's. */
export function CertificateDrawer({ setting, opened, onClose }: Props) {
  const t = useText('wifiProfiles.certificate')
  const saved = useSaved()
  const invalidate = useInvalidate()

  async function goBack() {
    if (!(await confirm({ title: t('backAsk'), text: t('backText'), confirm: t('back') }))) return
    await saved('updated', () => api(wifiProfiles.removeCertificate, {}))
    await invalidate(wifiProfiles)
    onClose()
  }

  return (
    <ResourceForm
      opened={opened}
      onClose={onClose}
      title={t(setting.certificate?.isOwn ? 'replace' : 'change')}
      subtitle={t('changeLead')}
      submitLabel={t('save')}
      initialValues={{ certificate: '', key: '' }}
      schema={schema}
      save={async (body) => {
        await saved('updated', () => api(wifiProfiles.setCertificate, { body }))
        await invalidate(wifiProfiles)
        onClose()
      }}
    >
      {(form) => (
        <>
          <Textarea
            {...form.getInputProps('certificate')}
            label={t('chain')}
            description={t('chainHint')}
            autosize
            minRows={5}
            maxRows={10}
            spellCheck={false}
            required
          />
          <Textarea
            {...form.getInputProps('key')}
            label={t('key')}
            description={t('keyHint')}
            autosize
            minRows={4}
            maxRows={8}
            spellCheck={false}
            autoComplete="off"
            required
          />
          {setting.certificate?.isOwn && (
            <Button variant="default" onClick={() => void goBack()}>
              {t('back')}
            </Button>
          )}
        </>
      )}
    </ResourceForm>
  )
}
