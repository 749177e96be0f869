import { Button } from '@mantine/core'
import type { members } from '@portico/contract/members.ts'
import type { Reply } from '@portico/contract/http/endpoint.ts'
import { useFormat } from '../core/useFormat.ts'
import { useAllows } from '../core/rights.ts'
import { useText } from '../core/useText.ts'
import css from './members.module.css'

type Props = { transfer: NonNullable<Reply<typeof members.list>['transfer']>; onEnd: () => Promise<unknown> }

/** The page is on offer to somebody; its owner can take that back. */
export function Handover({ transfer, onEnd }: Props) {
  const t = useText('members')
  const format = useFormat()
  const mayEnd = useAllows('page.settings:transfer')
  return (
    <div className={css.banner} role="status">
      <p>{t('transfer.waiting', { name: transfer.displayName, until: format.date(transfer.expiresAt) })}</p>
      {mayEnd && (
        <Button variant="default" onClick={() => void onEnd().catch(() => undefined)}>
          {t('transfer.takeBack')}
        </Button>
      )}
    </div>
  )
}
