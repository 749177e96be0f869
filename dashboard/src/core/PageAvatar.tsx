import css from './PageAvatar.module.css'

const TONES = 5

/** A page's picture for lists: its initials on a colour that stays its own. */
export function PageAvatar({ name, size = 36 }: { name: string; size?: number }) {
  return (
    <span className={css.avatar} data-tone={toneOf(name)} style={{ width: size, height: size, fontSize: size * 0.38 }}>
      <Initials name={name} />
    </span>
  )
}

/** Decoration: drawn by the stylesheet, so that it is no part of what a screen reader or a search finds. */
export function Initials({ name }: { name: string }) {
  return <span className={css.initials} data-initials={initials(name)} aria-hidden="true" />
}

/** Two letters at most: of the first and the last word. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '')
  return letters.join('').toLocaleUpperCase()
}

function toneOf(name: string): number {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return sum % TONES
}
