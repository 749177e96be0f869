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
import { GuestPoints } from './GuestPoints.tsx'
import { GuestTags } from './GuestTags.tsx'
import { GuestTimeline } from './GuestTimeline.tsx'
import { MergedGuests } from './MergedGuests.tsx'
import { useHeldGuest, type Commands } from './useHeldGuest.ts'
import css from './guests.module.css'

/** Everything that is held of one guest, and what the law gives them. */
export function GuestDrawer() {
  const t = useText('guests')
  const format = useFormat()
  const opened = useOpenedGuest((state) => state.guest)
  const pageId = usePage((state) => state.pageId)
  // A guest of the page that was selected before is not shown on this one.
  const guest = opened?.pageId === pageId ? opened : null
  const shown = useLast(guest)
  const { data, error, refetch, commands } = useHeldGuest(shown?.id)
  // Somebody else may erase or change the guest who is on screen.
  useLiveReload(['profiles'], async () => shown && (await refetch()))
  const held = error ? undefined : data
  const name = held?.profile.name || held?.profile.phone || held?.profile.email || t('unnamed')
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
      {held ? (
        <GuestBody held={held} name={name} commands={commands} onDone={refetch} />
      ) : (
        <div className={css.body}>{error ? <Failure error={error} onRetry={refetch} /> : <SkeletonCards />}</div>
      )}
    </SideDrawer>
  )
}

function Failure({ error, onRetry }: { error: Error; onRetry: () => unknown }) {
  const t = useText('guests')
  const isLost = error instanceof ApiError && error.status === 404
  if (isLost) return <EmptyState level={3} art={<EmptyCup />} title={t('lost')} />
  return <ErrorState error={error} onRetry={onRetry} />
}

type BodyProps = { held: HeldGuest; name: string; commands: Commands; onDone: () => unknown }

function GuestBody({ held, name, commands, onDone }: BodyProps) {
  const t = useText('guests')
  const mayServe = useAllowsPersonal('guest.rights:serve')
  const mayBlock = useAllows('session:disconnect')
  const seesPoints = useAllows('guest:read')
  const [question, ask] = useState<Question | null>(null)
  return (
    <>
      <div className={css.body}>
        {mayServe ? (
          <GuestActions
            commands={commands}
            rule={mayBlock ? held.rule : undefined}
            onCorrect={() => ask('correct')}
            onBlock={() => ask('block')}
            onErase={() => ask('erase')}
          />
        ) : (
          <p className={css.note}>{t('onlyRead')}</p>
        )}
        {held.rule && <RuleNotice rule={held.rule} />}
        <GuestFacts held={held} part="about" />
        <GuestTags id={held.id} names={held.tags} mayWrite={mayServe} onDone={onDone} />
        <ConsentList held={held} onWithdraw={mayServe ? commands.withdraw : undefined} />
        {seesPoints && <GuestPoints id={held.id} />}
        <MergedGuests id={held.id} mayWrite={mayServe} onDone={onDone} />
        <GuestTimeline id={held.id} labels={held.labels} mayWrite={mayServe} />
        <GuestFacts held={held} part="rest" />
      </div>
      {mayServe && <Dialogs {...{ held, name, commands, question }} onClose={() => ask(null)} />}
    </>
  )
}

type Question = 'correct' | 'block' | 'erase'
type DialogProps = Pick<BodyProps, 'held' | 'name' | 'commands'> & { question: Question | null; onClose: () => void }

function Dialogs({ held, name, commands, question, onClose }: DialogProps) {
  return (
    <>
      <CorrectDrawer held={held} isOpen={question === 'correct'} onClose={onClose} onSave={commands.correct} />
      <BlockDrawer
        name={name}
        isOpen={question === 'block'}
        onClose={onClose}
        onBlock={(rule) => commands.block(held.rule, rule)}
      />
      <EraseDialog
        name={name}
        isOpen={question === 'erase'}
        onClose={onClose}
        onErase={async () => {
          await commands.erase()
          onClose()
          closeGuest()
        }}
      />
    </>
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
