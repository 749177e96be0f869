import { useState } from 'react'
import type { HeldGuest } from '@portico/contract/guests.ts'
import { ApiError } from '@portico/contract/http/client.ts'
import { closeGuest, useOpenedGuest } from '../core/openGuest.ts'
import { usePage } from '../core/page.ts'
import { useAllows, useAllowsPersonal } from '../core/rights.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { EmptyCup } from '../ui/art/EmptyCup.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { SideDrawer } from '../ui/SideDrawer.tsx'
import { SkeletonCards } from '../ui/Skeletons.tsx'
import { useLast } from '../ui/useLast.ts'
import { useLiveReload } from '../ui/useLiveReload.ts'
import { BlockDrawer } from './BlockDrawer.tsx'
import { ConsentList } from './ConsentList.tsx'
import { CorrectDrawer } from './CorrectDrawer.tsx'
import { EraseDialog } from './EraseDialog.tsx'
import { GuestActions } from './GuestActions.tsx'
import { GuestFacts } from './GuestFacts.tsx'
import { GuestTags } from './GuestTags.tsx'
import { GuestTimeline } from './GuestTimeline.tsx'
import { MergedGuests } from './MergedGuests.tsx'
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
  const mayBlock = useAllows('session:disconnect')
  // Somebody else may erase or change the guest who is on screen.
  useLiveReload(['profiles'], async () => shown && (await refetch()))
  const [asked, setAsked] = useState<'correct' | 'block' | 'erase' | null>(null)
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
              <GuestActions
                deeds={deeds}
                rule={mayBlock ? held.rule : undefined}
                onCorrect={() => setAsked('correct')}
                onBlock={() => setAsked('block')}
                onErase={() => setAsked('erase')}
              />
            ) : (
              <p className={css.note}>{t('onlyRead')}</p>
            )}
            {held.rule && <RuleNotice rule={held.rule} />}
            <GuestFacts held={held} part="about" />
            <GuestTags id={held.id} names={held.tags} mayWrite={mayServe} onDone={refetch} />
            <ConsentList held={held} onWithdraw={mayServe ? deeds.withdraw : undefined} />
            <MergedGuests id={held.id} mayWrite={mayServe} onDone={refetch} />
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
          <BlockDrawer
            name={name}
            isOpen={asked === 'block'}
            onClose={() => setAsked(null)}
            onBlock={(rule) => deeds.block(held.rule, rule)}
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

/** Whether the guest is kept off the network or always let in, and until when. */
function RuleNotice({ rule: { kind, reason, until } }: { rule: NonNullable<HeldGuest['rule']> }) {
  const t = useText('guests')
  const format = useFormat()
  return (
    <p className={css.rule} data-kind={kind} role="status">
      <strong>{t(kind === 'deny' ? 'blocking.is' : 'blocking.isLetIn')}</strong>
      {[reason, until && t('blocking.till', { at: format.dateTime(until) })].filter(Boolean).join(' · ')}
    </p>
  )
}
