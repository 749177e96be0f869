// One word for one thing: words that the interface gave up, and what it says instead.
import type { Language } from '../../locales/src/languages.ts'

type Retired = { word: RegExp; now: string }

export const RETIRED: Partial<Record<Language, readonly Retired[]>> = {
  vi: [
    { word: /xoá(?!\p{L})/iu, now: 'xóa' },
    { word: /xuất bản/iu, now: 'đăng' },
    { word: /cổng chào/iu, now: 'trang chào' },
    { word: /quy trình đăng nhập/iu, now: 'luồng đăng nhập' },
    { word: /giả lập/iu, now: 'mô phỏng' },
    { word: /số di động/iu, now: 'số điện thoại' },
    { word: /khách chưa (để|có) tên/iu, now: 'khách chưa để lại tên' },
  ],
  en: [
    { word: /\b(is|are) over\.?$/iu, now: 'expired or ended' },
    { word: /\bto mend\b/iu, now: 'to fix' },
    { word: /never heard of/iu, now: 'never connected' },
    { word: /of the house\b/iu, now: 'the venue’s' },
  ],
}
