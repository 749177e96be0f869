import css from './art.module.css'

/** A café's front with its awning out and Wi-Fi above the door. */
export function CafeDoor() {
  return (
    <svg className={css.art} viewBox="0 0 200 150" width="200" height="150" aria-hidden>
      <path className={css.backdrop} d="M28 84c0-44 34-70 76-70s70 30 70 72c0 22-8 36-20 46H46c-12-12-18-28-18-48Z" />
      <path className={css.paper} d="M48 60h104v72H48z" />
      <path className={css.accent} d="M86 76h28v56H86z" />
      <path className={css.soft} d="M91 82h18v22H91z" />
      <circle className={css.lamp} cx="109" cy="113" r="2" />
      <path className={css.soft} d="M57 78h21v26H57zM122 78h21v26h-21z" />
      <path className={css.fine} d="M67.500 78v26M132.500 78v26" />
      <path
        className={css.paper}
        d="M44 44h112l8 18c0 6-4 9-9 9s-9-3-9-9c0 6-4 9-9 9s-9-3-9-9c0 6-4 9-9 9s-9-3-9-9c0 6-4 9-9 9s-9-3-9-9c0 6-4 9-9 9s-9-3-9-9c0 6-4 9-9 9s-9-3-9-9c0 6-5 9-10 9s-8-3-8-9Z"
      />
      <path
        className={css.accent}
        d="M60 44h16l-2 18c0 6-4 9-9 9s-9-3-9-9ZM92 44h16l2 18c0 6-4 9-9 9s-9-3-9-9ZM124 44h16l6 18c0 6-4 9-9 9s-9-3-9-9Z"
      />
      <path className={css.waves} d="M85 30c9-8 21-8 30 0M92 37c5-4 11-4 16 0" />
      <path className={css.ink} d="M34 132h132" />
      <path className={css.warm} d="M157 120h14l-2 12h-10z" />
      <path className={css.tint} d="M164 120c-8-3-9-11-7-16 6 2 8 8 7 16Zm0 0c0-8 4-12 10-13 0 7-4 12-10 13Z" />
      <path className={css.paper} d="M60 110h14v9H60z" />
      <path className={css.fine} d="M63 114.500h8" />
    </svg>
  )
}
