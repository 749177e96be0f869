import css from './art.module.css'

/** Bars still to come, and the first one sprouting. */
export function GrowingChart() {
  return (
    <svg className={css.art} viewBox="0 0 200 150" width="200" height="150" aria-hidden>
      <path
        className={css.backdrop}
        d="M30 90c-4-42 28-76 72-76s74 30 72 70c-1 22-10 38-22 48H48c-11-10-16-24-18-42Z"
      />
      <path className={css.paper} d="M52 108a4 4 0 0 1 4-4h14a4 4 0 0 1 4 4v24H52Z" />
      <path className={css.accent} d="M89 92a4 4 0 0 1 4-4h14a4 4 0 0 1 4 4v40H89Z" />
      <path className={css.dashed} d="M126 132V66a4 4 0 0 1 4-4h14a4 4 0 0 1 4 4v66" />
      <path className={css.ink} d="M100 88V62M34 132h132" />
      <path className={css.tint} d="M100 68c-14 1-21-7-22-18 13-1 21 6 22 18Z" />
      <path className={css.tint} d="M100 60c0-13 7-21 20-22 1 13-7 21-20 22Z" />
      <circle className={css.lamp} cx="150" cy="40" r="9" />
      <path
        className={css.fine}
        d="M150 24v-4M150 60v-4M166 40h4M130 40h4M161 29l3-3M139 51l-3 3M161 51l3 3M139 29l-3-3"
      />
    </svg>
  )
}
