import { useState } from 'react'
import { Button } from '@mantine/core'
import { IconDeviceMobile } from '@tabler/icons-react'
import { templates, type BeeTemplate, type TemplateDesign } from '@portico/contract/templates.ts'
import { api } from '../core/api.ts'
import { useDraft } from '../core/useDraft.ts'
import { useText } from '../core/useText.ts'
import { EditorScreen } from './EditorScreen.tsx'
import { PhoneLink } from './PhoneLink.tsx'
import { useKeep } from './useTemplates.ts'
import css from './templates.module.css'

/** A shared template; what is saved is what the next page copies. */
export function SharedEditor({ template, onClose }: { template: BeeTemplate; onClose: () => void }) {
  const t = useText('templates')
  const keep = useKeep()
  const [isShown, setShown] = useState(false)
  const draft = useDraft<TemplateDesign, BeeTemplate & { revision?: number }>({
    item: template,
    contentOf: ({ design }) => design,
    save: (design) => api(templates.update, { params: { id: template.id }, body: { design, category: design.trade } }),
  })
  async function leave() {
    await draft.saveNow()
    keep.lists()
    onClose()
  }
  return (
    <>
      <EditorScreen
        title={template.name}
        crumbs={t('admin.title')}
        venue={template.name}
        origin={new URL(template.previewUrl).origin}
        draft={draft}
        hasPictures={false}
        action={
          <div className={css.actions}>
            <Button
              variant="default"
              leftSection={<IconDeviceMobile size={17} aria-hidden />}
              onClick={() => setShown(true)}
            >
              {t('phone.open')}
            </Button>
            <Button onClick={() => void leave()}>{t('admin.done')}</Button>
          </div>
        }
      />
      <PhoneLink url={template.previewUrl} isOpen={isShown} onClose={() => setShown(false)} />
    </>
  )
}
