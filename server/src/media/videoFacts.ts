/** The facts in a container's header. Times in milliseconds, sizes in pixels. */
export type VideoFacts = { durationMs: number; width: number; height: number; codecs: string[] }
