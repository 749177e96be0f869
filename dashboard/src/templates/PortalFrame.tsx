import { useEffect, useRef, useState } from 'react'
import css from './templates.module.css'

export type Drawing = { style: string; body: string; language: string }

type Props = {
  /** Where guests reach the portal: the frame has that origin, and rules of its own. */
  origin: string
  drawing: Drawing | undefined
  title: string
  width: number
  height: number
  scale: number
}

/** A screen of the portal, live. What is drawn comes from the server; this only hands it over. */
export function PortalFrame({ origin, drawing, title, width, height, scale }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setReady] = useState(false)
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
    <div className={css.frame} style={{ width: width * scale, height: height * scale }}>
      <iframe
        ref={frame}
        title={title}
        sandbox="allow-scripts"
        src={`${origin}/preview`}
        style={{ width, height, transform: `scale(${scale})` }}
      />
    </div>
  )
}
