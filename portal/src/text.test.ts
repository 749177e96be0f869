import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '@portico/locales/languages.ts'
import { portal as en } from '@portico/locales/en/portal.ts'
import { portal as es } from '@portico/locales/es/portal.ts'
import { portal as fr } from '@portico/locales/fr/portal.ts'
import { portal as it } from '@portico/locales/it/portal.ts'
import { portal as vi } from '@portico/locales/vi/portal.ts'
import { portal as zh } from '@portico/locales/zh/portal.ts'
import { textIn } from './text.ts'
import { channelsInWords, speedInWords, timeInWords } from './words.ts'

const MESSAGES: Record<Language, object> = { vi, en, zh, es, fr, it }
const source = flat(MESSAGES.vi)

test.each(LANGUAGES)('every %s sentence is there and has the placeholders and links of the source', (language) => {
  const sentences = flat(MESSAGES[language])
  expect([...sentences.keys()]).toEqual([...source.keys()])
  for (const [key, sentence] of sentences) {
    expect(sentence.trim(), key).not.toBe('')
    expect(placeholders(sentence), key).toEqual(placeholders(source.get(key) ?? ''))
    expect(sentence.split('\n').length, key).toBe(source.get(key)?.split('\n').length)
  }
})

test.each(LANGUAGES.filter((language) => language !== 'vi'))('no %s sentence was left in Vietnamese', (language) => {
  for (const [key, sentence] of flat(MESSAGES[language])) {
    if (
      /zalo|sms|email|kbps|mbps|megabytes|wifi\.title|wifiProfile\.(inside|fileTitle|device\.(apple|android|windows))/.test(
        key,
      )
    )
      continue
    // What has no words of its own is the same everywhere.
    if (/\p{L}/u.test(sentence.replaceAll(/\{\w+\}/g, ''))) expect(sentence, key).not.toBe(source.get(key))
    expect(sentence, key).not.toMatch(/[ơưđạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/i)
  }
})

test('time left is rounded down and said in words', () => {
  const t = textIn('en')
  expect(timeInWords(7199, t)).toBe('1 h 59 min')
  expect(timeInWords(3600, t)).toBe('1 h 0 min')
  expect(timeInWords(61, t)).toBe('1 min')
  expect(timeInWords(59, t)).toBe('less than a minute')
  expect(timeInWords(-5, t)).toBe('less than a minute')
  expect(timeInWords(7199, textIn('vi'))).toBe('1 giờ 59 phút')
})

test('a speed is said as on a contract, with the language’s own decimal mark', () => {
  expect(speedInWords(512, textIn('en'))).toBe('512 kbps')
  expect(speedInWords(20_000, textIn('en'))).toBe('20 Mbps')
  expect(speedInWords(2540, textIn('vi'))).toBe('2,5 Mbps')
})

test('channels are listed as a person would', () => {
  expect(channelsInWords(['zalo', 'email', 'sms'], 'en', textIn('en'))).toBe('e-mail, SMS, or Zalo')
  expect(channelsInWords(['zalo', 'sms'], 'vi', textIn('vi'))).toBe('SMS hoặc Zalo')
})

function flat(messages: object, at = ''): Map<string, string> {
  return new Map(
    Object.entries(messages).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[at + key, value]] : [...flat(value as object, `${at}${key}.`)],
    ),
  )
}

function placeholders(sentence: string): string[] {
  return [...sentence.matchAll(/\{(\w+)(?=[,}])|<(\w+)>/g)].map((match) => match[1] ?? `<${match[2]}>`).toSorted()
}
