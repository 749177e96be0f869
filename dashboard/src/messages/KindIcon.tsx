import {
  IconBadgeTm,
  IconDeviceMobileMessage,
  IconForms,
  IconLayoutList,
  IconMail,
  IconMessage,
  IconPhoto,
  IconSquareRoundedPlus,
} from '@tabler/icons-react'
import type { TemplateKind } from '@portico/contract/messages/kinds.ts'

const ICONS = {
  text: IconMessage,
  picture: IconPhoto,
  list: IconLayoutList,
  buttons: IconSquareRoundedPlus,
  request_user_info: IconForms,
  zns: IconBadgeTm,
  email: IconMail,
  sms: IconDeviceMobileMessage,
} as const satisfies Record<TemplateKind, unknown>

export function KindIcon({ kind }: { kind: TemplateKind }) {
  const Icon = ICONS[kind]
  return <Icon size={22} stroke={1.7} aria-hidden />
}
