// The parts of a guest's data that are lists.
import type { ReactNode } from 'react'
import { safeHref } from '../href.ts'
import { Submit } from './Actions.tsx'
import type { ConsentShown } from '../myDataView.ts'
import type { ScreenProps } from '../part.ts'

type Props = ScreenProps<'me'>

/** A list under a title, or a sentence where there is none. */
export function Part({ title, none, children }: { title: string; none?: string | false; children?: ReactNode }) {
  return (
    <section className="part">
      <h2>{title}</h2>
      {none ? <p className="aside">{none}</p> : <ul className="rows">{children}</ul>}
    </section>
  )
}

export function Consents({ screen, t }: Props) {
  const { consents, action, isCopy } = screen
  const channelOf = ({ channel, purpose }: ConsentShown) =>
    purpose === 'terms'
      ? t('me.consent.terms')
      : // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- consents to marketing name one of its channels
        t('me.consent.marketing', { channel: t(`agree.${channel as 'email'}`) })
  return (
    <Part title={t('me.consents')} none={consents.length === 0 && t('me.noConsents')}>
      {consents.map((one) => (
        <li key={one.purpose + one.channel}>
          <b>{channelOf(one)}</b>
          <small className={one.isGiven ? 'given' : undefined}>
            {t(one.isGiven ? 'me.consent.given' : 'me.consent.withdrawn', { at: one.at })}
            {one.maxPerMonth !== undefined && ` · ${t('me.consent.most', { count: one.maxPerMonth })}`}
          </small>
          <details open={isCopy}>
            <summary>{t('me.consent.words')}</summary>
            <p>{one.text}</p>
          </details>
          {one.isGiven && one.purpose === 'marketing' && !isCopy && (
            <form method="post" action={safeHref(action)}>
              <input type="hidden" name="do" value="withdraw" />
              <input type="hidden" name="channel" value={one.channel} />
              <Submit label={t('me.consent.withdraw')} busy={t('me.saving')} quiet />
            </form>
          )}
        </li>
      ))}
    </Part>
  )
}

export function Visits({ screen: { visits, visitsInAll }, t }: Props) {
  return (
    <Part title={t('me.visits', { count: visitsInAll })} none={visits.length === 0 && t('me.noVisits')}>
      {visits.map(({ at, hotspot, minutes, megabytes }) => (
        <li key={at}>
          <b>{at}</b>
          <small>
            {hotspot} · {t('me.minutes', { minutes })} · {t('me.megabytes', { megabytes })}
          </small>
        </li>
      ))}
    </Part>
  )
}

export function Devices({ screen: { devices, ownDevices, wifiProfiles }, t }: Props) {
  if (devices.length + ownDevices.length + wifiProfiles.length === 0) return null
  return (
    <Part title={t('me.devices')}>
      {devices.map(({ mac, at }) => (
        <li key={mac}>
          <b>{mac}</b>
          <small>{t('me.lastSeen', { at })}</small>
        </li>
      ))}
      {wifiProfiles.map(({ device, at, expiresAt, isRevoked }, index) => (
        <li key={index}>
          <b>{t('wifiProfile.title')}</b>
          <small>
            {t(`wifiProfile.device.${isDevice(device) ? device : 'other'}`)} · {t('wifiProfile.made', { at })} ·{' '}
            {isRevoked ? t('wifiProfile.ended') : t('wifiProfile.until', { at: expiresAt })}
          </small>
        </li>
      ))}
      {ownDevices.map(({ name, mac, at }) => (
        <li key={mac}>
          <b>{name}</b>
          <small>
            {mac} · {at}
          </small>
        </li>
      ))}
    </Part>
  )
}

function isDevice(device: string): device is 'apple' | 'android' | 'windows' {
  return device === 'apple' || device === 'android' || device === 'windows'
}

export function Answers({ screen: { answers }, t }: Props) {
  if (answers.length === 0) return null
  return (
    <Part title={t('me.answers')}>
      {answers.map(({ question, answer, at }, index) => (
        <li key={index}>
          <b>{answer}</b>
          <small>
            {question} · {at}
          </small>
        </li>
      ))}
    </Part>
  )
}

export function Leads({ screen: { leads }, t }: Props) {
  if (leads.length === 0) return null
  return (
    <Part title={t('me.leads')}>
      {leads.map(({ note, at }, index) => (
        <li key={index}>
          <b>{note || '–'}</b>
          <small>{at}</small>
        </li>
      ))}
    </Part>
  )
}

export function Downloads({ screen: { action, jsonHref, zipHref, htmlHref, eraseHref, link }, t }: Props) {
  return (
    <>
      <section className="part">
        <h2>{t('me.copy')}</h2>
        <p className="downloads">
          <a href={safeHref(htmlHref)}>{t('me.html')}</a>
          <a href={safeHref(zipHref)}>{t('me.files.link')}</a>
          <a href={safeHref(jsonHref)}>{t('me.json')}</a>
        </p>
      </section>
      <section className="part">
        <h2>{t('me.link.title')}</h2>
        <p>{t('me.link.lead')}</p>
        {link ? (
          <p className="notice good personal">{link}</p>
        ) : (
          <form method="post" action={safeHref(action)}>
            <input type="hidden" name="do" value="link" />
            <Submit label={t('me.link.make')} busy={t('me.saving')} quiet />
          </form>
        )}
      </section>
      <section className="part">
        <h2>{t('me.erase.title')}</h2>
        <p className="downloads">
          <a className="danger" href={safeHref(eraseHref)}>
            {t('me.erase.open')}
          </a>
        </p>
      </section>
    </>
  )
}

export function Reviews({ screen, t }: Props) {
  if (screen.reviews.length === 0) return null
  return (
    <Part title={t('review.own')}>
      {screen.reviews.map(({ score, words, at }) => (
        <li key={at}>
          <b>{words || t('review.stars', { score })}</b>
          <small>
            {'★'.repeat(score)} · {at}
          </small>
        </li>
      ))}
    </Part>
  )
}

export function Messages({ screen, t }: Props) {
  if (screen.messages.length === 0) return null
  return (
    <Part title={t('me.messages')}>
      {screen.messages.map(({ text, isFromGuest, at }, index) => (
        <li key={index}>
          <b>{text || '📎'}</b>
          <small>
            {isFromGuest ? '→' : '←'} {at}
          </small>
        </li>
      ))}
    </Part>
  )
}

export function Notes({ screen: { notes, tags }, t }: Props) {
  if (notes.length + tags.length === 0) return null
  return (
    <Part title={t('me.notes')}>
      {tags.length > 0 && (
        <li>
          <b>{tags.join(', ')}</b>
        </li>
      )}
      {notes.map(({ text, at }, index) => (
        <li key={index}>
          <b>{text}</b>
          <small>{at}</small>
        </li>
      ))}
    </Part>
  )
}
