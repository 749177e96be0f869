import { useEffect, useRef } from 'react'

/** Rings when something new waits: two short tones, and a phone shakes. The first list rings nothing. */
export function useRing(ids: readonly string[] | undefined, hasSound: boolean): void {
  const known = useRef<Set<string>>(undefined)
  useEffect(() => {
    if (!ids) return
    const isNew = known.current !== undefined && ids.some((id) => !known.current!.has(id))
    known.current = new Set(ids)
    if (!isNew) return
    navigator.vibrate?.([200, 100, 200])
    if (hasSound) ring()
  }, [ids, hasSound])
}

function ring(): void {
  try {
    const audio = new AudioContext()
    for (const [at, hertz] of [
      [0, 880],
      [0.18, 1174],
    ] as const) {
      const tone = audio.createOscillator()
      const volume = audio.createGain()
      tone.frequency.value = hertz
      volume.gain.setValueAtTime(0.2, audio.currentTime + at)
      volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + at + 0.16)
      tone.connect(volume).connect(audio.destination)
      tone.start(audio.currentTime + at)
      tone.stop(audio.currentTime + at + 0.17)
    }
    setTimeout(() => void audio.close(), 1000)
  } catch {
    // A browser without sound shows the order all the same.
  }
}
