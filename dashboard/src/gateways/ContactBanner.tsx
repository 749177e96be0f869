import { useState } from 'react'
import { IconAlertTriangle, IconPlugConnectedX } from '@tabler/icons-react'
import type { Gateway } from '@portico/contract/gateways.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { useNow } from '../ui/now.ts'
import css from './gateways.module.css'

/** Waits for a device's first sign of life, and is glad when it comes. */
export function ContactBanner({ device }: { device: Gateway }) {
  const t = useText('gateways')
  const { ago } = useFormat()
  const now = useNow(10)
  const [hasWaited, setHasWaited] = useState(device.state === 'waiting')
  if (device.state === 'waiting' && !hasWaited) setHasWaited(true)
  const { state } = device
  const seenAt = device.lastSeenAt ?? device.createdAt
  const when = ago(seenAt, Math.max(now, Date.parse(seenAt)))
  return (
    <div
      className={css.banner}
      data-state={state}
      data-celebrates={(hasWaited && state === 'online') || undefined}
      role="status"
    >
      <span className={css.sign} aria-hidden>
        {state === 'waiting' && <span className={css.rings} />}
        {state === 'online' && <Check />}
        {state === 'open' && <IconAlertTriangle size={24} stroke={1.8} />}
        {state === 'offline' && <IconPlugConnectedX size={24} stroke={1.8} />}
      </span>
      <div>
        <p className={css.bannerTitle}>{t(`recipe.${state}`)}</p>
        <p>
          {state === 'waiting' && t('recipe.waitingText')}
          {state === 'online' && t('recipe.onlineText', { when })}
          {state === 'offline' && t('recipe.offlineText', { when })}
          {state === 'open' && t('recipe.openText')}
        </p>
        {device.lastError && <p className={css.lastError}>{t('recipe.lastError', { error: device.lastError })}</p>}
      </div>
      {hasWaited && state === 'online' && <Sparks />}
    </div>
  )
}

function Check() {
  return (
    <svg className={css.check} viewBox="0 0 40 40" width="40" height="40">
      <circle cx="20" cy="20" r="18" />
      <path d="M12 20.500l5.500 5.500L28.500 15" />
    </svg>
  )
}

const SPARKS = [14, 52, 97, 133, 171, 208, 246, 288, 321]

/** A handful of confetti, once. The stylesheet leaves it out where motion is unwanted. */
function Sparks() {
  return (
    <span className={css.sparks} aria-hidden>
      {SPARKS.map((angle, i) => (
        <span key={angle} style={{ rotate: `${angle}deg`, animationDelay: `${350 + i * 25}ms` }} data-colour={i % 3} />
      ))}
    </span>
  )
}
