// Pages of a guest's home with believable contents.
import { ME_NOTICES } from '../myDataView.ts'
import { GIFT_SCREENS } from './giftSamples.ts'
import type { Screen } from '../view.ts'
import type { HomeChat } from './chatView.ts'
import type { HomeItem, HomeMenu } from './menuView.ts'
import { WIFI_SCREENS } from './wifiSamples.ts'
import type { HomeZalo } from './zaloView.ts'
import type { HomeTile } from './view.ts'

const HREF = '/home/AZ2kUZ6hf1OAAc6O4hKJZw'

const TILES: readonly HomeTile[] = [
  { icon: 'points', title: 'Điểm', line: 'Hạng Bạc', count: '128', href: `${HREF}/points` },
  { icon: 'tasks', title: 'Nhiệm vụ', line: '3 việc mới', count: '3', href: `${HREF}/tasks` },
  { icon: 'gift', title: 'Quà', line: 'Đổi được 2 món', href: `${HREF}/gifts` },
  { icon: 'bag', title: 'Quà của tôi', line: 'Chưa có', href: `${HREF}/my-gifts` },
  { icon: 'game', title: 'Vòng quay', line: 'Còn 1 lượt', href: `${HREF}/games` },
  { icon: 'menu', title: 'Thực đơn', line: '32 món', href: `${HREF}/menu` },
  { icon: 'review', title: 'Đánh giá', line: 'Lần ghé hôm nay', href: `${HREF}/review` },
  { icon: 'chat', title: 'Nhắn cho quán', line: '1 câu trả lời mới', count: '1', href: `${HREF}/chat#write` },
  { icon: 'wifi', title: 'Wi-Fi', line: '1 giờ 12 phút' },
  { icon: 'data', title: 'Dữ liệu của tôi', line: '2', href: `${HREF}/me` },
]

const SIGN_IN: Screen = { kind: 'homeSignIn', action: `${HREF}/sign-in`, tiles: TILES.slice(5, 6) }

const ITEMS = [
  { name: 'Cà phê sữa đá', description: 'Cà phê phin, sữa đặc, đá xay', price: '29.000 ₫', isSoldOut: false },
  { name: 'Bạc xỉu', description: '', price: '32.000 ₫ / ly', isSoldOut: true },
].map((item, at) => ({
  ...item,
  href: `${HREF}/menu/${at}`,
  pictures: at === 0 ? [{ path: '/m/a.webp', width: 360, height: 240 }] : [],
}))

const MENU: HomeMenu = {
  kind: 'homeMenu',
  backHref: HREF,
  table: '5',
  menus: [
    { name: 'Cà phê', href: `${HREF}/menu?m=1`, isCurrent: true },
    { name: 'Bánh', href: `${HREF}/menu?m=2`, isCurrent: false },
  ],
  items: ITEMS,
  nextHref: `${HREF}/menu?m=1&p=2`,
  beforeHref: `${HREF}/menu?m=1`,
  isSignedIn: true,
}

const ITEM: HomeItem = {
  kind: 'homeItem',
  backHref: `${HREF}/menu`,
  item: ITEMS[0]!,
  attributes: [
    {
      name: 'Cỡ',
      options: [
        { name: 'Vừa', price: '' },
        { name: 'Lớn', price: '+10.000 ₫' },
      ],
    },
  ],
}

const CHAT: HomeChat = {
  kind: 'homeChat',
  backHref: HREF,
  action: `${HREF}/chat`,
  key: '0193a8b2-0000-7000-8000-000000000000',
  freshHref: `${HREF}/chat?at=1#write`,
  isLively: true,
  lines: [
    { words: 'Tối nay quán còn bàn cho 6 người không?', isOwn: true, at: '24/11/2026 17:20' },
    { words: 'Dạ còn ạ. Mình giữ bàn 19 giờ nhé?', isOwn: false, at: '24/11/2026 17:22' },
  ],
}

const ZALO: HomeZalo = {
  kind: 'homeZalo',
  backHref: HREF,
  chatHref: 'https://zalo.me/4004',
  freshHref: `${HREF}/zalo?at=1`,
}

export const HOME_SCREENS: Record<string, Screen> = {
  home: { kind: 'home', name: 'Lan', tiles: TILES, signOutAction: `${HREF}/sign-out` },
  'home-new': {
    kind: 'home',
    name: '',
    tiles: [],
    signOutAction: `${HREF}/sign-out`,
    notice: { words: 'Xong', isGood: true },
  },
  'home-sign-in': SIGN_IN,
  ...Object.fromEntries(
    ME_NOTICES.map((problem): [string, Screen] => [`home-sign-in-${problem}`, { ...SIGN_IN, problem }]),
  ),
  'home-menu': MENU,
  'home-menu-empty': { kind: 'homeMenu', backHref: HREF, table: '', menus: [], items: [], isSignedIn: false },
  'home-item': ITEM,
  'home-item-sold-out': { ...ITEM, item: ITEMS[1]!, attributes: [] },
  'home-tasks': {
    kind: 'homeTasks',
    backHref: HREF,
    rows: [
      { title: 'Trả lời một câu hỏi', line: 'Đang làm', points: '+20 điểm', href: `${HREF}/tasks/1`, isDone: false },
      { title: 'Ghé trang web của quán', line: 'Đã xong', points: '+30 điểm', href: `${HREF}/tasks/2`, isDone: true },
    ],
  },
  'home-tasks-none': { kind: 'homeTasks', backHref: HREF, rows: [] },
  'home-task': {
    kind: 'homeTask',
    backHref: HREF,
    title: 'Ghé trang web của quán',
    lead: 'Xem thực đơn mùa đông',
    reward: '+30 điểm',
    steps: ['Mở trang, nán lại 20 giây để lấy mã'],
    link: { href: 'https://example.com', label: 'Mở trang' },
    answer: {
      action: `${HREF}/tasks/2/answer`,
      label: 'Gửi',
      busy: 'Đang kiểm tra…',
      question: 'Mã trên trang',
      isNumber: true,
      missing: 'Bạn điền vào ô này nhé.',
    },
    buttons: [{ action: `${HREF}/tasks/2/cancel`, label: 'Bỏ qua việc này', busy: 'Đang bỏ qua…', isQuiet: true }],
    notice: { words: 'Chưa đúng', isGood: false },
  },
  'home-task-done': {
    kind: 'homeTask',
    backHref: HREF,
    title: 'Xem phim của quán',
    lead: '',
    reward: '',
    steps: [],
    state: 'Đã xong',
    buttons: [],
  },
  'home-points': {
    kind: 'homePoints',
    backHref: HREF,
    lead: 'Bạn có 128 điểm.',
    facts: ['Hạng Bạc', '30 điểm hết hạn ngày 12/12'],
    rows: [{ title: 'Nhiệm vụ', at: '23/11 10:15', change: '+20' }],
  },
  'home-review': { kind: 'homeReview', backHref: HREF, action: `${HREF}/review` },
  'home-review-missing': {
    kind: 'homeReview',
    backHref: HREF,
    action: `${HREF}/review`,
    isScoreMissing: true,
    typed: 'Ngon',
  },
  'home-review-none': { kind: 'homeReview', backHref: HREF },
  'home-review-thanks': { kind: 'homeReview', backHref: HREF, isDone: true, publicHref: '/g' },
  'home-chat': CHAT,
  'home-chat-buttons': { ...CHAT, buttons: ['Xem thực đơn', 'Giờ mở cửa', 'Gặp nhân viên'], pressKey: 'press-1' },
  'home-chat-new': { ...CHAT, lines: [], isLively: false },
  'home-chat-empty': { ...CHAT, problem: 'empty' },
  'home-chat-long': { ...CHAT, problem: 'too-long', typed: 'Dài' },
  'home-chat-many': { ...CHAT, problem: 'too-many', typed: 'Nữa' },
  'home-zalo': { ...ZALO, code: '#7KMQ2XPA' },
  'home-zalo-done': ZALO,
  ...WIFI_SCREENS,
  'home-stop': { kind: 'homeStop', state: 'ask', action: `${HREF}/stop/key` },
  'home-stop-done': { kind: 'homeStop', state: 'done', action: HREF },
  'home-stop-gone': { kind: 'homeStop', state: 'gone', action: HREF },
  'home-reviews': {
    kind: 'homeReviews',
    backHref: HREF,
    average: 4.6,
    count: 12,
    rows: [
      { score: 5, words: 'Cà phê thơm, nhân viên dễ thương', reply: 'Cảm ơn bạn', by: 'Lan', on: '21 thg 11, 2026' },
      { score: 4, words: '', reply: '', by: '', on: '20 thg 11, 2026' },
    ],
  },
  ...GIFT_SCREENS,
  'home-offline': { kind: 'homeOffline', href: HREF },
}
