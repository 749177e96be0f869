// Which screens the pictures of the help centre show, and what is pressed before they are taken.

export type Picture = {
  name: string
  path: string
  /** Keys of the interface's sentences, or `css:` and a selector. */
  press?: string[]
  crop?: string
  height?: number
  /** Which of the demo's venues; the first unless it says otherwise. */
  venue?: number
}

const DRAWER = '.mantine-Drawer-content'

export const PICTURES: Picture[] = [
  { name: 'sign-in', path: '/signin', crop: 'main' },
  { name: 'first-evening', path: '/dashboard', venue: 1 },
  { name: 'home', path: '/dashboard' },
  { name: 'my-pages', path: '/dashboard/my-pages', height: 420 },
  { name: 'page-details', path: '/dashboard/page/$eid' },
  { name: 'devices', path: '/dashboard/devices', height: 420 },
  { name: 'brands', path: '/dashboard/devices', press: ['gateways.add'], crop: DRAWER },
  { name: 'import', path: '/dashboard/devices', press: ['gateways.import.action'], crop: DRAWER },
  { name: 'consents', path: '/dashboard/wifi-login-flow', press: ['consents.tab'] },
  { name: 'media', path: '/dashboard/media' },
  { name: 'codes', path: '/dashboard/accesscode', height: 460 },
  { name: 'counter', path: '/dashboard/counter', height: 460 },
  { name: 'sessions', path: '/dashboard/sessions', height: 460 },
  { name: 'lists', path: '/dashboard/sessions', press: ['sessions.tabs.lists'], height: 420 },
  { name: 'quota', path: '/dashboard/sessions', press: ['sessions.tabs.quota'], height: 460 },
  { name: 'doctor', path: '/dashboard/doctor' },
  { name: 'integrations', path: '/dashboard/page-integration', height: 480 },
  { name: 'webhooks', path: '/dashboard/page-integration', press: ['integrations.part.webhooks'], height: 420 },
  { name: 'api-keys', path: '/dashboard/page-integration', press: ['integrations.part.keys'], height: 420 },
  { name: 'report-toolbar', path: '/dashboard/report-overview', height: 240 },
  { name: 'report-overview', path: '/dashboard/report-overview' },
  { name: 'report-visits', path: '/dashboard/report-visits' },
  { name: 'report-top-guests', path: '/dashboard/report-top-users', height: 480 },
  { name: 'report-campaigns', path: '/dashboard/report-campaigns', height: 480 },
  { name: 'report-devices', path: '/dashboard/report-devices' },
  { name: 'report-software', path: '/dashboard/report-software' },
  { name: 'report-times', path: '/dashboard/report-times' },
  { name: 'report-survey', path: '/dashboard/report-survey' },
  { name: 'share-report', path: '/dashboard/report-overview', press: ['reports.share.open'], crop: DRAWER },
  { name: 'schedule-report', path: '/dashboard/report-overview', press: ['reports.schedule.open'], crop: DRAWER },
  { name: 'members', path: '/dashboard/page-role', height: 460 },
  { name: 'invite', path: '/dashboard/page-role', press: ['members.invite.open'], crop: DRAWER },
  { name: 'audit', path: '/dashboard/page-audit', height: 480 },
  { name: 'account', path: '/dashboard/settings' },
  { name: 'notifications', path: '/dashboard/page-notification' },
  { name: 'flow', path: '/dashboard/wifi-login-flow', press: ['css:main tbody tr button'] },
  { name: 'templates', path: '/dashboard/templates' },
  { name: 'campaigns', path: '/dashboard/campaign' },
  { name: 'wifi-campaigns', path: '/dashboard/wifi-campaign', height: 480 },
  { name: 'guests', path: '/dashboard/guests-custom-profile', height: 480 },
  { name: 'segments', path: '/dashboard/segments', height: 460 },
  { name: 'leads', path: '/dashboard/sale-leads', press: ['leads.view.board'] },
  { name: 'menu', path: '/dashboard/page-menu' },
  { name: 'tasks', path: '/dashboard/tasks', height: 480 },
  { name: 'gifts', path: '/dashboard/gifts' },
  { name: 'gift-orders', path: '/dashboard/gift-orders', height: 460 },
  { name: 'reviews', path: '/dashboard/reviews', height: 480 },
  { name: 'inbox', path: '/dashboard/zalo-messages' },
  { name: 'followers', path: '/dashboard/zalo-followers', height: 460 },
  { name: 'message-templates', path: '/dashboard/zalo-message-templates', height: 480 },
  { name: 'message-campaigns', path: '/dashboard/zalo-campaigns', height: 480 },
  { name: 'report-loyalty', path: '/dashboard/report-loyalty' },
  { name: 'ai-settings', path: '/dashboard/zalo-ai-settings' },
  { name: 'automations', path: '/dashboard/zalo-automation', height: 480 },
  { name: 'plan', path: '/dashboard/page-license' },
  { name: 'chatbots', path: '/dashboard/zalo-chatbot', height: 460 },
  { name: 'games', path: '/dashboard/games', height: 480 },
  { name: 'guest-tags', path: '/dashboard/guest-tags', height: 460 },
  { name: 'imports', path: '/dashboard/imports', height: 460 },
  { name: 'message-settings', path: '/dashboard/zalo-message-settings' },
  { name: 'wifi-sales', path: '/dashboard/wifi-sales' },
  { name: 'wifi-profiles', path: '/dashboard/wifi-profiles' },
  { name: 'zalo-settings', path: '/dashboard/zalo-settings' },
  {
    name: 'test-device',
    path: '/dashboard/devices',
    press: ['css:main tbody tr [aria-haspopup=menu]', 'gateways.test.action'],
    crop: DRAWER,
  },
]
