import { IconCopy, IconTrash } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import type { MessageTemplate } from '@portico/contract/messages.ts'
import { lacksOf, languageFor } from '@portico/contract/messages/readiness.ts'
import { useLanguage } from '../core/language.ts'
import { useAllows } from '../core/rights.ts'
import { useText } from '../core/useText.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { CardTools, LinkedCard } from '../ui/PictureCard.tsx'
import { Tag } from '../ui/Tag.tsx'
import { missingLanguages } from './content.ts'
import { PhonePreview } from './PhonePreview.tsx'
import { useTemplateCommands } from './useTemplateCommands.ts'

const TONES = { unknown: 'warn', pending: 'warn', approved: 'good', rejected: 'bad', disabled: 'bad' } as const

/** One template: how it looks on a phone, whether it can be sent, and what can be done with it. */
export function TemplateCard({ template }: { template: MessageTemplate }) {
  const t = useText('messages')
  const spoken = useLanguage((state) => state.language)
  const { id, name, kind, content, approval, usedIn } = template
  const missing = missingLanguages(content)
  const isReady = lacksOf(content).length === 0
  return (
    <LinkedCard
      name={name}
      renderLink={(props) => <Link to="/dashboard/zalo-message-templates/$id" params={{ id }} {...props} />}
      picture={<PhonePreview content={content} language={languageFor(content, spoken) ?? spoken} isSmall />}
      actions={<CardActions template={template} />}
    >
      <p>
        <Tag>{t(`kind.${kind}`)}</Tag> {!isReady && <Tag tone="warn">{t('notReady')}</Tag>}{' '}
        {kind === 'zns' && <Tag tone={TONES[approval]}>{t(`approval.${approval}`)}</Tag>}
      </p>
      <p>{t('usedIn', { count: usedIn })}</p>
      {missing.length > 0 && <p>{t('missing', { languages: missing.join(', ').toUpperCase() })}</p>}
    </LinkedCard>
  )
}

function CardActions({ template }: { template: MessageTemplate }) {
  const t = useText('messages')
  const mayWrite = useAllows('zalo:draft')
  const commands = useTemplateCommands()
  const navigate = useNavigate()
  if (!mayWrite) return null
  const { name } = template
  async function duplicate() {
    const made = await commands.duplicate(template)
    if (made) await navigate({ to: '/dashboard/zalo-message-templates/$id', params: { id: made.id } })
  }
  return (
    <CardTools>
      <IconButton label={`${t('duplicate')} ${name}`} title={t('duplicate')} onClick={() => void duplicate()}>
        <IconCopy size={17} aria-hidden />
      </IconButton>
      <IconButton
        label={`${t('remove.action')} ${name}`}
        title={t('remove.action')}
        onClick={() => void commands.remove(template)}
      >
        <IconTrash size={17} aria-hidden />
      </IconButton>
    </CardTools>
  )
}
