// A guest's own data with believable contents, in every state.
import { ME_NOTICES, type MyData } from './myDataView.ts'
import type { Screen } from './view.ts'

const action = '/d/token'

const DATA: MyData = {
  kind: 'me',
  action,
  name: 'Nguyễn Thị Lan',
  email: 'lan@example.com',
  phone: '+84 912 345 678',
  isPhoneVerified: true,
  isEmailVerified: false,
  more: [{ label: 'Sinh nhật', value: '1995-08-21' }],
  visits: [
    { at: '21 thg 11, 2026, 09:12', hotspot: 'Quầy', minutes: 48, megabytes: 123.4 },
    { at: '14 thg 11, 2026, 17:40', hotspot: 'Sân vườn', minutes: 95, megabytes: 310 },
  ],
  visitsInAll: 2,
  devices: [{ mac: '4a:d8:ab:f3:76:c2', at: '21 thg 11, 2026, 09:12' }],
  wifiProfiles: [
    { device: 'apple', at: '21 thg 11, 2026, 09:20', expiresAt: '21 thg 11, 2027, 09:20', isRevoked: false },
  ],
  ownDevices: [{ name: 'TV phòng khách', mac: 'ac:9b:0a:4f:76:c2', at: '21 thg 11, 2026, 09:20' }],
  consents: [
    { purpose: 'terms', channel: 'portal', isGiven: true, at: '21 thg 11, 2026, 09:12', text: 'Điều khoản' },
    {
      purpose: 'marketing',
      channel: 'zalo',
      isGiven: true,
      at: '21 thg 11, 2026, 09:12',
      maxPerMonth: 4,
      text: 'Tôi muốn nhận tin và ưu đãi của Cà phê Mộc qua Zalo, nhiều nhất 4 tin mỗi tháng.',
    },
    { purpose: 'marketing', channel: 'sms', isGiven: false, at: '20 thg 11, 2026, 20:05', text: 'Tin qua SMS' },
  ],
  answers: [{ question: 'Món quen', answer: 'Cà phê phin', at: '21 thg 11, 2026, 09:12' }],
  points: [
    { change: 10, reason: 'visit', name: '', at: '21 thg 11, 2026, 09:12' },
    { change: -30, reason: 'gift', name: '', at: '21 thg 11, 2026, 09:40' },
  ],
  tasks: [{ title: '', type: 'youtube', status: 'Completed', at: '21 thg 11, 2026, 09:30' }],
  gifts: [{ name: 'Cà phê sữa đá', status: 'used', place: 'Bàn 4', at: '21 thg 11, 2026, 09:40' }],
  draws: [{ game: 'Vòng quay giờ vắng', label: '5 điểm', at: '21 thg 11, 2026, 09:45' }],
  reviews: [{ score: 5, words: 'Cà phê thơm', at: '21 thg 11, 2026, 10:05' }],
  messages: [{ text: 'Quán còn bàn tối nay không ạ?', isFromGuest: true, at: '21 thg 11, 2026, 10:20' }],
  notes: [{ text: 'Thích ngồi ngoài hiên', at: '20 thg 11, 2026, 08:30' }],
  tags: ['Khách quen'],
  leads: [{ note: 'Đặt bàn cho 12 người', at: '21 thg 11, 2026, 09:12' }],
  jsonHref: `${action}/data.json`,
  zipHref: `${action}/data.zip`,
  htmlHref: `${action}/copy`,
  eraseHref: `${action}/erase`,
  backHref: '/w/token',
}

export const MY_DATA_SCREENS: Record<string, Screen> = {
  me: DATA,
  'me-copy': { ...DATA, isCopy: true },
  'me-link': { ...DATA, link: 'wifi.example.vn/me/Qm9pIHRva2VuIGFi', notice: 'link-made' },
  'me-empty': {
    ...DATA,
    name: '',
    email: '',
    phone: undefined,
    more: [],
    visits: [],
    visitsInAll: 0,
    devices: [],
    consents: [],
    answers: [],
    points: [],
    tasks: [],
    gifts: [],
    draws: [],
    notice: 'email-wrong',
  },
  'me-ask': { kind: 'meAsk', action, contacts: [], notice: 'contact-wrong' },
  'me-ask-known': { kind: 'meAsk', action, contacts: [{ kind: 'phone', masked: '•••678' }], canWithdraw: true },
  'me-ask-unproved': { kind: 'meAsk', action, contacts: [], isUnproved: true },
  'me-erase': { kind: 'meErase', action, backHref: action, registerMonths: 12 },
  venue: {
    kind: 'venue',
    description: 'Cà phê rang tại chỗ.',
    address: '12 Hàng Bè, Hà Nội',
    price: '35.000 ₫ / ly',
    hours: [
      { days: 'Th 2 – Th 6', times: '07:00–22:00' },
      { days: 'Th 7 – CN', times: '' },
    ],
    pictures: [],
    myDataHref: '/v/entry/me',
  },
  ...Object.fromEntries(
    ME_NOTICES.map((notice): [string, Screen] => [
      `me-code-${notice}`,
      { kind: 'meCode', action, sentTo: '•••678', resendSeconds: 42, left: 3, notice },
    ]),
  ),
}
