// What the sidebar shows, as data. A screen adds one line here.
import {
  IconAdjustments,
  IconAward,
  IconBell,
  IconBolt,
  IconBrowser,
  IconBrush,
  IconBuildingStore,
  IconCalendarStats,
  IconChartBar,
  IconClipboardText,
  IconClock,
  IconCreditCard,
  IconDeviceMobile,
  IconDevices,
  IconGift,
  IconHeart,
  IconHistory,
  IconHome,
  IconLicense,
  IconListCheck,
  IconLogin2,
  IconMessage,
  IconMessageChatbot,
  IconPackage,
  IconPhoto,
  IconPlugConnected,
  IconReceipt,
  IconRouter,
  IconSettings,
  IconSpeakerphone,
  IconStethoscope,
  IconTargetArrow,
  IconTemplate,
  IconTicket,
  IconTrophy,
  IconUserHeart,
  IconUsers,
  IconWifi,
  type Icon,
} from '@tabler/icons-react'
import type { LinkProps } from '@tanstack/react-router'
import type { Permission } from '@portico/contract/access.ts'
import type { Messages } from '../core/messages.ts'

export type MenuLabel = keyof Messages['frame']['menu']

export type MenuEntry = {
  label: MenuLabel
  icon: Icon
  /** A route; `$eid` in it is the selected page. */
  to: NonNullable<LinkProps['to']>
  /** Hidden from roles without it; its screen is closed to them. */
  may?: Permission
  /** Its area comes later: the screen says so. */
  isLater?: true
}

export type MenuGroup = {
  /** Left out: the group stands without a heading. */
  label?: MenuLabel
  /** Only for platform administrators. */
  isAdmin?: true
  /** Only while a page is selected. */
  isOfPage?: true
  /** Only for pages that use Zalo (specification §2). */
  isZalo?: true
  entries: MenuEntry[]
}

const later = (label: MenuLabel, icon: Icon, to: NonNullable<LinkProps['to']>, may?: Permission): MenuEntry => ({
  label,
  icon,
  to,
  may,
  isLater: true,
})

/** The groups of the specification §2, in its order. */
export const MENU: MenuGroup[] = [
  {
    entries: [
      { label: 'home', icon: IconHome, to: '/dashboard' },
      { label: 'myPages', icon: IconBuildingStore, to: '/dashboard/my-pages' },
    ],
  },
  {
    label: 'wifi',
    isOfPage: true,
    entries: [
      later('campaigns', IconSpeakerphone, '/dashboard/campaign', 'campaign:read'),
      { label: 'devices', icon: IconRouter, to: '/dashboard/devices', may: 'device:read' },
      { label: 'loginFlow', icon: IconLogin2, to: '/dashboard/wifi-login-flow', may: 'flow:read' },
      { label: 'templates', icon: IconBrush, to: '/dashboard/templates', may: 'template:read' },
      { label: 'sessions', icon: IconDevices, to: '/dashboard/sessions', may: 'session:read' },
      { label: 'doctor', icon: IconStethoscope, to: '/dashboard/doctor', may: 'session:read' },
      { label: 'accessCodes', icon: IconTicket, to: '/dashboard/accesscode', may: 'access-code:read' },
    ],
  },
  {
    label: 'loyalty',
    isOfPage: true,
    entries: [
      later('giftOrders', IconPackage, '/dashboard/gift-orders', 'gift-order:read'),
      later('gifts', IconGift, '/dashboard/gifts', 'loyalty:read'),
      later('tasks', IconListCheck, '/dashboard/tasks', 'loyalty:read'),
    ],
  },
  {
    label: 'guests',
    isOfPage: true,
    entries: [
      later('profiles', IconUserHeart, '/dashboard/guests-custom-profile', 'guest:read'),
      later('leads', IconTargetArrow, '/dashboard/sale-leads', 'lead:read'),
    ],
  },
  {
    label: 'report',
    isOfPage: true,
    entries: [
      { label: 'reportOverview', icon: IconChartBar, to: '/dashboard/report-overview', may: 'report:read' },
      { label: 'reportTopUsers', icon: IconTrophy, to: '/dashboard/report-top-users', may: 'report.people:read' },
      { label: 'reportCampaigns', icon: IconSpeakerphone, to: '/dashboard/report-campaigns', may: 'report:read' },
      { label: 'reportVisits', icon: IconCalendarStats, to: '/dashboard/report-visits', may: 'report:read' },
      { label: 'reportDevices', icon: IconDeviceMobile, to: '/dashboard/report-devices', may: 'report:read' },
      { label: 'reportSoftware', icon: IconBrowser, to: '/dashboard/report-software', may: 'report:read' },
      { label: 'reportTimes', icon: IconClock, to: '/dashboard/report-times', may: 'report:read' },
      { label: 'reportSurvey', icon: IconClipboardText, to: '/dashboard/report-survey', may: 'report.people:read' },
    ],
  },
  { isOfPage: true, entries: [{ label: 'media', icon: IconPhoto, to: '/dashboard/media', may: 'media:read' }] },
  {
    label: 'page',
    isOfPage: true,
    entries: [
      { label: 'pageGeneral', icon: IconSettings, to: '/dashboard/page/$eid', may: 'page.settings:read' },
      { label: 'notification', icon: IconBell, to: '/dashboard/page-notification', may: 'page.notification:read' },
      later('license', IconLicense, '/dashboard/page-license', 'page.license:read'),
      { label: 'role', icon: IconUsers, to: '/dashboard/page-role', may: 'page.roles:leave' },
      {
        label: 'integration',
        icon: IconPlugConnected,
        to: '/dashboard/page-integration',
        may: 'page.integration:read',
      },
      later('billing', IconReceipt, '/dashboard/user-finance', 'finance:read'),
      { label: 'audit', icon: IconHistory, to: '/dashboard/page-audit', may: 'page.audit:read' },
    ],
  },
  {
    label: 'zalo',
    isOfPage: true,
    isZalo: true,
    entries: [
      later('zaloSettings', IconAdjustments, '/dashboard/zalo-settings', 'zalo:read'),
      later('zaloChatbot', IconMessageChatbot, '/dashboard/zalo-chatbot', 'automation:read'),
      later('zaloAutomation', IconBolt, '/dashboard/zalo-automation', 'automation:read'),
      later('zaloFollowers', IconHeart, '/dashboard/zalo-followers', 'zalo:read'),
      later('zaloMessages', IconMessage, '/dashboard/zalo-messages', 'zalo:read'),
      later('zaloTemplates', IconTemplate, '/dashboard/zalo-message-templates', 'zalo:read'),
    ],
  },
  {
    label: 'admin',
    isAdmin: true,
    entries: [
      later('adminPlans', IconAward, '/dashboard/admin-plans'),
      later('adminSubscriptions', IconCreditCard, '/dashboard/admin-subscriptions'),
      later('adminLicenseCodes', IconLicense, '/dashboard/admin-license-code'),
      { label: 'adminTemplates', icon: IconTemplate, to: '/dashboard/admin-manage-templates' },
    ],
  },
]

/** Screens the specification gives an address but no place in the sidebar; the palette finds them. */
export const ASIDE: MenuEntry[] = [later('wifiCampaigns', IconWifi, '/dashboard/wifi-campaign', 'campaign:read')]

const ALL = [...MENU.flatMap((group) => group.entries), ...ASIDE]

/** The entry a screen belongs to: `/dashboard/campaign/7` to that of the campaigns. */
export function entryAt(path: string): MenuEntry | undefined {
  return ALL.find(({ to }) => to !== '/dashboard' && (path === to || path.startsWith(`${to}/`)))
}

/** Where an entry leads while that page is selected. */
export function addressOf({ to }: MenuEntry, pageId: string | null): string {
  return to.replace('$eid', pageId ?? '')
}
