import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Drawing } from '@portico/contract/portal/drawing.ts'
import css from './portalFrame.module.css'

type Props = {
  /** Absent while it is drawn for the first time. */
  drawing: Drawing | undefined
  /** What the frame shows, in words. */
  title: string
  /** Of the device that is played. */
  width?: number
  height?: number
  /** Shown no larger than this, and smaller where there is less room. */
  maxScale?: number
  isPhone?: boolean
}

/** The guests' portal, or a letter, as it looks on a device. What is drawn comes from the server; this only hands it over. */
export function PortalFrame({ drawing, title, width = 390, height = 760, maxScale = 1, isPhone = true }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [scale, setScale] = useState(maxScale)
  const [isReady, setReady] = useState(false)

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return undefined
    const fit = () => setScale(Math.min(maxScale, element.clientWidth / width))
    const observer = new ResizeObserver(fit)
    observer.observe(element)
    fit()
    return () => observer.disconnect()
  }, [width, maxScale])

  useEffect(() => {
    function hear({ source, data }: MessageEvent) {
      if (source === frame.current?.contentWindow && data === 'portico-preview-ready') setReady(true)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [])
  useEffect(() => {
    // The sandbox gives the frame an origin nobody can name; what is sent is no secret.
    if (isReady && drawing) frame.current?.contentWindow?.postMessage(drawing, '*')
  }, [isReady, drawing])

  return (
    <div
      ref={box}
      className={css.box}
      data-phone={isPhone || undefined}
      style={{ height: height * scale, maxWidth: width * maxScale }}
    >
      <iframe
        ref={frame}
        title={title}
        sandbox="allow-scripts"
        src={drawing?.frame}
        // Only to look at, so the keyboard skips it.
        tabIndex={-1}
        className={css.frame}
        data-drawn={isReady || undefined}
        style={{ width, height, transform: `scale(${scale})` }}
      />
    </div>
  )
}
