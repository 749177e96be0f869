import { ActionIcon, Button, NativeSelect } from '@mantine/core'
import { IconArrowLeft, IconLinkOff, IconTrash } from '@tabler/icons-react'
import type { ConversationLabel, OpenConversation } from '@portico/contract/inbox.ts'
import { openGuest } from '../core/openGuest.ts'
import { usePage } from '../core/page.ts'
import { useAllows, useAllowsPersonal } from '../core/rights.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { ChannelMark } from './ChannelMark.tsx'
import { GuestPicker } from './GuestPicker.tsx'
import { LabelTag } from './LabelTag.tsx'
import type { InboxBoard } from './useBoard.ts'
import type { ConversationCommands } from './useCommands.ts'
import css from './panel.module.css'
import widths from './widths.module.css'

type Props = {
  conversation: OpenConversation
  board: InboxBoard | undefined
  labels: readonly ConversationLabel[]
  commands: ConversationCommands
  onBack: () => void
  onRemove: () => Promise<void>
}

/** Who somebody talks to, and what the team says about the conversation. */
export function PersonPanel({ conversation, board, labels, commands, onBack, onRemove }: Props) {
  const t = useText('inbox')
  const format = useFormat()
  const mayReply = useAllows('zalo:reply')
  const mayManage = useAllows('zalo:send')
  const { channel, name, assigneeId, createdAt, lastInboundAt } = conversation
  return (
    <div className={css.panel}>
      <header className={css.panelHead}>
        <ActionIcon className={widths.onlyNarrow} variant="subtle" size={44} aria-label={t('back')} onClick={onBack}>
          <IconArrowLeft size={20} aria-hidden />
        </ActionIcon>
        <ChannelMark channel={channel} name={name || t('somebody')} />
        <div>
          <h3>{name || t('somebody')}</h3>
          <small>{t(`channels.${channel}`)}</small>
        </div>
      </header>
      <Guest conversation={conversation} commands={commands} mayReply={mayReply} />
      <NativeSelect
        label={t('assignee')}
        disabled={!mayReply}
        value={assigneeId ?? ''}
        onChange={({ currentTarget: { value } }) => void commands.change({ assigneeId: value || null })}
        data={[
          { value: '', label: t('nobody') },
          ...(board?.people ?? []).map(({ uid, displayName }) => ({ value: uid, label: displayName })),
        ]}
      />
      <Labels conversation={conversation} labels={labels} commands={commands} mayReply={mayReply} />
      <dl className={css.facts}>
        <dt>{t('since')}</dt>
        <dd>{format.dateTime(createdAt)}</dd>
        {lastInboundAt && (
          <>
            <dt>{t('lastInbound')}</dt>
            <dd>{format.dateTime(lastInboundAt)}</dd>
          </>
        )}
      </dl>
      {mayManage && (
        <Button
          variant="subtle"
          color="red"
          size="xs"
          leftSection={<IconTrash size={16} stroke={1.8} aria-hidden />}
          onClick={() => void onRemove()}
        >
          {t('remove.confirm')}
        </Button>
      )}
    </div>
  )
}

type PartProps = Pick<Props, 'conversation' | 'commands'> & { mayReply: boolean }

function Guest({ conversation: { guestId, name, isGuestCertain }, commands, mayReply }: PartProps) {
  const t = useText('inbox')
  const pageId = usePage((state) => state.pageId)
  const mayOpen = useAllowsPersonal('guest.held:read')
  if (!guestId) return mayReply ? <GuestPicker name={name} onChoose={commands.link} /> : <p>{t('guest.unknown')}</p>
  return (
    <div className={css.guest}>
      <b>{t('guest.is')}</b>
      <span className={css.guestButtons}>
        {mayOpen && pageId && (
          <Button size="xs" variant="default" onClick={() => openGuest({ id: guestId, pageId })}>
            {t('guest.open')}
          </Button>
        )}
        {mayReply && !isGuestCertain && (
          <Button
            size="xs"
            variant="subtle"
            leftSection={<IconLinkOff size={16} aria-hidden />}
            onClick={() => void commands.link(null)}
          >
            {t('guest.unlink')}
          </Button>
        )}
      </span>
    </div>
  )
}

function Labels({ conversation, labels, commands, mayReply }: PartProps & { labels: readonly ConversationLabel[] }) {
  const t = useText('inbox')
  if (labels.length === 0) return null
  const own = new Set(conversation.labels)
  const toggle = (id: string) =>
    void commands.change({ labels: own.has(id) ? conversation.labels.filter((one) => one !== id) : [...own, id] })
  return (
    <fieldset className={css.labels} disabled={!mayReply}>
      <legend>{t('labels.title')}</legend>
      {labels.map((label) => (
        <button key={label.id} type="button" aria-pressed={own.has(label.id)} onClick={() => toggle(label.id)}>
          <LabelTag label={label} />
        </button>
      ))}
    </fieldset>
  )
}
