/** What a container says of itself. Times in milliseconds, sizes in pixels. */
export type VideoFacts = { durationMs: number; width: number; height: number; codecs: string[] }
