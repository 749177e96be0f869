import { useText } from '../core/useText.ts'
import { ReasonField } from '../ui/ReasonField.tsx'
import { ResourceForm } from '../ui/ResourceForm.tsx'
import { useLast } from '../ui/useLast.ts'

/** What is about to be done to something of an owner's. */
export type Measure = {
  title: string
  name: string
  text: string
  submit: string
  run: (reason: string) => Promise<unknown>
}

const schema = async () => (await import('@portico/contract/platform.ts')).adminPages.suspend.body
const EMPTY = { reason: '' }

/** Asks for the reason, which the owner reads, before something is done. */
export function ReasonDrawer({ measure, onClose }: { measure: Measure | null; onClose: () => void }) {
  const t = useText('platform')
  const shown = useLast(measure)
  if (!shown) return null
  return (
    <ResourceForm
      opened={measure !== null}
      onClose={onClose}
      title={shown.title}
      subtitle={shown.name}
      width={460}
      schema={schema}
      initialValues={EMPTY}
      submitLabel={shown.submit}
      save={async ({ reason }) => {
        await shown.run(reason)
        onClose()
      }}
    >
      {(form) => (
        <>
          <p>{shown.text}</p>
          <ReasonField form={form} help={t('reasonHelp')} />
        </>
      )}
    </ResourceForm>
  )
}
