import css from './art.module.css'

/** A cup waiting for its guest, a phone beside it. */
export function EmptyCup() {
  return (
    <svg className={css.art} viewBox="0 0 200 150" width="200" height="150" aria-hidden>
      <path
        className={css.backdrop}
        d="M26 88c0-40 32-72 74-72 44 0 74 28 74 66 0 22-8 38-22 50H48c-14-8-22-24-22-44Z"
      />
      <path className={css.dashed} d="M78 34c-5 6 5 10 0 17M94 28c-5 7 5 12 0 20M110 34c-5 6 5 10 0 17" />
      <path className={css.paper} d="M120 74h10c13 0 13 26-2 28h-12" />
      <path className={css.paper} d="M60 66h66v22c0 20-12 34-33 34S60 108 60 88Z" />
      <path className={css.soft} d="M60 66c0-4 15-7 33-7s33 3 33 7-15 7-33 7-33-3-33-7Z" />
      <path className={css.accent} d="M60.500 92c9 4 22 6 33 6s24-2 32-6c-1 17-13 30-32.500 30S61 109 60.500 92Z" />
      <path className={css.paper} d="M48 122h90c0 6-8 10-18 10H66c-10 0-18-4-18-10Z" />
      <path className={css.ink} d="M24 132h152" />
      <path className={css.soft} d="M150 96l18 4a3 3 0 0 1 2.400 3.600L164 132h-24l6.400-33a3 3 0 0 1 3.600-3Z" />
      <path className={css.waves} strokeWidth="2" d="M150 112c4-2 8-1 11 2M151 118c2-1 5-.5 7 1" />
    </svg>
  )
}
