import {
  IconArrowFork,
  IconArrowsSplit2,
  IconBellRinging,
  IconBolt,
  IconClock,
  IconClockHour4,
  IconCoins,
  IconCornerDownRight,
  IconFlag,
  IconGift,
  IconHourglass,
  IconSend,
  IconTag,
  IconUserPlus,
  IconWebhook,
} from '@tabler/icons-react'
import type { StepKind } from '@portico/contract/automations/kinds.ts'

const ICONS = {
  message: IconSend,
  wait: IconHourglass,
  until: IconClockHour4,
  branch: IconArrowFork,
  happen: IconClock,
  split: IconArrowsSplit2,
  tag: IconTag,
  points: IconCoins,
  gift: IconGift,
  lead: IconUserPlus,
  notify: IconBellRinging,
  webhook: IconWebhook,
  goto: IconCornerDownRight,
  end: IconFlag,
  trigger: IconBolt,
} as const satisfies Record<StepKind | 'trigger', unknown>

export function StepIcon({ type }: { type: StepKind | 'trigger' }) {
  const Icon = ICONS[type]
  return <Icon size={20} stroke={1.7} aria-hidden />
}
