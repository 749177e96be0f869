import { useState, type FormEvent } from 'react'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { IconDownload, IconSend } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { wifiCampaigns, type WifiCampaign } from '@portico/contract/campaigns.ts'
import { shares } from '@portico/contract/reports.ts'
import { api } from '../../core/api.ts'
import { useErrorText } from '../../core/errors.ts'
import { useInvalidate } from '../../core/keys.ts'
import { useAllows } from '../../core/rights.ts'
import { useVenue } from '../../core/selectedPage.ts'
import { useSaved } from '../../core/useSaved.ts'
import { useText } from '../../core/useText.ts'
import { CodeBlock } from '../../ui/CodeBlock.tsx'
import { SideDrawer } from '../../ui/SideDrawer.tsx'
import { notify } from '../../ui/toasts.ts'
import buttons from '../../ui/buttons.module.css'
import fields from '../../ui/editor/fields.module.css'
import { reportRangeOf } from './daysOfBooking.ts'
import plan from './plan.module.css'
import bookingDrawers from './bookingDrawers.module.css'

type Props = { booking: WifiCampaign; isOpen: boolean; onClose: () => void }
const LASTING_DAYS = [7, 30, 90, 365] as const

/** What a sponsor is given: a link to approve the campaign, and one to follow its figures. */
export function SponsorDrawer({ booking, isOpen, onClose }: Props) {
  const t = useText('wifiCampaigns')
  const mayPublish = useAllows('campaign:publish')
  const mayShare = useAllows('page.notification:write')
  return (
    <SideDrawer opened={isOpen} onClose={onClose} title={t('sponsor.open')} subtitle={booking.name}>
      <div className={bookingDrawers.drawer}>
        {mayPublish && booking.type !== 'design' && <Approval booking={booking} />}
        {mayShare && <ReportLink booking={booking} />}
        <section>
          <h3>{t('report.title')}</h3>
          <p className={fields.help}>{t('report.text')}</p>
          <Link to="/dashboard/report-campaigns" search={{ campaign: booking.id }} className={buttons.plain}>
            <IconDownload size={16} aria-hidden /> {t('report.open')}
          </Link>
        </section>
      </div>
    </SideDrawer>
  )
}

function Approval({ booking }: { booking: WifiCampaign }) {
  const t = useText('wifiCampaigns')
  const { approval, approvalNote } = booking
  const [made, setMade] = useState<{ url: string; isSent: boolean }>()
  return (
    <section>
      <h3>{t('approval.title')}</h3>
      <p className={fields.help}>{t('approval.text')}</p>
      {approval && <p>{t(`approval.state.${approval}`)}</p>}
      {approvalNote && <blockquote className={bookingDrawers.quote}>{approvalNote}</blockquote>}
      {made ? (
        <div role="status">
          <p>{t(made.isSent ? 'approval.sent' : 'approval.copy')}</p>
          <CodeBlock code={made.url} label={t('approval.link')} />
        </div>
      ) : (
        <ApprovalForm booking={booking} onMade={setMade} />
      )}
    </section>
  )
}

type FormProps = { booking: WifiCampaign; onMade: (made: { url: string; isSent: boolean }) => void }

function ApprovalForm({ booking, onMade }: FormProps) {
  const t = useText('wifiCampaigns')
  const errorText = useErrorText()
  const invalidate = useInvalidate()
  const { id } = booking
  const [name, setName] = useState(booking.sponsor?.name ?? '')
  const [email, setEmail] = useState(booking.sponsor?.email ?? '')
  const [isBusy, setBusy] = useState(false)

  async function ask(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    try {
      const answer = await api(wifiCampaigns.askApproval, {
        params: { id },
        body: { name: name.trim(), email: email.trim() },
      })
      onMade({ url: new URL(answer.url, window.location.origin).href, isSent: email.trim() !== '' })
      void invalidate(wifiCampaigns)
    } catch (error) {
      notify({ kind: 'bad', text: errorText(error) })
    } finally {
      setBusy(false)
    }
  }

  return (
    <form className={plan.fields} onSubmit={(event) => void ask(event)}>
      <TextInput
        label={t('sponsor.name')}
        required
        maxLength={80}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextInput
        label={t('sponsor.email')}
        description={t('approval.emailHelp')}
        type="email"
        maxLength={254}
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <Button
        type="submit"
        leftSection={<IconSend size={17} aria-hidden />}
        loading={isBusy}
        disabled={name.trim() === ''}
      >
        {t('approval.ask')}
      </Button>
    </form>
  )
}

/** The campaign's own report behind a link that can be taken back among the reports. */
function ReportLink({ booking }: { booking: WifiCampaign }) {
  const t = useText('wifiCampaigns')
  const r = useText('reports')
  const saved = useSaved()
  const invalidate = useInvalidate()
  const { timeZone } = useVenue()
  const [days, setDays] = useState('30')
  const [url, setUrl] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function make() {
    setBusy(true)
    const body = {
      report: 'campaigns',
      range: reportRangeOf(booking, timeZone, new Date()),
      compare: 'previous',
      campaign: booking.id,
      days: Number(days),
    } as const
    try {
      const share = await saved('created', () => api(shares.create, { body }))
      setUrl(new URL(share.url, window.location.origin).href)
      void invalidate(shares)
    } catch {
      // Said by `saved`.
    } finally {
      setBusy(false)
    }
  }

  return (
    <section>
      <h3>{t('share.title')}</h3>
      <p className={fields.help}>{t('share.text')}</p>
      {url ? (
        <div role="status">
          <p>{r('share.once')}</p>
          <CodeBlock code={url} label={r('share.link')} />
        </div>
      ) : (
        <div className={plan.row}>
          <NativeSelect
            label={r('share.lasts')}
            value={days}
            onChange={(event) => setDays(event.currentTarget.value)}
            data={LASTING_DAYS.map((count) => ({ value: String(count), label: r('share.days', { days: count }) }))}
          />
          <Button variant="default" loading={isBusy} onClick={() => void make()}>
            {r('share.create')}
          </Button>
        </div>
      )}
    </section>
  )
}
