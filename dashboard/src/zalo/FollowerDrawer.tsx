import { useState, type FormEvent } from 'react'
import { Button, TextInput } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { zaloUsers, type ZaloUser } from '@portico/contract/zalo/users.ts'
import { api } from '../core/api.ts'
import { useInvalidate } from '../core/keys.ts'
import { useSaved } from '../core/useSaved.ts'
import { useText } from '../core/useText.ts'
import { GuestName } from '../ui/GuestName.tsx'
import { SideDrawer } from '../ui/SideDrawer.tsx'
import { Tag } from '../ui/Tag.tsx'
import { useLast } from '../ui/useLast.ts'
import { ChooseGuest } from './ChooseGuest.tsx'
import css from './zalo.module.css'

type Props = { user: ZaloUser | null; mayWrite: boolean; onClose: () => void; onChanged: () => Promise<unknown> }

/** One follower: tags, and which guest they are. */
export function FollowerDrawer({ user, mayWrite, onClose, onChanged }: Props) {
  const t = useText('zalo.followers')
  const shown = useLast(user)
  const change = useChange(onChanged)
  if (!shown) return null
  const params = { id: shown.user_id }
  return (
    <SideDrawer
      opened={user !== null}
      onClose={onClose}
      title={shown.display_name || t('nameless')}
      subtitle={t(shown.user_is_follower ? 'following' : 'gone')}
    >
      <div className={css.drawer}>
        <section className={css.part}>
          <h3>{t('tags')}</h3>
          <Tags
            names={shown.tag_names}
            mayWrite={mayWrite}
            onAdd={(tag) => change(() => api(zaloUsers.tag, { params, body: { tag } }))}
            onRemove={(tag) => change(() => api(zaloUsers.untag, { params, body: { tag } }))}
          />
        </section>
        <section className={css.part}>
          <h3>{t('guest')}</h3>
          <Guest
            user={shown}
            mayWrite={mayWrite}
            onLink={(guestId) => void change(() => api(zaloUsers.link, { params, body: { guestId } }))}
          />
        </section>
        <Facts user={shown} />
      </div>
    </SideDrawer>
  )
}

type GuestProps = { user: ZaloUser; mayWrite: boolean; onLink: (guestId: string | null) => void }

function Guest({ user, mayWrite, onLink }: GuestProps) {
  const t = useText('zalo.followers')
  if (!user.guest_id)
    return (
      <>
        <p className={css.note}>{t('unlinked')}</p>
        {mayWrite && <ChooseGuest onChoose={onLink} />}
      </>
    )
  return (
    <div className={css.row}>
      <span>
        <GuestName id={user.guest_id} name={user.guest_name || t('nameless')} />{' '}
        {user.linked_by && <span className={css.note}>{t(`linkedBy.${user.linked_by}`)}</span>}
      </span>
      {mayWrite && (
        <Button variant="default" onClick={() => onLink(null)}>
          {t('unlink')}
        </Button>
      )}
    </div>
  )
}

function Facts({ user }: { user: ZaloUser }) {
  const t = useText('zalo.followers')
  const facts = [
    [t('alias'), user.user_alias],
    [t('phone'), user.phone ?? ''],
  ].filter(([, value]) => value !== '')
  if (facts.length === 0 && !user.is_sensitive) return null
  return (
    <section className={css.part}>
      <dl className={css.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {user.is_sensitive && <Tag tone="warn">{t('minor')}</Tag>}
    </section>
  )
}

function useChange(onChanged: () => Promise<unknown>) {
  const saved = useSaved()
  const invalidate = useInvalidate()
  return async (send: () => Promise<unknown>): Promise<boolean> => {
    const isDone = await saved('updated', send).then(
      () => true,
      () => false,
    )
    await Promise.all([onChanged(), invalidate({ tags: zaloUsers.tags })])
    return isDone
  }
}

type TagsProps = {
  names: readonly string[]
  mayWrite: boolean
  onAdd: (tag: string) => Promise<boolean>
  onRemove: (tag: string) => Promise<boolean>
}

function Tags({ names, mayWrite, onAdd, onRemove }: TagsProps) {
  const t = useText('zalo.followers')
  const [typed, type] = useState('')
  async function add(event: FormEvent) {
    event.preventDefault()
    const tag = typed.trim()
    if (tag !== '' && (await onAdd(tag))) type('')
  }
  return (
    <>
      {names.length === 0 && <p className={css.note}>{t('noTags')}</p>}
      <ul className={css.tags}>
        {names.map((name) => (
          <li key={name} className={css.tagRow}>
            <Tag>{name}</Tag>
            {mayWrite && (
              <button
                type="button"
                className={css.remove}
                aria-label={t('removeTag', { tag: name })}
                onClick={() => void onRemove(name)}
              >
                <IconX size={15} stroke={2} aria-hidden />
              </button>
            )}
          </li>
        ))}
      </ul>
      {mayWrite && (
        <form className={css.row} onSubmit={(event) => void add(event)}>
          <TextInput
            label={t('newTag')}
            value={typed}
            maxLength={50}
            onChange={(event) => type(event.currentTarget.value)}
          />
          <Button type="submit" variant="default" disabled={typed.trim() === ''}>
            {t('addTag')}
          </Button>
        </form>
      )}
    </>
  )
}
