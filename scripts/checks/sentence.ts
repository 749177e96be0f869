import compile from 'icu-minify/compile'

/** The arguments of a sentence and its own words. */
export type Sentence = {
  /** Argument name → its kind: `value`, `date`, `tag`, or the choices of a select. */
  takes: Map<string, string>
  /** Plural arguments with the forms that the sentence spells out. */
  plurals: Map<string, string[]>
  words: string
}

type Choices = Record<string, unknown>

// How icu-minify encodes the kinds of an argument; a tag has its content there instead.
const SELECT = 1
const PLURAL = 2
const ORDINAL = 3
const DATE = 5
const TIME = 6

/**
 * Parses one ICU message. A number and a plural count as the same kind of argument, because Vietnamese has one form where
 * other languages have several.
 * @throws SyntaxError when the message is not valid ICU.
 */
export function readSentence(text: string): Sentence {
  const sentence: Sentence = { takes: new Map(), plurals: new Map(), words: '' }
  readParts(compile(text), sentence)
  return sentence
}

function readParts(parts: unknown, into: Sentence) {
  for (const part of Array.isArray(parts) ? (parts as unknown[]) : [parts]) {
    if (typeof part === 'string') into.words += part
    else if (Array.isArray(part)) readArgument(part, into)
  }
}

function readArgument([name, kind, choices, ...rest]: unknown[], into: Sentence) {
  const key = String(name)
  if (kind === SELECT)
    into.takes.set(
      key,
      `select ${Object.keys(choices as Choices)
        .toSorted()
        .join(' ')}`,
    )
  else if (kind === DATE || kind === TIME) into.takes.set(key, 'date')
  else if (kind === undefined || (typeof kind === 'number' && kind > 0)) into.takes.set(key, 'value')
  else {
    into.takes.set(key, 'tag')
    readParts([kind, choices, ...rest], into)
  }
  if (kind === PLURAL || kind === ORDINAL) into.plurals.set(key, Object.keys(choices as Choices))
  if (kind === SELECT || kind === PLURAL || kind === ORDINAL) {
    for (const choice of Object.values(choices as Choices)) readParts(choice, into)
  }
}
