import type { GatewayType } from '@portico/contract/gateways.ts'
import css from './wizard.module.css'

/** What a box of this brand looks like, roughly: our own drawings, nobody's marks. */
const SHAPES: Record<GatewayType, 'router' | 'ceiling' | 'cloud' | 'rack' | 'server'> = {
  opennds: 'router',
  mikrotik: 'rack',
  unifi: 'ceiling',
  omada: 'ceiling',
  coovachilli: 'server',
  meraki: 'cloud',
  aruba: 'ceiling',
  cisco: 'rack',
  ruckus: 'ceiling',
  cambium: 'cloud',
  fortinet: 'rack',
  radius: 'router',
}

/** The picture of a brand in the picker. */
export function BrandArt({ type }: { type: GatewayType }) {
  return (
    <svg className={css.art} viewBox="0 0 72 52" width="72" height="52" aria-hidden>
      {DRAWINGS[SHAPES[type]]}
    </svg>
  )
}

const DRAWINGS = {
  router: (
    <>
      <path d="M18 28V9M54 28V9" />
      <rect x="9" y="28" width="54" height="14" rx="4" />
      <path d="M28 12c5-5 11-5 16 0M31.500 17c3-3 6-3 9 0" />
      <circle cx="17" cy="35" r="1.500" />
      <path d="M44 35h12" />
    </>
  ),
  ceiling: (
    <>
      <path d="M8 10h56" />
      <path d="M16 10c0 14 9 22 20 22s20-8 20-22" />
      <circle cx="36" cy="19" r="4" />
      <path d="M25 38c7 5 15 5 22 0M20 43c10 7 22 7 32 0" />
    </>
  ),
  cloud: (
    <>
      <path d="M24 30a9 9 0 0 1 0-18 13 13 0 0 1 25 2 8 8 0 0 1-1 16z" />
      <path d="M36 30v6M22 42h28" />
      <rect x="16" y="37" width="40" height="10" rx="3" />
    </>
  ),
  rack: (
    <>
      <rect x="6" y="17" width="60" height="20" rx="3" />
      <path d="M14 23h6v7h-6zM24 23h6v7h-6zM34 23h6v7h-6zM44 23h6v7h-6z" />
      <circle cx="59" cy="24" r="1.500" />
      <circle cx="59" cy="30" r="1.500" />
      <path d="M12 37v4M60 37v4" />
    </>
  ),
  server: (
    <>
      <rect x="18" y="6" width="36" height="12" rx="3" />
      <rect x="18" y="20" width="36" height="12" rx="3" />
      <path d="M36 32v8M20 44h32M36 40v4" />
      <path d="M32 12h16M32 26h16" />
      <circle cx="25" cy="12" r="1.500" />
      <circle cx="25" cy="26" r="1.500" />
    </>
  ),
}
