import { openGuest } from '../core/openGuest.ts'
import { usePage } from '../core/page.ts'
import { useAllowsPersonal } from '../core/rights.ts'
import css from './guestName.module.css'

type Props = { id: string | null; name: string }

/** A guest's name; members who may see who guests are press it for the guest's page. */
export function GuestName({ id, name }: Props) {
  const pageId = usePage((state) => state.pageId)
  const maySee = useAllowsPersonal('guest.held:read')
  if (!id || !pageId || !maySee) return <b className={css.name}>{name}</b>
  return (
    <button type="button" className={css.open} onClick={() => openGuest({ id, pageId })}>
      {name}
    </button>
  )
}
