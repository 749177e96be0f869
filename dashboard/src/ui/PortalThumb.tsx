import css from './portalFrame.module.css'

type Props = {
  name: string
  previewUrl: string
  language: string
  /** As guests see it now, without what is still a draft. */
  isPublished?: boolean
  /** Another size than a stamp's. */
  className?: string
}

/** A template as it really looks, small; nothing in it can be pressed or run. */
export function PortalThumb({ name, previewUrl, language, isPublished = false, className = css.thumb }: Props) {
  return (
    <span className={className} aria-hidden>
      <iframe
        src={`${previewUrl}?lang=${language}&still=yes${isPublished ? '&published=yes' : ''}`}
        title={name}
        loading="lazy"
        tabIndex={-1}
        sandbox=""
        inert
      />
    </span>
  )
}
