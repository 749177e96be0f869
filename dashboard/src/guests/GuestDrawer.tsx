import { useState } from 'react'
import { ApiError } from '@portico/contract/http/client.ts'
import { closeGuest, useOpenedGuest } from '../core/openGuest.ts'
import { usePage } from '../core/page.ts'
import { useAllowsPersonal } from '../core/rights.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { EmptyCup } from '../ui/art/EmptyCup.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { SideDrawer } from '../ui/SideDrawer.tsx'
import { SkeletonCards } from '../ui/Skeletons.tsx'
import { useLast } from '../ui/useLast.ts'
import { ConsentList } from './ConsentList.tsx'
import { CorrectDrawer } from './CorrectDrawer.tsx'
import { EraseDialog } from './EraseDialog.tsx'
import { GuestActions } from './GuestActions.tsx'
import { GuestFacts } from './GuestFacts.tsx'
import { GuestTimeline } from './GuestTimeline.tsx'
import { useHeldGuest } from './useHeldGuest.ts'
import css from './guests.module.css'

/** Everything that is held of one guest, and what the law gives them. */
export function GuestDrawer() {
  const t = useText('guests')
  const format = useFormat()
  const opened = useOpenedGuest((state) => state.guest)
  const pageId = usePage((state) => state.pageId)
  // Another page was chosen meanwhile: nobody of it is shown there.
  const guest = opened?.pageId === pageId ? opened : null
  const shown = useLast(guest)
  const { data, error, refetch, deeds } = useHeldGuest(shown?.id)
  const mayServe = useAllowsPersonal('guest.rights:serve')
  const [asked, setAsked] = useState<'correct' | 'erase' | null>(null)
  const held = error ? undefined : data
  const name = held?.profile.name || held?.profile.phone || held?.profile.email || t('unnamed')
  const isLost = error instanceof ApiError && error.status === 404
  return (
    <SideDrawer
      opened={guest !== null}
      onClose={closeGuest}
      title={held ? name : t('open')}
      subtitle={
        held &&
        t('known', { first: format.date(held.profile.firstSeenAt), last: format.dateTime(held.profile.lastSeenAt) })
      }
      width={560}
    >
      <div className={css.body}>
        {!held && !error && <SkeletonCards />}
        {error &&
          (isLost ? (
            <EmptyState level={3} art={<EmptyCup />} title={t('lost')} />
          ) : (
            <ErrorState error={error} onRetry={refetch} />
          ))}
        {held && (
          <>
            {mayServe ? (
              <GuestActions deeds={deeds} onCorrect={() => setAsked('correct')} onErase={() => setAsked('erase')} />
            ) : (
              <p className={css.note}>{t('onlyRead')}</p>
            )}
            <GuestFacts held={held} part="about" />
            <ConsentList held={held} onWithdraw={mayServe ? deeds.withdraw : undefined} />
            <GuestTimeline id={held.id} labels={held.labels} mayWrite={mayServe} />
            <GuestFacts held={held} part="rest" />
          </>
        )}
      </div>
      {held && mayServe && (
        <>
          <CorrectDrawer
            held={held}
            isOpen={asked === 'correct'}
            onClose={() => setAsked(null)}
            onSave={deeds.correct}
          />
          <EraseDialog
            name={name}
            isOpen={asked === 'erase'}
            onClose={() => setAsked(null)}
            onErase={async () => {
              await deeds.erase()
              setAsked(null)
              closeGuest()
            }}
          />
        </>
      )}
    </SideDrawer>
  )
}
