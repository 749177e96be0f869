import css from './portalFrame.module.css'

type Props = { name: string; previewUrl: string; language: string }

/** A template as guests see it, the size of a stamp; nothing in it can be pressed or run. */
export function PortalThumb({ name, previewUrl, language }: Props) {
  return (
    <span className={css.thumb} aria-hidden>
      <iframe
        src={`${previewUrl}?lang=${language}&still=yes&published=yes`}
        title={name}
        loading="lazy"
        tabIndex={-1}
        sandbox=""
        inert
      />
    </span>
  )
}
