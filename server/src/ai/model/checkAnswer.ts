// Whether what a model wrote may be said: every price, hour, offer and link must stand in the venue's own words, and the rest
// must be about what was found there. By code, for a model can be talked into anything.
import { contentWords } from '@portico/contract/ai/rules.ts'
import { foldAccents } from '@portico/contract/keywords.ts'
import { claimsIn } from './claims.ts'

/** Something of the venue's own: a fact that is quoted by its mark, or a paragraph. */
export type Source = { mark: string; kind: 'fact' | 'note'; about: string; name: string; text: string }
type GivenSources = {
  sources: readonly Source[]
  canary: string
  /** Words that may be used beside the sources. */ allowed: string
}
export type CheckedAnswer = { isGood: boolean; text: string; used: string[]; refused: string[] }

const LONGEST = 1000
const MARK = /\[\[\s*([FK]\d{1,2})\s*\]\]/g
/** Where a quotation stood, while the rest is judged. */
const QUOTED = '\uE000'
const GROUNDED = 0.5
const LEAKS = /system prompt|my instructions|cau lenh he thong|language model|mo hinh ngon ngu|openai|chatgpt/

/** Judges an answer and puts quotations in place of marks. */
export function checkAnswer(written: string, { sources, canary, allowed }: GivenSources): CheckedAnswer {
  const used: string[] = []
  const refused: string[] = []
  const quote = (mark: string) => sources.find((source) => source.mark === mark && source.kind === 'fact')
  for (const [, mark] of written.matchAll(MARK)) {
    const source = quote(mark!)
    if (!source) refused.push(`[[${mark}]]`)
    else if (!used.includes(source.name)) used.push(source.name)
  }
  const text = written.replaceAll(MARK, (_, mark: string) => quote(mark)?.text ?? '').trim()
  const own = written.replaceAll(MARK, QUOTED)
  for (const sentence of sentencesOf(own)) {
    const support = supportOf(sentence, sources)
    if (support === 'none') refused.push(sentence.replaceAll(QUOTED, '…').trim())
    else if (support !== 'nothing-claimed' && !used.includes(support.name)) used.push(support.name)
  }
  const folded = foldAccents(text)
  const isLeaking = text.includes(canary) || LEAKS.test(folded) || /[<[]\/?(?:facts|notes|guest)[>\]]/.test(folded)
  if (isLeaking || text.length > LONGEST || text === '') refused.push(text.slice(0, 200))
  else if (refused.length === 0 && !isGrounded(own, sources, allowed)) refused.push(text.slice(0, 200))
  return { isGood: refused.length === 0, text, used, refused: [...new Set(refused)] }
}

type Support = Source | 'none' | 'nothing-claimed'

/** The one source that states everything a sentence does, about the same thing. */
function supportOf(sentence: string, sources: readonly Source[]): Support {
  const claims = claimsIn(sentence)
  if (claims.length === 0) return 'nothing-claimed'
  const words = new Set(contentWords(sentence))
  const found = sources.find((source) =>
    sentencesOf(source.text).some((stated) => {
      const known = new Set(claimsIn(stated))
      const states = claims.every((claim) => known.has(claim) || (claim === 'offer' && source.about === 'gift'))
      return states && isAbout(words, source, stated)
    }),
  )
  return found ?? 'none'
}

/** A price belongs to what it is the price of: the whole name has to be there, or most words of a paragraph. */
function isAbout(words: ReadonlySet<string>, source: Source, stated: string): boolean {
  if (source.about === 'item' || source.about === 'gift')
    return contentWords(source.name).every((word) => words.has(word))
  const subject = contentWords(stated).filter((word) => !/\d/.test(word))
  const shared = subject.filter((word) => words.has(word)).length
  return shared >= Math.min(2, subject.length)
}

/** Beside politeness, at least half of the words must be the venue's own. */
function isGrounded(own: string, sources: readonly Source[], allowed: string): boolean {
  const words = contentWords(own.replaceAll(QUOTED, ' ')).filter((word) => !COURTESY.has(word))
  if (words.length === 0) return true
  const known = new Set(contentWords([...sources.flatMap(({ name, text }) => [name, text]), allowed].join(' ')))
  return words.filter((word) => known.has(word)).length / words.length >= GROUNDED
}

function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…])(?!\d)\s+|\n+|;\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

const COURTESY = new Set(
  `vang chac rat tiec hen gap lai dong y cam on chuc ngay tot lanh vui het long biet them thong tin cau tra loi can ho tro lien he
  nhan vien bao ngay mon gia phuc vu hien gom noi nghe kiem tra quay xem day trong nguoi luc chut truoc tien sure glad help
  happy welcome kind wish nice day staff ask more info information here also moment meet anything else let know offer sell
  serve costs cost price priced today come visit enjoy great good`
    .split(/\s+/)
    .filter(Boolean),
)
