import css from './art.module.css'

/** A plug and its socket that have lost each other. */
export function LoosePlug() {
  return (
    <svg className={css.art} viewBox="0 0 200 150" width="200" height="150" aria-hidden>
      <path className={css.backdrop} d="M28 82c0-38 32-66 74-66s72 28 72 64-30 56-74 56-72-18-72-54Z" />
      <path className={css.ink} d="M16 104c18 14 30-26 48-22" />
      <path className={css.paper} d="M62 66h14a14 14 0 0 1 14 14v4a14 14 0 0 1-14 14H62Z" />
      <path className={css.ink} strokeWidth="4" d="M90 75h11M90 89h11" />
      <path className={css.accent} d="M140 66h-12a10 10 0 0 0-10 10v12a10 10 0 0 0 10 10h12Z" />
      <path className={css.ink} d="M118 76h6M118 88h6M140 82c18-2 22 22 44 14" />
      <path className={css.fine} d="M104 58l3-9M111 62l8-6M98 56l-3-8" />
      <circle className={css.lamp} cx="109" cy="110" r="3" />
      <circle className={css.spot} cx="97" cy="116" r="2" />
    </svg>
  )
}
