import {
  IconArrowsSplit2,
  IconCircleCheck,
  IconClock,
  IconCornerUpRight,
  IconForms,
  IconGift,
  IconHandStop,
  IconHeadset,
  IconKey,
  IconMessage,
  IconPhoto,
  IconSquareRoundedPlus,
  IconToolsKitchen2,
} from '@tabler/icons-react'
import type { NodeKind } from '@portico/contract/chatbots/flow.ts'

const ICONS = {
  welcome: IconHandStop,
  keywords: IconKey,
  text: IconMessage,
  picture: IconPhoto,
  buttons: IconSquareRoundedPlus,
  question: IconForms,
  condition: IconArrowsSplit2,
  menu: IconToolsKitchen2,
  gift: IconGift,
  hours: IconClock,
  hand: IconHeadset,
  jump: IconCornerUpRight,
  end: IconCircleCheck,
} as const

/** The drawing of a kind of node. */
export function KindIcon({ kind, size = 17 }: { kind: NodeKind; size?: number }) {
  const Icon = ICONS[kind]
  return <Icon size={size} stroke={1.8} aria-hidden />
}
