import { useState } from 'react'
import { Button, Textarea } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { campaignApprovals } from '@portico/contract/campaigns.ts'
import type { Reply } from '@portico/contract/http/endpoint.ts'
import { api } from '../../core/api.ts'
import { useErrorText } from '../../core/errors.ts'
import { useReply } from '../../core/keys.ts'
import { useLanguage } from '../../core/language.ts'
import { useFormat } from '../../core/useFormat.ts'
import { useText } from '../../core/useText.ts'
import { CafeDoor } from '../../ui/art/CafeDoor.tsx'
import { ByLink, WithQueries } from '../../ui/ByLink.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PortalFrame } from '../../ui/PortalFrame.tsx'
import { Card, Screen } from '../../ui/Screen.tsx'
import { Tag } from '../../ui/Tag.tsx'
import css from './approval.module.css'

type Request = Reply<typeof campaignApprovals.read>

/** A campaign by its link: to look at and to approve, for sponsors who need not sign in. */
export function Approval() {
  return (
    <WithQueries>
      <SponsorRequest />
    </WithQueries>
  )
}

function SponsorRequest() {
  // After the sign #, so that the secret stays in the browser and out of every log.
  const token = useLocation().hash
  const t = useText('wifiCampaigns')
  const language = useLanguage((state) => state.language)
  const reading = useReply(
    campaignApprovals.read,
    { body: { token, language } },
    { hasLast: true, refetchOnWindowFocus: false },
  )
  return (
    <ByLink
      kicker={t('asked.kicker')}
      art={<CafeDoor />}
      gone={t('asked.gone')}
      goneText={t('asked.goneText')}
      reading={reading}
    >
      {reading.data && <View asked={reading.data} token={token} onAnswered={() => reading.refetch()} />}
    </ByLink>
  )
}

type ViewProps = { asked: Request; token: string; onAnswered: () => Promise<unknown> }

function View({ asked, token, onAnswered }: ViewProps) {
  const t = useText('wifiCampaigns')
  const format = useFormat()
  const { pageName, name, sponsor, startTime, endTime, drawings } = asked
  const dates = endTime
    ? t('dates.fromTo', { from: format.date(startTime), to: format.date(endTime) })
    : t('dates.open', { from: format.date(startTime) })
  return (
    <Screen title={name} lead={`${pageName} · ${dates}`}>
      <div className={css.columns}>
        <div className={css.drawings}>
          {drawings.map((drawing, at) => (
            <PortalFrame
              key={at}
              drawing={drawing}
              title={`${name} ${at + 1}`}
              width={390}
              height={680}
              maxScale={0.82}
            />
          ))}
          {drawings.length === 0 && <Notice>{t('asked.empty')}</Notice>}
        </div>
        <Card title={sponsor ? t('asked.dear', { name: sponsor }) : t('asked.title')}>
          <p>{t('asked.text', { page: pageName })}</p>
          <Answer asked={asked} token={token} onAnswered={onAnswered} />
        </Card>
      </div>
    </Screen>
  )
}

function Answer({ asked, token, onAnswered }: ViewProps) {
  const t = useText('wifiCampaigns')
  const errorText = useErrorText()
  const [note, setNote] = useState(asked.note)
  const [sending, setSending] = useState<'approved' | 'declined'>()
  const [failure, setFailure] = useState<unknown>()

  async function answer(isApproved: boolean) {
    setSending(isApproved ? 'approved' : 'declined')
    setFailure(undefined)
    try {
      await api(campaignApprovals.answer, { body: { token, isApproved, note: note.trim() } })
      await onAnswered()
    } catch (error) {
      setFailure(error)
    } finally {
      setSending(undefined)
    }
  }

  return (
    <div className={css.answer}>
      <p role="status">
        <Tag tone={asked.answer === 'approved' ? 'good' : asked.answer === 'declined' ? 'bad' : 'info'} hasDot>
          {t(`asked.answer.${asked.answer}`)}
        </Tag>
      </p>
      <Textarea
        label={t('asked.note')}
        description={t('asked.noteHelp')}
        maxLength={1000}
        autosize
        minRows={3}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {failure !== undefined && <Notice tone="bad">{errorText(failure)}</Notice>}
      <div className={css.buttons}>
        <Button
          leftSection={<IconCheck size={17} aria-hidden />}
          loading={sending === 'approved'}
          disabled={sending !== undefined}
          onClick={() => void answer(true)}
        >
          {t('asked.approve')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconX size={17} aria-hidden />}
          loading={sending === 'declined'}
          disabled={sending !== undefined}
          onClick={() => void answer(false)}
        >
          {t('asked.decline')}
        </Button>
      </div>
      <p className={css.small}>{t('asked.again')}</p>
    </div>
  )
}
