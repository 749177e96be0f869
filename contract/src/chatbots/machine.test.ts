import { expect, test } from 'vitest'
import { checkBot, type BotThings } from './check.ts'
import { BotNodes } from './flow.ts'
import { beginAt, entryFor, goOn, welcomeFor, type BotFacts } from './machine.ts'

const at = { x: 0, y: 0 }
const ITEM = '0193a8b2-0000-7000-8000-000000000001'
const FACTS: BotFacts = {
  isOpen: true,
  isKnown: true,
  fields: { name: 'Lan', venue: 'Quán Lá' },
  segments: new Set(),
  sentences: { dish: 'Bạc xỉu: 35.000 ₫' },
  words: { again: 'Bạn nhắn lại nhé', pick: 'Bạn chọn nhé' },
}
const THINGS: BotThings = { items: new Set([ITEM]), gifts: new Set(), segments: new Set(), files: new Set() }

const NODES = BotNodes.parse([
  { ...at, id: 'hi', kind: 'welcome', when: 'first', next: 'ask' },
  { ...at, id: 'menu', kind: 'keywords', words: ['thực đơn', 'menu'], next: 'dish' },
  {
    ...at,
    id: 'ask',
    kind: 'buttons',
    text: 'Chào {name}, {venue} giúp gì được ạ?',
    buttons: [
      { id: 'b1', label: 'Xem thực đơn', next: 'dish' },
      { id: 'b2', label: 'Đặt bàn', next: 'people' },
    ],
    otherwise: null,
  },
  { ...at, id: 'dish', kind: 'menu', itemId: ITEM, next: 'bye' },
  {
    ...at,
    id: 'people',
    kind: 'question',
    text: 'Mấy người ạ?',
    answer: 'number',
    field: 'Số người',
    next: 'many',
    otherwise: 'staff',
  },
  {
    ...at,
    id: 'many',
    kind: 'condition',
    test: { on: 'answer', field: 'Số người', words: ['2'] },
    yes: 'bye',
    no: 'staff',
  },
  { ...at, id: 'staff', kind: 'hand', text: 'Để nhân viên giúp ạ' },
  { ...at, id: 'bye', kind: 'end', text: 'Cảm ơn {name}' },
])
const begun = () => beginAt(NODES, welcomeFor(NODES, 'first')!.id, FACTS)

test('a press, its number, and the label with a typo and without accents lead the same way', () => {
  const { said, state } = begun()
  expect(said).toEqual([{ text: 'Chào Lan, Quán Lá giúp gì được ạ?', buttons: ['Xem thực đơn', 'Đặt bàn'] }])
  for (const answer of ['Xem thực đơn', '1', 'xem thuc don', 'XEM THỰT ĐƠN', 'cho mình xem thực đơn với'])
    expect(goOn(NODES, state!, answer, FACTS)).toMatchObject({
      said: [{ text: 'Bạc xỉu: 35.000 ₫' }, { text: 'Cảm ơn Lan' }],
      state: null,
      isMissed: false,
    })
})

test('an answer is saved, decides where it goes, and a third useless one goes to a person', () => {
  const asked = goOn(NODES, begun().state!, '2', FACTS)
  expect(asked.state).toMatchObject({ nodeId: 'people' })
  expect(goOn(NODES, asked.state!, 'tụi em 2 người', FACTS)).toMatchObject({
    saved: [{ field: 'Số người', value: '2' }],
    said: [{ text: 'Cảm ơn Lan' }],
  })
  expect(goOn(NODES, asked.state!, '12', FACTS)).toMatchObject({ isHandedOver: true, state: null })
  const once = goOn(NODES, asked.state!, 'nhiều lắm', FACTS)
  expect(once).toMatchObject({ said: [{ text: 'Bạn nhắn lại nhé' }], isMissed: true })
  const twice = goOn(NODES, once.state!, 'không biết', FACTS)
  expect(goOn(NODES, twice.state!, 'hm', FACTS)).toMatchObject({ isHandedOver: true })
})

test('buttons are offered again to who answers something else, and in the end the bot keeps silent', () => {
  let { state } = begun()
  const heard = ['trời đẹp', 'sao', 'ừm', 'hả'].map((words) => {
    const outcome = goOn(NODES, state!, words, FACTS)
    state = outcome.state
    return outcome.said.length
  })
  expect(heard).toEqual([1, 1, 1, 0])
})

test('keywords are found without accents and with a typo, and not inside other words', () => {
  for (const said of ['cho xem THUC DON voi', 'thưx đơn', 'menu?']) expect(entryFor(NODES, said)?.id, said).toBe('menu')
  expect(entryFor(NODES, 'tối nay còn bàn không')).toBeUndefined()
})

test('what keeps a bot from being published is found: loops that never wait, lost ways, things that are gone', () => {
  expect(checkBot(NODES, THINGS)).toEqual([])
  const codes = (nodes: unknown[]) =>
    checkBot(BotNodes.parse(nodes), THINGS).map(({ nodeId, code }) => `${nodeId} ${code}`)
  const entry = { ...at, id: 'hi', kind: 'welcome', when: 'any', next: 'a' }
  expect(codes([])).toEqual(['null no-entry'])
  expect(
    codes([
      entry,
      { ...at, id: 'a', kind: 'text', text: 'A', next: 'b' },
      { ...at, id: 'b', kind: 'jump', to: 'a' },
      { ...at, id: 'c', kind: 'menu', itemId: '0193a8b2-0000-7000-8000-000000000009', next: 'zzz' },
    ]),
  ).toEqual(['a loop', 'b loop', 'c lost-target', 'c unreachable', 'c gone'])
  // A way back through a question waits for the person, so it is no loop.
  expect(
    codes([
      entry,
      { ...at, id: 'a', kind: 'question', text: 'Tên?', answer: 'text', field: 'name', next: 'b', otherwise: null },
      { ...at, id: 'b', kind: 'jump', to: 'a' },
    ]),
  ).toEqual([])
})

test('a bot that runs in circles stops by itself', () => {
  const nodes = BotNodes.parse([
    { ...at, id: 'a', kind: 'text', text: 'A', next: 'b' },
    { ...at, id: 'b', kind: 'jump', to: 'a' },
  ])
  expect(beginAt(nodes, 'a', FACTS).said.length).toBeLessThan(41)
})
