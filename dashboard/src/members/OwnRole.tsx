import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { pages } from '@portico/contract/pages.ts'
import { useInvalidate } from '../core/keys.ts'
import { clearPage, usePage } from '../core/page.ts'
import { useSession } from '../core/session.ts'
import { useText } from '../core/useText.ts'
import { confirm } from '../ui/confirm.ts'
import { Card } from '../ui/Screen.tsx'
import { useMembers } from './useMembers.ts'
import css from './members.module.css'

/** What I am on this page, and the way out of it. */
export function OwnRole() {
  const t = useText('members')
  const invalidate = useInvalidate()
  const navigate = useNavigate()
  const role = usePage((state) => state.role)
  const self = useSession((state) => state.session?.id)
  const { leave } = useMembers(false)
  if (!role || !self) return null

  async function go() {
    const isSure = await confirm({
      title: t('leave.title'),
      text: t('leave.text'),
      confirm: t('leave.confirm'),
      isDanger: true,
    })
    if (!isSure || !self) return
    // A toast shows a refusal, such as for the last owner.
    const isGone = await leave(self).then(
      () => true,
      () => false,
    )
    if (!isGone) return
    clearPage()
    await navigate({ to: '/dashboard/my-pages' })
    await invalidate(pages)
  }

  return (
    <Card>
      <div className={css.own}>
        <div>
          <h2>{t('own.title', { role: t(`role.${role}`) })}</h2>
          <p>{t(`roleText.${role}`)}</p>
        </div>
        <Button variant="default" onClick={() => void go()}>
          {t('leave.open')}
        </Button>
      </div>
    </Card>
  )
}
