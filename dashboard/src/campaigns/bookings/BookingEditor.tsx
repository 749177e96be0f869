import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { campaigns, wifiCampaigns, type Campaign, type WifiCampaign } from '@portico/contract/campaigns.ts'
import { api } from '../../core/api.ts'
import { useReply } from '../../core/keys.ts'
import { useAllows } from '../../core/rights.ts'
import { usePlace } from '../../core/usePlace.ts'
import { useText } from '../../core/useText.ts'
import { ClashNotice } from '../../ui/drafts/ClashNotice.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { SkeletonBlock } from '../../ui/Skeletons.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { useLiveReload } from '../../ui/useLiveReload.ts'
import { ViewTabs } from '../../ui/ViewTabs.tsx'
import { SaveBar } from '../../ui/editor/SaveBar.tsx'
import { useEditing, type Editing } from '../../ui/editor/useEditing.ts'
import { BookingActions } from './BookingActions.tsx'
import { STATE_TONES } from './bookingColumns.tsx'
import { Figures } from './Figures.tsx'
import { readEditorPlace } from './place.ts'
import { bodyOf, isSavable, newPlan, planOf, type ChangePlan, type Plan } from './plan.ts'
import { PlanSteps } from './PlanSteps.tsx'
import { useBookingCommands } from './useBookingCommands.ts'
import css from './bookingList.module.css'

/** One booking: a new one step by step, a saved one with its figures. */
export function BookingEditor() {
  const t = useText('wifiCampaigns')
  const { campaignId } = useParams({ from: '/dashboard/ofPage/wifi-campaign/$campaignId' })
  const isNew = campaignId === 'new'
  const found = useReply(wifiCampaigns.read, { params: { id: campaignId } }, { isEnabled: !isNew, gcTime: 0 })
  useLiveReload(['campaigns'], async () => (isNew ? undefined : found.refetch()))
  if (isNew) return <NewBooking />
  if (found.error && !found.data)
    return (
      <Screen title={t('title')}>
        <ErrorState error={found.error} onRetry={() => void found.refetch()} isBoxed />
      </Screen>
    )
  return found.data ? <Editor key={campaignId} booking={found.data} /> : null
}

/** Begins with the campaign the address names, where there is one. */
function NewBooking() {
  const [{ creative: id }] = usePlace(readEditorPlace)
  const [first] = useState(id)
  const { data, isPending } = useReply(
    campaigns.read,
    { params: { id: first ?? '' } },
    { isEnabled: first !== undefined, retry: false },
  )
  if (first !== undefined && isPending) return <SkeletonBlock height={320} />
  return <Editor booking={undefined} creative={data} />
}

type EditorProps = { booking: WifiCampaign | undefined; creative?: Pick<Campaign, 'id' | 'name'> }

/** What is edited, and where a save leads on to. */
function usePlanEditing({ booking, creative }: EditorProps) {
  const [place, go] = usePlace(readEditorPlace)
  const navigate = useNavigate()
  const commands = useBookingCommands()
  const [first] = useState(() => (booking ? planOf(booking) : newPlan(new Date(), creative?.id, creative?.name)))
  const editing = useEditing<Plan, WifiCampaign>({
    item: booking,
    content: first,
    contentOf: planOf,
    save: (plan, revision) =>
      booking ? commands.update(booking.id, { ...bodyOf(plan), revision }) : commands.create(bodyOf(plan)),
    read: booking && (() => api(wifiCampaigns.read, { params: { id: booking.id } })),
  })
  const { content: plan, change: changeContent } = editing
  const change: ChangePlan = useCallback(
    (patch, mark = Object.keys(patch).join()) => changeContent((old) => ({ ...old, ...patch }), mark),
    [changeContent],
  )
  useNewest(booking, editing)

  async function save(next: Plan = plan) {
    const saved = await editing.save(next)
    if (saved && !booking)
      await navigate({
        to: '/dashboard/wifi-campaign/$campaignId',
        params: { campaignId: saved.id },
        search: next.status === 'active' ? {} : { part: 'plan', step: place.step },
        replace: true,
      })
    else if (saved && next.status === 'active' && plan.status !== 'active') {
      editing.change(() => next)
      go({ part: 'figures' })
    }
  }

  return { editing, change, save }
}

function Editor(props: EditorProps) {
  const { booking } = props
  const t = useText('wifiCampaigns')
  const [place, go] = usePlace(readEditorPlace)
  const state = usePlanEditing(props)
  const part = booking ? (place.part ?? (booking.state === 'draft' ? 'plan' : 'figures')) : 'plan'
  return (
    <Screen
      title={booking?.name ?? t('newTitle')}
      crumbs={
        // An address below is no reason to look chosen.
        <Link to="/dashboard/wifi-campaign" activeOptions={{ exact: true }}>
          {t('title')}
        </Link>
      }
      lead={
        booking && (
          <Tag tone={STATE_TONES[booking.state]} hasDot>
            {t(booking.finishedBy ? `finishedBy.${booking.finishedBy}` : `state.${booking.state}`)}
          </Tag>
        )
      }
      action={booking && <BookingActions booking={booking} onChanged={state.editing.adopt} />}
    >
      {booking && (
        <ViewTabs
          label={t('part.label')}
          views={(['figures', 'plan'] as const).map((value) => ({ value, label: t(`part.${value}`) }))}
          value={part}
          onChange={(next) => go({ ...place, part: next }, { isStep: true })}
        />
      )}
      {booking && <BookingNotices booking={booking} />}
      {part === 'figures' && booking ? <Figures booking={booking} /> : <PlanPart booking={booking} {...state} />}
    </Screen>
  )
}

type PlanPartProps = ReturnType<typeof usePlanEditing> & { booking: WifiCampaign | undefined }

function PlanPart({ booking, editing, change, save }: PlanPartProps) {
  const [place, go] = usePlace(readEditorPlace)
  const mayWrite = useAllows('campaign:write')
  const mayPublish = useAllows('campaign:publish')
  const { content: plan } = editing
  const isOver = booking?.state === 'finished'
  const isRunning = booking?.status === 'active' && !isOver
  const mayEdit = mayWrite && (!isRunning || mayPublish)
  const mayStart = mayPublish && plan.status !== 'active' && !isOver
  return (
    <>
      <div className={css.toolbar}>
        <SaveBar editing={editing} isReadOnly={!mayEdit} isBlocked={!isSavable(plan)} onSave={() => void save()} />
      </div>
      <ClashNotice draft={editing} />
      <PlanSteps
        plan={plan}
        id={booking?.id}
        change={change}
        step={place.step ?? 'show'}
        onStep={(step) => go({ ...place, step }, { isStep: true })}
        mayEdit={mayEdit}
        start={mayStart ? () => save({ ...plan, status: 'active' }) : undefined}
        save={mayEdit ? () => save() : undefined}
        isSaving={editing.isSaving}
      />
    </>
  )
}

/** Shows changes made elsewhere, such as a sponsor's answer, unless there are unsaved edits. */
function useNewest(
  booking: WifiCampaign | undefined,
  { adopt, isDirty, isSaving, revision }: Editing<Plan, WifiCampaign>,
) {
  const isNews = booking !== undefined && !isDirty && !isSaving && booking.revision > (revision ?? 0)
  const take = useEffectEvent(() => booking && adopt(booking))
  useEffect(() => {
    if (isNews) take()
  }, [isNews])
}

function BookingNotices({ booking: { missing, approval, approvalNote, sponsor } }: { booking: WifiCampaign }) {
  const t = useText('wifiCampaigns')
  const name = sponsor?.name ?? ''
  return (
    <>
      {missing.map((what) => (
        <Notice key={what} tone="bad">
          {t(`missing.${what}`)}
        </Notice>
      ))}
      {approval === 'waiting' && <Notice>{t('approval.waiting', { name })}</Notice>}
      {approval === 'declined' && <Notice tone="bad">{t('approval.declined', { name, note: approvalNote })}</Notice>}
    </>
  )
}
