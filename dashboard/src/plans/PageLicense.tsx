import { useState } from 'react'
import { Button } from '@mantine/core'
import { IconTicket } from '@tabler/icons-react'
import { formatMoney } from '@portico/contract/money.ts'
import { plans, type Plan } from '@portico/contract/plans.ts'
import { pageLicense, type PageLicense as License } from '@portico/contract/plans/pageLicense.ts'
import { fetchAgain } from '../core/fetchAgain.ts'
import { useReply } from '../core/keys.ts'
import { useAllows } from '../core/rights.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Screen } from '../ui/Screen.tsx'
import { Section } from '../ui/Section.tsx'
import { SkeletonBlock } from '../ui/Skeletons.tsx'
import { Tag } from '../ui/Tag.tsx'
import { useLiveReload } from '../ui/useLiveReload.ts'
import { BuyDrawer } from './BuyDrawer.tsx'
import { RedeemDrawer } from './RedeemDrawer.tsx'
import { Renewal } from './Renewal.tsx'
import css from './plans.module.css'

const TONES = { free: 'quiet', active: 'good', lifetime: 'info', grace: 'warn', ended: 'bad' } as const

/** What the page's plan gives, how much of it is used, and ways to more. */
export function PageLicense() {
  const t = useText('plans.page')
  const mayBuy = useAllows('page.license:buy')
  const license = useReply(pageLicense.read, {})
  const sale = useReply(plans.list, {})
  const [bought, buy] = useState<Plan | null>(null)
  const [isTyping, type] = useState(false)
  useLiveReload(['license'], () => fetchAgain(license))
  const { data, error } = license
  return (
    <Screen
      title={t('title')}
      lead={t('lead')}
      action={
        mayBuy && (
          <Button leftSection={<IconTicket size={17} aria-hidden />} onClick={() => type(true)}>
            {t('redeem')}
          </Button>
        )
      }
    >
      {error && !data && <ErrorState error={error} onRetry={() => void license.refetch()} isBoxed />}
      {!data && !error && <SkeletonBlock height={220} />}
      {data && <Current license={data} />}
      {data?.renewal && <Renewal renewal={data.renewal} mayBuy={mayBuy} />}
      {data && data.state !== 'lifetime' && (sale.data?.count ?? 0) > 0 && (
        <Section title={t('sale')} text={t('saleText')} isWide>
          <ul className={css.sale}>
            {sale.data?.rows.map((plan) => (
              <Offer
                key={plan.id}
                plan={{ ...plan, pages: 0 }}
                isOwn={plan.id === data.plan.id}
                onBuy={mayBuy ? buy : undefined}
              />
            ))}
          </ul>
        </Section>
      )}
      {data && data.history.length > 0 && <History rows={data.history} />}
      <RedeemDrawer opened={isTyping} onClose={() => type(false)} />
      <BuyDrawer plan={bought} onClose={() => buy(null)} />
    </Screen>
  )
}

function Current({ license: { plan, state, end_date: end, graceUntil, usage } }: { license: License }) {
  const t = useText('plans.page')
  const limit = useText('plans.limit')
  const format = useFormat()
  return (
    <>
      {state === 'grace' && graceUntil && <Notice>{t('grace', { when: format.dateTime(graceUntil) })}</Notice>}
      {state === 'ended' && <Notice>{t('ended')}</Notice>}
      <Section
        title={plan.name}
        text={end && state !== 'lifetime' ? t('until', { when: format.dateTime(end) }) : t(`about.${state}`)}
        isWide
      >
        <p>
          <Tag tone={TONES[state]} hasDot>
            {t(`state.${state}`)}
          </Tag>
        </p>
        <dl className={css.usage}>
          {usage.map(({ name, used, limit: most }) => (
            <div key={name}>
              <dt>{limit(name)}</dt>
              <dd>
                {format.number(used)} {most === null ? `· ${t('noLimit')}` : `/ ${format.number(most)}`}
                {most !== null && (
                  <meter
                    min={0}
                    max={Math.max(most, 1)}
                    high={most * 0.9}
                    optimum={0}
                    value={used}
                    aria-label={limit(name)}
                  />
                )}
              </dd>
            </div>
          ))}
        </dl>
        <Holds plan={{ ...plan, pages: 0 }} />
      </Section>
    </>
  )
}

function Holds({
  plan: {
    other_metrics: { modules, videoUpload, cta },
  },
}: {
  plan: Plan
}) {
  const t = useText('plans')
  const held = [
    ...modules.map((one) => t(`module.${one}`)),
    ...(videoUpload === 1 ? [t('field.videoUpload')] : []),
    ...(cta === 1 ? [t('field.cta')] : []),
  ]
  return (
    <ul className={css.holds}>
      {held.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  )
}

type OfferProps = { plan: Plan; isOwn: boolean; onBuy: ((plan: Plan) => void) | undefined }

function Offer({ plan, isOwn, onBuy }: OfferProps) {
  const t = useText('plans')
  const p = useText('plans.page')
  return (
    <li className={css.offer}>
      <h3>{plan.name}</h3>
      <p className={css.price}>
        {formatMoney(plan.price, plan.currency)} <small>/ {t(`period.${plan.period}`)}</small>
      </p>
      <Holds plan={plan} />
      {onBuy && (
        <Button variant={isOwn ? 'default' : 'filled'} onClick={() => onBuy(plan)}>
          {isOwn ? p('renew') : p('choose')}
        </Button>
      )}
    </li>
  )
}

function History({ rows }: { rows: License['history'] }) {
  const t = useText('plans.page')
  const format = useFormat()
  return (
    <Section title={t('history')} text={t('historyText')} isWide>
      <ul className={css.history}>
        {rows.map(({ kind, plan, end_date: end, isLifetime, by, at }) => (
          <li key={at}>
            <span>
              <b>{t(`kind.${kind}`)}</b> {plan}
            </span>
            <span>{isLifetime ? t('about.lifetime') : end ? t('until', { when: format.dateTime(end) }) : ''}</span>
            <small>{[format.dateTime(at), by].filter(Boolean).join(' · ')}</small>
          </li>
        ))}
      </ul>
    </Section>
  )
}
