import { lazy, Suspense, useState } from 'react'
import { Button } from '@mantine/core'
import { IconCheck, IconCursorText, IconPencil, IconTrash } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import type { Template } from '@portico/contract/templates.ts'
import { useLanguage } from '../core/language.ts'
import { useAllows } from '../core/rights.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { CafeDoor } from '../ui/art/CafeDoor.tsx'
import { PictureCards } from '../ui/PictureCard.tsx'
import { Screen } from '../ui/Screen.tsx'
import { Tag } from '../ui/Tag.tsx'
import { useLiveReload } from '../ui/useLiveReload.ts'
import { useOnceTrue } from '../ui/useOnceTrue.ts'
import { Library } from './Library.tsx'
import { TemplateCard } from './TemplateCard.tsx'
import { useCommands } from './useCommands.ts'
import { useOwnTemplates } from './useTemplates.ts'
import buttons from '../ui/buttons.module.css'
import css from './templates.module.css'
import { fetchAgain } from '../core/fetchAgain.ts'

const RenameDrawer = lazy(async () => ({ default: (await import('../ui/RenameDrawer.tsx')).RenameDrawer }))

/** The page's own templates, and the library they are copied from. */
export function TemplatesPage() {
  const t = useText('templates')
  const own = useOwnTemplates()
  const commands = useCommands()
  const navigate = useNavigate()
  const mayWrite = useAllows('template:write')
  useLiveReload(['templates'], () => fetchAgain(own))
  const [copying, setCopying] = useState('')
  const [renamed, setRenamed] = useState<Template | null>(null)
  const hasRename = useOnceTrue(renamed !== null)

  async function copy(name: string, from?: string) {
    setCopying(from ?? 'plain')
    const made = await commands.copy(name, from)
    setCopying('')
    if (made) await navigate({ to: '/dashboard/template/$id', params: { id: made.id } })
  }

  return (
    <Screen title={t('title')} lead={t('lead')}>
      <h2 className={css.heading}>{t('own')}</h2>
      {own.error && <ErrorState error={own.error} onRetry={() => void own.refetch()} />}
      {own.data?.rows.length === 0 && (
        <EmptyState level={3} art={<CafeDoor />} title={t('empty.title')} text={t('empty.text')} />
      )}
      <PictureCards width="min(200px, 46%)">
        {own.data?.rows.map((template) => (
          <OwnCard key={template.id} template={template} commands={commands} onRename={() => setRenamed(template)} />
        ))}
      </PictureCards>
      <h2 className={css.heading}>{t('library')}</h2>
      <Library
        renderActions={({ id, name }) =>
          mayWrite && (
            <Button size="xs" variant="default" loading={copying === id} onClick={() => void copy(name, id)}>
              {t('use')}
            </Button>
          )
        }
      />
      {hasRename && (
        <Suspense>
          <RenameDrawer
            item={renamed}
            label={t('name')}
            schema={async () =>
              (await import('@portico/contract/templates.ts')).pageTemplates.create.body.pick({ name: true })
            }
            onClose={() => setRenamed(null)}
            onRename={async (_, name) => renamed && commands.rename(renamed, name)}
          />
        </Suspense>
      )}
    </Screen>
  )
}

type CardProps = { template: Template; commands: ReturnType<typeof useCommands>; onRename: () => void }

function OwnCard({ template, commands, onRename }: CardProps) {
  const t = useText('templates')
  const format = useFormat()
  const language = useLanguage((state) => state.language)
  const mayWrite = useAllows('template:write')
  const mayPublish = useAllows('template:publish')
  const mayDelete = useAllows('template:delete')
  const { id, name, isActive, hasChanges, version } = template
  return (
    <TemplateCard
      name={name}
      previewUrl={template.previewUrl}
      language={language}
      note={
        <>
          {isActive && <Tag tone="good">{t('active')}</Tag>} {hasChanges && <Tag tone="warn">{t('unpublished')}</Tag>}{' '}
          {format.dateTime(template.updatedAt)}
        </>
      }
    >
      {mayWrite && (
        <Link
          to="/dashboard/template/$id"
          params={{ id }}
          className={buttons.plain}
          aria-label={`${t('edit')} ${name}`}
        >
          <IconPencil size={16} aria-hidden /> {t('edit')}
        </Link>
      )}
      {mayWrite && (
        <button type="button" className={buttons.plain} aria-label={`${t('rename')} ${name}`} onClick={onRename}>
          <IconCursorText size={16} aria-hidden /> {t('rename')}
        </button>
      )}
      {mayPublish && !isActive && version > 0 && (
        <button type="button" className={buttons.plain} onClick={() => void commands.activate(template)}>
          <IconCheck size={16} aria-hidden /> {t('activate')}
        </button>
      )}
      {mayDelete && !isActive && (
        <button
          type="button"
          className={buttons.plain}
          aria-label={`${t('delete')} ${name}`}
          onClick={() => void commands.remove(template)}
        >
          <IconTrash size={16} aria-hidden />
        </button>
      )}
    </TemplateCard>
  )
}
