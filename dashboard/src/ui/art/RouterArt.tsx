import css from './art.module.css'

/** A router on a counter, its cable still on the way to the wall. */
export function RouterArt() {
  return (
    <svg className={css.art} viewBox="0 0 200 150" width="200" height="150" aria-hidden>
      <path className={css.backdrop} d="M30 92c-4-40 26-78 68-78s76 26 76 68c0 20-6 38-20 50H50c-12-8-18-22-20-40Z" />
      <path className={css.waves} d="M82 40c10-9 26-9 36 0M74 30c15-14 37-14 52 0" />
      <circle className={css.spot} cx="100" cy="50" r="4" />
      <path className={css.soft} d="M64 62h7l4 34h-9zM129 62h7l-2 34h-9z" />
      <path
        className={css.paper}
        d="M56 94h88a10 10 0 0 1 10 10v12a8 8 0 0 1-8 8H54a8 8 0 0 1-8-8v-12a10 10 0 0 1 10-10Z"
      />
      <path className={css.accent} d="M46 112h108v4a8 8 0 0 1-8 8H54a8 8 0 0 1-8-8Z" />
      <circle className={css.spot} cx="62" cy="103" r="3" />
      <circle className={css.lamp} cx="73" cy="103" r="3" />
      <path className={css.fine} d="M118 103h22M118 103h22" />
      <path className={css.ink} d="M60 124v6M140 124v6M26 132h148" />
      <path className={css.dashed} d="M154 110c14 0 12-22 24-22" />
      <path className={css.warm} d="M174 80h12v16h-12z" />
      <path className={css.ink} d="M178 86v4M182 86v4" />
    </svg>
  )
}
