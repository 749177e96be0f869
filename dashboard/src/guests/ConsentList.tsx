import { Button } from '@mantine/core'
import { CONSENT_CHANNELS, type HeldGuest } from '@portico/contract/guests.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { Tag } from '../ui/Tag.tsx'
import { spellMac } from './words.ts'
import type { Commands } from './useHeldGuest.ts'
import css from './guests.module.css'
import { ownValue } from '@portico/contract/names.ts'

type Consent = HeldGuest['consents'][number]
type Answer = Consent['history'][number]
type Props = { held: HeldGuest; onWithdraw?: Commands['withdraw'] }

const HOW = { tick: 'tick', 'my data': 'mydata', counter: 'counter' } as const

/** Each answer a guest gave: to which words, when, where and how; those to messages can be taken back. */
export function ConsentList({ held: { consents }, onWithdraw }: Props) {
  const t = useText('guests')
  const open = consents.filter(({ purpose, isGiven }) => purpose === 'marketing' && isGiven)
  return (
    <section className={css.part} aria-label={t('section.consents')}>
      <h3>{t('section.consents')}</h3>
      {consents.length === 0 && <p className={css.note}>{t('none')}</p>}
      <ul className={css.rows}>
        {consents.map((consent) => (
          <One key={`${consent.purpose} ${consent.channel}`} consent={consent} onWithdraw={onWithdraw} />
        ))}
      </ul>
      {onWithdraw && open.length > 1 && (
        <Button size="xs" variant="default" className={css.start} onClick={() => void onWithdraw(undefined)}>
          {t('withdrawAll')}
        </Button>
      )}
    </section>
  )
}

function One({ consent, onWithdraw }: { consent: Consent } & Pick<Props, 'onWithdraw'>) {
  const t = useText('guests')
  const { purpose, isGiven, maxPerMonth, version, text, history } = consent
  const channel = CONSENT_CHANNELS.find((one) => one === consent.channel)
  const name = purpose === 'terms' || !channel ? t('terms') : t('messages', { channel: t(`channel.${channel}`) })
  const wording = version === null ? [] : [version === 0 ? t('ours') : t('version', { number: version })]
  const most = maxPerMonth === null ? [] : [t('upTo', { count: maxPerMonth })]
  return (
    <li>
      <div className={css.consent}>
        <strong>{name}</strong>
        <Tag tone={isGiven ? 'good' : 'quiet'}>{t(isGiven ? 'given' : 'taken')}</Tag>
        {onWithdraw && isGiven && purpose === 'marketing' && channel && (
          <Button
            size="xs"
            variant="default"
            aria-label={`${t('withdraw')} · ${name}`}
            onClick={() => void onWithdraw(channel)}
          >
            {t('withdraw')}
          </Button>
        )}
      </div>
      <small>{[...wording, ...most].join(' · ')}</small>
      <ul className={css.history}>
        {history.map((answer) => (
          <li key={`${answer.at} ${String(answer.isGiven)}`}>
            <Evidence answer={answer} />
          </li>
        ))}
      </ul>
      {text && (
        <details className={css.words}>
          <summary>{t('words')}</summary>
          <p lang={consent.language}>{text}</p>
        </details>
      )}
    </li>
  )
}

function Evidence({ answer: { isGiven, at, method, hotspot, mac, ip } }: { answer: Answer }) {
  const t = useText('guests')
  const format = useFormat()
  const how = ownValue<(typeof HOW)[keyof typeof HOW]>(HOW, method) ?? 'other'
  const where = [hotspot, mac && spellMac(mac), ip].filter(Boolean).join(' · ')
  return (
    <>
      {t(isGiven ? 'given' : 'taken')} · {format.dateTime(at)} · {t(`how.${how}`)}
      {where && <span className={css.where}>{where}</span>}
    </>
  )
}
