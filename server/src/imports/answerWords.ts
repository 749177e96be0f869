// Yes, no, and the names of languages, as people write them in six languages.
import { plainText } from '../core/db/plainText.ts'

const YES =
  'yes, y, true, 1, x, ok, on, agree, agreed, subscribed, co, dong y, roi, da dong y, 是, 同意, 有, si, acepta, oui, accepte, vero'
const NO = 'no, n, false, 0, off, unsubscribed, khong, chua, tu choi, 否, 不, 不同意, 无, non, falso, faux'

const LANGUAGES: Record<string, string> = {
  vi: 'vi, vn, vie, vietnamese, tieng viet, viet, 越南语, vietnamita, vietnamien',
  en: 'en, eng, english, tieng anh, anh, 英语, ingles, anglais, inglese',
  zh: 'zh, cn, chi, chinese, tieng trung, trung, 中文, 汉语, chino, chinois, cinese',
  es: 'es, spa, spanish, tieng tay ban nha, 西班牙语, espanol, espagnol, spagnolo',
  fr: 'fr, fra, fre, french, tieng phap, phap, 法语, frances, francais, francese',
  it: 'it, ita, italian, tieng y, 意大利语, italiano, italien',
}

const listed = (names: string) => names.split(',').map((name) => name.trim())
const YESES = new Set(listed(YES))
const NOES = new Set(listed(NO))
const BY_NAME = new Map(Object.entries(LANGUAGES).flatMap(([code, names]) => listed(names).map((name) => [name, code])))

/** Whether a cell says yes; undefined when it says neither. */
export function isYes(text: string): boolean | undefined {
  const plain = plainText(text).trim()
  if (YESES.has(plain)) return true
  return NOES.has(plain) ? false : undefined
}

/** The language a cell names: `vi`, `vi-VN` or in words. */
export function languageOf(text: string): string | undefined {
  const plain = plainText(text).trim()
  return BY_NAME.get(plain) ?? BY_NAME.get(plain.split(/[-_]/)[0]!)
}
