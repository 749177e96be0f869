import { Button, Modal } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { ApiError } from '@portico/contract/http/client.ts'
import type { Reply } from '@portico/contract/http/endpoint.ts'
import { members } from '@portico/contract/members.ts'
import { pages } from '@portico/contract/pages.ts'
import { api } from '../core/api.ts'
import { useInvalidate, useReply } from '../core/keys.ts'
import { useErrorText } from '../core/errors.ts'
import { selectPage } from '../core/page.ts'
import { useText } from '../core/useText.ts'
import { message, notify } from '../ui/toasts.ts'
import css from './members.module.css'

/** The invitation whose link was followed: asks for the answer, or says in words why there is none to give. */
export function InvitationDialog() {
  const { invitation: code } = useSearch({ strict: false })
  const navigate = useNavigate()
  const close = () => void navigate({ to: '/dashboard/my-pages', search: {}, replace: true })
  return code ? <InvitationQuestion code={code} onClose={close} /> : null
}

type Props = { code: string; onClose: () => void }
type Invitation = NonNullable<Reply<typeof members.look>['invitation']>

function InvitationQuestion({ code, onClose }: Props) {
  const t = useText('members')
  const errorText = useErrorText()
  const [isOpen, setOpen] = useState(false)
  const { data, error } = useReply(
    members.look,
    { body: { code } },
    { retry: (count, failure) => count < 2 && !(failure instanceof ApiError && failure.status === 404), gcTime: 0 },
  )
  // Opened after it has loaded, so that focus moves into it.
  useEffect(() => setOpen(data !== undefined || error !== null), [data, error])
  const invitation = data?.invitation

  return (
    <Modal.Root opened={isOpen} onClose={onClose} centered size={460}>
      <Modal.Overlay backgroundOpacity={0.45} />
      <Modal.Content>
        <Modal.Header component="div">
          <Modal.Title component="h2" className={css.dialogTitle}>
            {invitation ? t('dialog.title', { page: invitation.pageName }) : t('dialog.overTitle')}
          </Modal.Title>
          <Modal.CloseButton aria-label={t('dialog.later')} />
        </Modal.Header>
        <Modal.Body className={css.dialog}>
          {invitation ? (
            <Question invitation={invitation} code={code} onClose={onClose} />
          ) : (
            <>
              <p>{data && data.state !== 'open' ? t(`dialog.${data.state}`) : errorText(error)}</p>
              <div className={css.buttons}>
                <Button data-autofocus onClick={onClose}>
                  {t('dialog.ok')}
                </Button>
              </div>
            </>
          )}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

function Question({ invitation, code, onClose }: Props & { invitation: Invitation }) {
  const t = useText('members')
  const { answer, busy } = useAnswer({ invitation, code, onClose })
  return (
    <>
      <p>
        {t('waiting.invitation', {
          from: invitation.from,
          page: invitation.pageName,
          role: t(`role.${invitation.role}`),
        })}
      </p>
      <p className={css.text}>{t(`roleText.${invitation.role}`)}</p>
      <div className={css.buttons}>
        <Button variant="default" loading={busy === 'no'} disabled={busy === 'yes'} onClick={() => void answer(false)}>
          {t('waiting.decline')}
        </Button>
        <Button data-autofocus loading={busy === 'yes'} disabled={busy === 'no'} onClick={() => void answer(true)}>
          {t('waiting.accept')}
        </Button>
      </div>
    </>
  )
}

function useAnswer({ invitation, code, onClose }: Props & { invitation: Invitation }) {
  const t = useText('members')
  const errorText = useErrorText()
  const navigate = useNavigate()
  const invalidate = useInvalidate()
  const [busy, setBusy] = useState<'yes' | 'no' | null>(null)

  async function answer(isYes: boolean) {
    setBusy(isYes ? 'yes' : 'no')
    try {
      const member = isYes
        ? await api(members.accept, { body: { code } })
        : await api(members.decline, { body: { code } })
      await invalidate({ waiting: members.waiting }, pages)
      message(t(isYes ? 'waiting.accepted' : 'waiting.declined', { page: invitation.pageName }), { seconds: 3 })
      if (!('page_id' in member)) return onClose()
      await selectPage(member.page_id)
      await navigate({ to: '/dashboard' })
    } catch (failure) {
      notify({ kind: 'bad', text: errorText(failure) })
      setBusy(null)
      await invalidate({ look: members.look })
    }
  }
  return { answer, busy }
}
