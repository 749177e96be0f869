// Gifts, orders and games with believable contents.
import type { Screen } from '../view.ts'
import type { GiftShown, HomeGame, HomeOrder } from './giftView.ts'

const HREF = '/home/AZ2kUZ6hf1OAAc6O4hKJZw'
const OWN = `${HREF}/my-gifts`

const COFFEE: GiftShown = {
  id: '01900000-0000-7000-8000-000000000001',
  name: 'Cà phê sữa đá',
  description: 'Một ly cỡ vừa, uống tại quán.',
  terms: 'Mỗi lần ghé dùng một ly.',
  picture: '',
  cost: '10 điểm',
  hindrance: '',
  stock: 'Còn 5',
}

const ORDER: HomeOrder = {
  kind: 'homeOrder',
  backHref: OWN,
  name: 'Cà phê sữa đá',
  state: 'new',
  line: 'Đang chờ quán nhận',
  code: 'K7M2QX',
  qr: { path: 'M0 0h1v1h-1z', edge: 25 },
  terms: 'Mỗi lần ghé dùng một ly.',
  checkHref: `${OWN}/1`,
  cancelAction: `${OWN}/1/cancel`,
}

const GAME: HomeGame = {
  kind: 'homeGame',
  backHref: HREF,
  game: 'wheel',
  name: 'Vòng quay buổi sáng',
  action: `${HREF}/games/1`,
  key: 'key',
  turn: 'miễn phí',
  prizes: [
    { label: 'Một ly cà phê', chance: '10%', share: 0.1 },
    { label: '5 điểm', chance: '30%', share: 0.3 },
    { label: 'Hẹn lần sau', chance: '60%', share: 0.6 },
  ],
}

const CARD: HomeOrder = { ...ORDER, name: 'Thẻ 50.000 ₫', state: 'accepted', line: 'Quán đã nhận.' }
const ACTION = `${OWN}/1/card`

export const GIFT_SCREENS: Record<string, Screen> = {
  'home-gifts': {
    kind: 'homeGifts',
    backHref: HREF,
    action: `${HREF}/gifts`,
    balance: '25 điểm',
    key: 'key',
    place: 'Bàn 4',
    gifts: [COFFEE, { ...COFFEE, id: `${COFFEE.id}2`, name: 'Bánh flan', hindrance: 'Đã hết' }],
  },
  'home-gifts-none': {
    kind: 'homeGifts',
    backHref: HREF,
    action: HREF,
    balance: '0 điểm',
    key: 'key',
    place: '',
    gifts: [],
  },
  'home-mine': {
    kind: 'homeMine',
    backHref: HREF,
    giftsHref: `${HREF}/gifts`,
    orders: [{ name: 'Cà phê sữa đá', state: 'accepted', line: 'Sẵn sàng', href: `${OWN}/1` }],
  },
  'home-mine-none': { kind: 'homeMine', backHref: HREF, giftsHref: `${HREF}/gifts`, orders: [] },
  'home-order': ORDER,
  'home-order-accepted': { ...ORDER, state: 'accepted', line: 'Quán đã nhận. Đưa mã này cho nhân viên.' },
  'home-order-used': { ...ORDER, state: 'used', line: 'Đã dùng', qr: undefined },
  'home-card-ready': { ...CARD, card: { kind: 'ready', action: ACTION } },
  'home-card-shown': { ...CARD, card: { kind: 'shown', serial: '10007654321', pin: '98765432109876' } },
  'home-card-seen': { ...CARD, card: { kind: 'seen', action: ACTION } },
  'home-card-asked': { ...CARD, card: { kind: 'asked', action: ACTION, codeId: '1' } },
  'home-wheel': GAME,
  'home-wheel-won': { ...GAME, drawn: { label: 'Một ly cà phê', isWon: true, place: 0, mineHref: `${OWN}/1` } },
  'home-scratch': { ...GAME, game: 'scratch', turn: undefined },
  'home-scratch-lost': { ...GAME, game: 'scratch', drawn: { label: 'Hẹn lần sau', isWon: false, place: 2 } },
}
