import { campaigns } from '@portico/contract/campaigns.ts'
import type { Reply } from '@portico/contract/http/endpoint.ts'
import { useReply } from '../core/keys.ts'
import { useText } from '../core/useText.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { SideDrawer } from '../ui/SideDrawer.tsx'
import { SkeletonBlock } from '../ui/Skeletons.tsx'
import { Thumb } from './Thumb.tsx'
import css from './campaigns.module.css'

type Row = Reply<typeof campaigns.gallery>['rows'][number]
type Props = { isOpen: boolean; isBusy: boolean; onClose: () => void; onPick: (row: Row) => void }

/** Finished campaigns by occasion: one press makes a copy to change or to book. */
export function GalleryDrawer({ isOpen, isBusy, onClose, onPick }: Props) {
  const t = useText('campaigns')
  const { data, error, refetch } = useReply(campaigns.gallery, {}, { isEnabled: isOpen, staleTime: Infinity })
  return (
    <SideDrawer opened={isOpen} onClose={onClose} title={t('gallery.title')} subtitle={t('gallery.text')} width={760}>
      <div className={css.drawer}>
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <SkeletonBlock height={300} />}
        <ul className={css.gallery}>
          {data?.rows.map((row) => (
            <li key={row.occasion}>
              <button type="button" className={css.pick} disabled={isBusy} onClick={() => onPick(row)}>
                <Thumb design={row.design} />
                <strong>{row.name}</strong>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </SideDrawer>
  )
}
