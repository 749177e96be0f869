import type { ReactNode } from 'react'
import {
  IconBrowser,
  IconCheck,
  IconClock,
  IconListCheck,
  IconRouter,
  IconShieldCheck,
  IconWorld,
  IconX,
} from '@tabler/icons-react'
import type { Chain, Link as ChainLink } from '@portico/contract/gateways/doctor.ts'
import { useFormat } from '../../core/useFormat.ts'
import { useText } from '../../core/useText.ts'
import { GuestName } from '../../ui/GuestName.tsx'
import { RelativeTime } from '../../ui/Times.tsx'
import { spellMac } from '../sessions/spell.ts'
import { isAtStep, stepName } from './stepName.ts'
import css from './doctor.module.css'

const ICONS = {
  portal: IconBrowser,
  steps: IconListCheck,
  gateway: IconRouter,
  answer: IconShieldCheck,
  online: IconWorld,
}
const MARKS = { ok: IconCheck, broken: IconX, waiting: IconClock, open: undefined }

/** One phone's way as a chain, with what is wrong and what to do. */
export function ChainCard({ chain, action }: { chain: Chain; action?: ReactNode }) {
  const t = useText('doctor')
  const format = useFormat()
  const isGood = ['online', 'left', 'time-up', 'under-way'].includes(chain.cause)
  return (
    <section className={css.card}>
      <header>
        <div>
          <h2>{chain.guestName ? <GuestName id={chain.guestId} name={chain.guestName} /> : spellMac(chain.mac)}</h2>
          <p className={css.small}>
            {[chain.guestName && spellMac(chain.mac), chain.deviceName].filter(Boolean).map((part) => `${part} · `)}
            <RelativeTime at={chain.at} format={format} />
          </p>
        </div>
        {action}
      </header>
      <ol className={css.chain}>
        {chain.links.map((link) => (
          <Shackle key={link.name} link={link} time={link.at && format.time(link.at)} />
        ))}
      </ol>
      <div className={css.verdict} data-good={isGood || undefined}>
        <p className={css.cause}>
          {t(`causes.${chain.cause}.title`)}
          {chain.step && isAtStep(chain.cause) && ` ${t('atStep', { step: stepName(chain.step, t) })}`}
        </p>
        {chain.detail && <p>{t('said', { detail: chain.detail })}</p>}
        <p>
          {!isGood && <strong>{t('fix')}: </strong>}
          {t(`causes.${chain.cause}.fix`)}
        </p>
      </div>
    </section>
  )
}

function Shackle({ link: { name, state }, time }: { link: ChainLink; time: string | null }) {
  const t = useText('doctor')
  const Icon = ICONS[name]
  const Mark = MARKS[state]
  return (
    <li data-state={state}>
      <span className={css.sign} aria-hidden>
        <Icon size={22} stroke={1.7} />
        {Mark && (
          <span className={css.mark}>
            <Mark size={13} stroke={3} />
          </span>
        )}
      </span>
      <span className={css.linkName}>{t(`links.${name}`)}</span>
      <span className={css.small}>{time ?? t(`states.${state}`)}</span>
    </li>
  )
}
