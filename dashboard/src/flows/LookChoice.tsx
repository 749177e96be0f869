import { useState } from 'react'
import { Button } from '@mantine/core'
import { IconBrush } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Template } from '@portico/contract/templates.ts'
import { useLanguage } from '../core/language.ts'
import { useText } from '../core/useText.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { PortalThumb } from '../ui/PortalThumb.tsx'
import { SideDrawer } from '../ui/SideDrawer.tsx'
import { SkeletonCards } from '../ui/Skeletons.tsx'
import { useTemplates } from './queries.ts'
import type { FlowDraft } from './flowDraft.ts'
import css from './flow.module.css'
import look from './look.module.css'

type Props = { templateId: string | null; draft: FlowDraft; isReadOnly: boolean }

/** Which template guests of this flow see: the page's own, unless another one is chosen. */
export function LookChoice({ templateId, draft, isReadOnly }: Props) {
  const t = useText('flows')
  const [isOpen, setOpen] = useState(false)
  const { data } = useTemplates()
  const chosen = data?.rows.find(({ id }) => id === templateId)
  const isGone = templateId !== null && data !== undefined && !chosen
  return (
    <>
      <section className={look.look} aria-label={t('look.title')}>
        <Thumb template={chosen ?? data?.rows.find(({ isActive }) => isActive)} />
        <div>
          <p>{chosen?.name ?? t('look.ofPage')}</p>
          {isGone && <span className={css.note}>{t('look.gone')}</span>}
          {!isReadOnly && (
            <Button variant="default" size="xs" onClick={() => setOpen(true)}>
              {t('look.change')}
            </Button>
          )}
        </div>
      </section>
      <SideDrawer
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t('look.choose')}
        subtitle={t('look.lead')}
        width={440}
      >
        <Choices chosenId={chosen?.id} onChoose={(id) => draft.change((old) => ({ ...old, templateId: id }))} />
      </SideDrawer>
    </>
  )
}

function Choices({ chosenId, onChoose }: { chosenId: string | undefined; onChoose: (id: string | null) => void }) {
  const t = useText('flows')
  const { data, error, refetch } = useTemplates()
  if (!data) return error ? <ErrorState error={error} onRetry={refetch} /> : <SkeletonCards />
  return (
    <fieldset className={look.looks}>
      <Choice
        name={t('look.ofPage')}
        about={t('look.ofPageText')}
        template={data.rows.find(({ isActive }) => isActive)}
        isChosen={chosenId === undefined}
        onChoose={() => onChoose(null)}
      />
      {data.rows.map((template) => (
        <Choice
          key={template.id}
          name={template.name}
          about={template.version === 0 ? t('look.unpublished') : undefined}
          template={template}
          isChosen={template.id === chosenId}
          isDisabled={template.version === 0}
          onChoose={() => onChoose(template.id)}
        />
      ))}
      {data.rows.length === 0 && (
        <p className={css.note}>
          {t('look.none')} <Link to="/dashboard/templates">{t('look.make')}</Link>
        </p>
      )}
    </fieldset>
  )
}

type ChoiceProps = {
  name: string
  about: string | undefined
  template: Template | undefined
  isChosen: boolean
  isDisabled?: boolean
  onChoose: () => void
}

function Choice({ name, about, template, isChosen, isDisabled = false, onChoose }: ChoiceProps) {
  return (
    <label className={look.lookChoice}>
      <input type="radio" name="look" checked={isChosen} disabled={isDisabled} onChange={onChoose} aria-label={name} />
      <Thumb template={template} />
      <span>
        <strong>{name}</strong>
        {about && <span className={css.note}>{about}</span>}
      </span>
    </label>
  )
}

function Thumb({ template }: { template: Template | undefined }) {
  const language = useLanguage((state) => state.language)
  if (template)
    return <PortalThumb name={template.name} previewUrl={template.previewUrl} language={language} isPublished />
  return (
    <span className={look.lookNone} aria-hidden>
      <IconBrush size={26} stroke={1.5} />
    </span>
  )
}
