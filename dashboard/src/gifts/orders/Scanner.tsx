import { useEffect, useEffectEvent, useRef } from 'react'
import css from './counter.module.css'

type Detector = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> }
type DetectorClass = new (options: { formats: string[] }) => Detector

const EVERY_MS = 200

/** Browsers that can read a code: the standard has no type here yet. */
function detectorClass(): DetectorClass | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- TypeScript’s DOM does not know it yet
  return (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector
}

/** Whether this device reads codes with its camera. */
export function canScan(): boolean {
  return detectorClass() !== undefined && 'mediaDevices' in navigator
}

/** The camera, until it has read a code. */
export function Scanner({ onRead, onFailed }: { onRead: (text: string) => void; onFailed: () => void }) {
  const video = useRef<HTMLVideoElement>(null)
  const read = useEffectEvent(onRead)
  const fail = useEffectEvent(onFailed)
  useEffect(() => {
    const Reader = detectorClass()
    if (!Reader) return
    const detector = new Reader({ formats: ['qr_code'] })
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setInterval> | undefined
    const look = async () => {
      const [code] = video.current ? await detector.detect(video.current) : []
      if (code) read(code.rawValue)
    }
    navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }).then(
      (given) => {
        stream = given
        if (!video.current) return
        video.current.srcObject = given
        timer = setInterval(() => void look().catch(() => undefined), EVERY_MS)
      },
      () => fail(),
    )
    return () => {
      clearInterval(timer)
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
  }, [])
  return <video ref={video} className={css.camera} autoPlay playsInline muted />
}
