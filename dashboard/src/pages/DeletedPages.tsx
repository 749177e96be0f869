import { Button } from '@mantine/core'
import { useState } from 'react'
import { pages, type Page } from '@portico/contract/pages.ts'
import { api } from '../core/api.ts'
import { useInvalidate } from '../core/keys.ts'
import { useErrorText } from '../core/errors.ts'
import { PageAvatar } from '../core/PageAvatar.tsx'
import { useList } from '../core/useList.ts'
import { useText } from '../core/useText.ts'
import { useNow } from '../ui/now.ts'
import { message, notify } from '../ui/toasts.ts'
import { daysLeft } from './daysLeft.ts'
import css from './pages.module.css'

/** The user's deleted pages that can still be brought back; nothing when there are none. */
export function DeletedPages() {
  const t = useText('pages')
  const { rows } = useList(pages, { deleted: 'true' })
  if (rows.length === 0) return null
  return (
    <section className={css.deleted}>
      <div>
        <h2>{t('deleted.title')}</h2>
        <p>{t('deleted.text')}</p>
      </div>
      <ul>
        {rows.map((page) => (
          <DeletedPage key={page.eid} page={page} />
        ))}
      </ul>
    </section>
  )
}

function DeletedPage({ page }: { page: Page }) {
  const t = useText('pages')
  const errorText = useErrorText()
  const invalidate = useInvalidate()
  const [isBusy, setBusy] = useState(false)
  const now = useNow(60)
  const { eid, name, deletedAt } = page

  async function restore() {
    setBusy(true)
    try {
      await api(pages.restore, { params: { eid } })
      message(t('deleted.restored', { name }), { seconds: 3 })
    } catch (error) {
      notify({ kind: 'bad', text: errorText(error) })
    }
    await invalidate(pages)
    setBusy(false)
  }

  return (
    <li>
      <PageAvatar name={name} size={36} />
      <span className={css.deletedName}>
        <strong>{name}</strong>
        {deletedAt && <small>{t('deleted.left', { days: daysLeft(deletedAt, now) })}</small>}
      </span>
      <Button
        variant="default"
        loading={isBusy}
        aria-label={t('deleted.restoreNamed', { name })}
        onClick={() => void restore()}
      >
        {t('deleted.restore')}
      </Button>
    </li>
  )
}
