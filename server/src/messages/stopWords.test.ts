import { expect, test } from 'vitest'
import { isStopWord } from './stopWords.ts'

test.each([
  'STOP',
  'stop.',
  ' Stop! ',
  'HUY',
  'Hủy',
  'huỷ đăng ký',
  'HUY QC',
  'Từ chối',
  'TC',
  'Dừng nhận tin',
  'BAJA',
  'Arrêter',
  '退订',
])('“%s” stops messages', (text) => expect(isStopWord(text)).toBe(true))

test.each(['', '…', 'Đúng', 'dung roi', 'Huy ơi, quán còn bàn không?', 'Please stop by the counter', 'Bus stop', '0'])(
  '“%s” does not',
  (text) => expect(isStopWord(text)).toBe(false),
)
