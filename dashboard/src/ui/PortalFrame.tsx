import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import css from './portalFrame.module.css'

/** What the server drew: the portal's own styles and the inside of its <body>. */
export type Drawing = { style: string; body: string; language: string }

type Props = {
  /** Absent while it is drawn for the first time. */
  drawing: Drawing | undefined
  /** What the frame shows, in words. */
  title: string
  /** Of the device that is played; shown smaller where there is less room. */
  width?: number
  height?: number
  isPhone?: boolean
}

// The page's policy lets no text become a page, but for this: a frame that runs no script, filled by the server's own drawing.
const allowed = (window as Trusting).trustedTypes?.createPolicy('portal-frame', { createHTML: (html) => html })
type Trusting = {
  trustedTypes?: {
    createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): unknown }
  }
}

/** The guests' portal as it looks on a device. To look at only: nothing inside can be pressed or focused. */
export function PortalFrame({ drawing, title, width = 390, height = 760, isPhone = true }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [scale, setScale] = useState(1)

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return undefined
    const fit = () => setScale(Math.min(1, element.clientWidth / width))
    const observer = new ResizeObserver(fit)
    observer.observe(element)
    fit()
    return () => observer.disconnect()
  }, [width])

  useEffect(() => {
    const element = frame.current
    if (!element || !drawing) return undefined
    const fill = () => draw(element, drawing)
    fill()
    // Some browsers replace the empty document once more when it has loaded.
    element.addEventListener('load', fill)
    return () => element.removeEventListener('load', fill)
  }, [drawing])

  return (
    <div ref={box} className={css.box} data-phone={isPhone || undefined} style={{ height: height * scale }}>
      <iframe
        ref={frame}
        title={title}
        sandbox="allow-same-origin"
        tabIndex={-1}
        className={css.frame}
        data-drawn={drawing !== undefined || undefined}
        style={{ width, height, transform: `scale(${scale})` }}
      />
    </div>
  )
}

function draw(frame: HTMLIFrameElement, { style, body, language }: Drawing) {
  const inside = frame.contentDocument
  const Sheet = (frame.contentWindow as (Window & { CSSStyleSheet: typeof CSSStyleSheet }) | null)?.CSSStyleSheet
  if (!inside || !Sheet) return
  // Set through the CSSOM, which the policy leaves free; a style element would be refused.
  const sheet = new Sheet()
  sheet.replaceSync(style)
  inside.adoptedStyleSheets = [sheet]
  inside.documentElement.lang = language
  inside.body.inert = true
  inside.body.innerHTML = (allowed?.createHTML(body) ?? body) as string
}
