import type { BotNodes } from '@portico/contract/chatbots/flow.ts'
import type { useText } from '../core/useText.ts'

/** A greeting with two ways, ready to be changed. */
export function newBot(t: ReturnType<typeof useText<'chatbots'>>): BotNodes {
  return [
    { id: 'n1', kind: 'welcome', when: 'first', x: 0, y: 0, next: 'n2' },
    {
      id: 'n2',
      kind: 'buttons',
      x: 280,
      y: 0,
      text: t('preset.hello'),
      buttons: [
        { id: 'b1', label: t('preset.hours'), next: 'n3' },
        { id: 'b2', label: t('preset.person'), next: 'n4' },
      ],
      otherwise: null,
    },
    { id: 'n3', kind: 'hours', x: 560, y: 0, open: null, closed: null },
    { id: 'n4', kind: 'hand', x: 560, y: 150, text: t('preset.handed') },
  ]
}
