import { useState, type ReactNode } from 'react'
import type { HeldGuest } from '@portico/contract/guests.ts'
import { ownValue } from '@portico/contract/names.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '@portico/locales/languages.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { Tag } from '../ui/Tag.tsx'
import { spellMac, useFieldName } from './words.ts'
import css from './guests.module.css'

const SHOWN_AT_FIRST = 5
const SOURCES = ['phone', 'email', 'google', 'facebook', 'zalo', 'anonymous'] as const

/** What a guest entered, and what was recorded about them. */
export function GuestFacts({ held, part }: { held: HeldGuest; part: 'about' | 'rest' }) {
  return part === 'about' ? <About held={held} /> : <Visits held={held} />
}

function About({ held: { profile, labels, identities } }: { held: HeldGuest }) {
  const t = useText('guests')
  const format = useFormat()
  const fieldName = useFieldName(labels)
  const source = SOURCES.find((one) => one === profile.source) ?? 'anonymous'
  const language = LANGUAGES.find((one) => one === profile.language)
  return (
    <section className={css.part} aria-label={t('section.about')}>
      <h3>{t('section.about')}</h3>
      <dl className={css.facts}>
        <Fact name={t('field.name')}>{profile.name}</Fact>
        <Fact name={t('field.phone')}>
          {profile.phone && <Contact value={profile.phone} is={profile.isPhoneVerified} />}
        </Fact>
        <Fact name={t('field.email')}>
          {profile.email && <Contact value={profile.email} is={profile.isEmailVerified} />}
        </Fact>
        {Object.entries(profile.more).map(([key, value]) => (
          <Fact key={key} name={fieldName(key)}>
            {value}
          </Fact>
        ))}
        <Fact name={t('field.language')}>{language ? LANGUAGE_NAMES[language] : profile.language}</Fact>
        <Fact name={t('field.source')}>{t(`source.${source}`)}</Fact>
        {identities.map(({ kind, value, verifiedAt }) => (
          <Fact key={`${kind} ${value}`} name={t('section.identities')}>
            {t(`source.${SOURCES.find((one) => one === kind) ?? 'anonymous'}`)} · {value}
            <small>{format.dateTime(verifiedAt)}</small>
          </Fact>
        ))}
      </dl>
    </section>
  )
}

function Visits({ held: { visits, devices, ownDevices, answers, leads, labels } }: { held: HeldGuest }) {
  const t = useText('guests')
  const format = useFormat()
  return (
    <>
      <Rows title={t('section.visits', { count: visits.length })}>
        {visits.map(({ at, hotspot, seconds, bytes }) => (
          <li key={at}>
            <strong>{format.dateTime(at)}</strong>
            <small>{[hotspot, format.duration(seconds), format.bytes(bytes)].join(' · ')}</small>
          </li>
        ))}
      </Rows>
      <Rows title={t('section.devices', { count: devices.length + ownDevices.length })}>
        {[
          ...devices.map(({ mac, lastSeenAt }) => ({ mac, name: '', at: lastSeenAt })),
          ...ownDevices.map(({ mac, name, addedAt }) => ({ mac, name, at: addedAt })),
        ].map(({ mac, name, at }) => (
          <li key={mac}>
            <strong>{[name, spellMac(mac)].filter(Boolean).join(' · ')}</strong>
            <small>{format.dateTime(at)}</small>
          </li>
        ))}
      </Rows>
      <Rows title={t('section.answers', { count: answers.length })}>
        {answers.map(({ question, answer, at }) => (
          <li key={`${question} ${at}`}>
            <strong>{answer}</strong>
            <small>{[ownValue(labels, question) ?? question, format.dateTime(at)].join(' · ')}</small>
          </li>
        ))}
      </Rows>
      <Rows title={t('section.leads', { count: leads.length })}>
        {leads.map(({ note, at }) => (
          <li key={at}>
            <strong>{note || '–'}</strong>
            <small>{format.dateTime(at)}</small>
          </li>
        ))}
      </Rows>
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  const t = useText('guests')
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children || <span className={css.note}>{t('none')}</span>}</dd>
    </div>
  )
}

function Contact({ value, is }: { value: string; is: boolean }) {
  const t = useText('guests')
  return (
    <>
      {value} <Tag tone={is ? 'good' : 'quiet'}>{t(is ? 'proved' : 'unproved')}</Tag>
    </>
  )
}

/** A list that begins short. */
function Rows({ title, children }: { title: string; children: readonly ReactNode[] }) {
  const t = useText('guests')
  const [isAll, setAll] = useState(false)
  const shown = isAll ? children : children.slice(0, SHOWN_AT_FIRST)
  return (
    <section className={css.part} aria-label={title}>
      <h3>{title}</h3>
      {children.length === 0 ? <p className={css.note}>{t('none')}</p> : <ul className={css.rows}>{shown}</ul>}
      {shown.length < children.length && (
        <button type="button" className={css.more} onClick={() => setAll(true)}>
          {t('more', { count: children.length })}
        </button>
      )}
    </section>
  )
}
