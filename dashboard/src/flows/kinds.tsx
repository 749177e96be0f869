// What is known of each type of step besides its words.
import type { ComponentType } from 'react'
import {
  IconAd2,
  IconBrandFacebook,
  IconBrandGoogle,
  IconCashBanknote,
  IconChecklist,
  IconDeviceMobileMessage,
  IconFileText,
  IconForms,
  IconHandClick,
  IconKey,
  IconLock,
  IconMail,
  IconMessageCircle,
} from '@tabler/icons-react'
import type { FlowStep, StepType } from '@portico/contract/flows.ts'

type Kind = { icon: ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>; has: readonly Part[] }
type Part = 'questions' | 'code' | 'accessCode' | 'offers' | 'password' | 'signIn' | 'video' | 'known'

const KINDS: Record<StepType, Kind> = {
  'one-tap': { icon: IconHandClick, has: [] },
  terms: { icon: IconFileText, has: [] },
  form: { icon: IconForms, has: ['questions', 'known'] },
  survey: { icon: IconChecklist, has: ['questions', 'known'] },
  'phone-code': { icon: IconDeviceMobileMessage, has: ['code', 'known'] },
  'email-code': { icon: IconMail, has: ['code', 'known'] },
  'access-code': { icon: IconKey, has: ['accessCode'] },
  purchase: { icon: IconCashBanknote, has: ['offers'] },
  password: { icon: IconLock, has: ['password', 'known'] },
  google: { icon: IconBrandGoogle, has: ['signIn', 'known'] },
  facebook: { icon: IconBrandFacebook, has: ['signIn', 'known'] },
  zalo: { icon: IconMessageCircle, has: ['signIn', 'known'] },
  video: { icon: IconAd2, has: ['video', 'known'] },
}

/** Which fields a step has. */
export function hasPart({ type }: Pick<FlowStep, 'type'>, part: Part): boolean {
  return KINDS[type].has.includes(part)
}

export function StepIcon({ type, size = 20 }: { type: StepType; size?: number }) {
  const { icon: Icon } = KINDS[type]
  return <Icon size={size} stroke={1.7} aria-hidden />
}
