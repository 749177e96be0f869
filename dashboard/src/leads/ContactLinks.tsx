import { IconMail, IconMessageCircle, IconPhone } from '@tabler/icons-react'
import type { Lead } from '@portico/contract/leads.ts'
import { leadName, zaloLink, type Say } from './words.ts'
import css from './leads.module.css'

type Props = { lead: Lead; t: Say; isFull: boolean }

/** Call, Zalo and e-mail with one tap; only the masked text for those who may not know more. */
export function ContactLinks({ lead, t, isFull }: Props) {
  const { phone, email } = lead
  const text = phone ?? email ?? '–'
  const name = leadName(lead, t)
  if (!isFull) return <span>{text}</span>
  return (
    <span className={css.contact}>
      <span className={css.number}>{text}</span>
      {phone && (
        <>
          <a href={`tel:${phone}`} aria-label={t('action.call', { name })} title={t('action.call', { name })}>
            <IconPhone size={17} stroke={1.8} aria-hidden />
          </a>
          <a
            href={zaloLink(phone)}
            target="_blank"
            rel="noreferrer"
            aria-label={t('action.zalo', { name })}
            title={t('action.zalo', { name })}
          >
            <IconMessageCircle size={17} stroke={1.8} aria-hidden />
          </a>
        </>
      )}
      {email && (
        <a href={`mailto:${email}`} aria-label={t('action.mail', { name })} title={t('action.mail', { name })}>
          <IconMail size={17} stroke={1.8} aria-hidden />
        </a>
      )}
    </span>
  )
}
