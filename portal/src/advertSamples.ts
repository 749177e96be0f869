// One advert of each kind, for tests and previews.
import type { CreativeDesign } from '@portico/contract/campaigns/creative.ts'
import type { Advert } from './advertView.ts'

const PLAIN: CreativeDesign = {
  kind: 'words',
  accent: '#b4540a',
  art: 'happy-hour',
  pictures: [],
  secondsEach: 4,
  film: null,
  heading: { vi: 'Giờ vàng 14–16 giờ', en: 'Happy hour, 2–4 pm' },
  body: { vi: 'Mua một tặng một mọi món trà.', en: 'Two teas for the price of one.' },
  action: null,
  survey: null,
}

function pictureOf(name: string): CreativeDesign['pictures'][number] {
  const sizes = ['avif', 'webp', 'jpg'].flatMap((type) =>
    [360, 720].map((width) => ({ path: `/m/${name}${width}.${type}`, width })),
  )
  return { eid: `00000000-0000-7000-8000-00000000000${name.length}`, width: 720, height: 480, sizes }
}

const DESIGNS: Record<CreativeDesign['kind'], CreativeDesign> = {
  words: {
    ...PLAIN,
    action: { label: { vi: 'Xem thực đơn', en: 'See the menu' }, href: 'https://menu.example/', isLead: false },
  },
  image: { ...PLAIN, kind: 'image', pictures: [pictureOf('a')] },
  slides: { ...PLAIN, kind: 'slides', pictures: ['a', 'bb', 'ccc'].map(pictureOf) },
  film: { ...PLAIN, kind: 'film', film: { path: '/m/film.mp4', poster: '/m/still.webp' } },
  survey: {
    ...PLAIN,
    kind: 'survey',
    survey: { question: { vi: 'Hôm nay bạn thấy thế nào?', en: 'How was it today?' }, form: 'rating', options: [] },
  },
}

/** One of each kind, counted as on a guest's first page. */
export const SAMPLE_ADVERTS: Record<CreativeDesign['kind'], Advert> = {
  words: advertOf('words'),
  image: advertOf('image'),
  slides: advertOf('slides'),
  film: advertOf('film'),
  survey: advertOf('survey'),
}

function advertOf(kind: CreativeDesign['kind']): Advert {
  return {
    id: 'advert',
    slot: 'before-login',
    design: DESIGNS[kind],
    seenHref: '/w/token/seen/advert',
    goHref: '/w/token/go/advert',
    answerAction: '/w/token/answer/advert',
  }
}
