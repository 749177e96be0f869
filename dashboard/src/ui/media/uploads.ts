// Files being uploaded, one after the other. They go on while the person looks at other screens of the page.
import { create } from 'zustand'
import { media, type File as MediaFile } from '@portico/contract/media.ts'
import { IMAGE_TYPES, MOST_IMAGE_BYTES, MOST_VIDEO_BYTES, VIDEO_TYPES } from '@portico/contract/media/limits.ts'
import { api } from '../../core/api.ts'
import { invalidate } from '../../core/keys.ts'
import { usePage } from '../../core/page.ts'
import { queryClient } from '../../core/queryClient.ts'
import { posterOf } from './posterOf.ts'
import { openUpload, sendFile } from './sendFile.ts'
import { codeOf } from '@portico/contract/errorParts.ts'

export type Problem = 'tooLarge' | 'type' | 'noVideo'
export type Job = {
  key: number
  file: File
  name: string
  folder: string
  pageId: string
  sent: number
  state: 'waiting' | 'sending' | 'offline' | 'paused' | 'making' | 'done' | 'failed'
  /** What the browser could tell before sending anything. */
  problem?: Problem
  error?: unknown
  uploadId?: string
  made?: MediaFile
}

type State = { jobs: Job[] }
export const useUploads = create<State>(() => ({ jobs: [] }))

const DONE_MS = 5000
const aborts = new Map<number, AbortController>()
let lastKey = 0
let isRunning = false

/** Puts files in the queue. @param canUploadVideo whether the page's plan has video. */
export function addUploads(files: readonly File[], { folder = '', canUploadVideo = false } = {}): number[] {
  const pageId = usePage.getState().pageId ?? ''
  const added = files.map((file): Job => {
    const problem = problemOf(file, canUploadVideo)
    const name = file.name || new Date(file.lastModified).toISOString().slice(0, 16).replace('T', ' ')
    return { key: ++lastKey, file, name, folder, pageId, sent: 0, state: problem ? 'failed' : 'waiting', problem }
  })
  useUploads.setState(({ jobs }) => ({ jobs: [...jobs, ...added] }))
  void run()
  return added.map(({ key }) => key)
}

export function pauseUpload(key: number) {
  change(key, { state: 'paused' })
  aborts.get(key)?.abort()
}

/** Goes on with one that was paused or failed. */
export function resumeUpload(key: number) {
  change(key, { state: 'waiting', error: undefined })
  void run()
}

/** Takes one off the list, and what the server has of it. */
export function cancelUpload(key: number) {
  const job = jobOf(key)
  useUploads.setState(({ jobs }) => ({ jobs: jobs.filter((one) => one.key !== key) }))
  aborts.get(key)?.abort()
  if (job?.uploadId && job.state !== 'done') forget(job.uploadId)
}

export function clearDone() {
  useUploads.setState(({ jobs }) => ({ jobs: jobs.filter(({ state }) => state !== 'done') }))
}

function problemOf(file: File, canUploadVideo: boolean): Problem | undefined {
  const isImage = (IMAGE_TYPES as readonly string[]).includes(file.type)
  const isVideo = (VIDEO_TYPES as readonly string[]).includes(file.type)
  if (!isImage && !isVideo) return 'type'
  if (isVideo && !canUploadVideo) return 'noVideo'
  return file.size > (isVideo ? MOST_VIDEO_BYTES : MOST_IMAGE_BYTES) ? 'tooLarge' : undefined
}

async function run() {
  if (isRunning) return
  isRunning = true
  try {
    for (;;) {
      const { pageId } = usePage.getState()
      const next = useUploads.getState().jobs.find((job) => job.state === 'waiting' && job.pageId === pageId)
      if (!next) return
      await runUpload(next)
    }
  } finally {
    isRunning = false
  }
}

async function runUpload({ key, file, name, folder }: Job) {
  const abort = new AbortController()
  aborts.set(key, abort)
  const { signal } = abort
  // A token is for the selected page only.
  const stop = usePage.subscribe(({ pageId }) => pageId !== jobOf(key)?.pageId && pauseUpload(key))
  try {
    change(key, { state: 'sending' })
    const upload = await openUpload(file, name, signal)
    change(key, { uploadId: upload.id })
    await sendFile(file, upload, {
      signal,
      onProgress: (sent) => change(key, { sent, state: 'sending' }),
      onOffline: () => change(key, { state: 'offline' }),
    })
    change(key, { state: 'making' })
    const poster = file.type.startsWith('video/') ? await sendPoster(file, signal) : undefined
    const body = { name: withoutExtension(name), url: upload.url, folder, poster }
    const made = await api(media.create, { body }, signal)
    change(key, { state: 'done', made })
    // Seen in the library by then.
    setTimeout(() => cancelUpload(key), DONE_MS)
    await invalidate(queryClient, media)
  } catch (error) {
    if (signal.aborted) return
    const { uploadId } = jobOf(key) ?? {}
    change(key, { state: 'failed', error })
    // Refused for what it is: sent again it would be refused again.
    if (uploadId && isFinal(error)) forget(uploadId)
  } finally {
    stop()
    aborts.delete(key)
  }
}

async function sendPoster(file: File, signal: AbortSignal): Promise<string | undefined> {
  const poster = await posterOf(file)
  if (!poster) return undefined
  const upload = await api(
    media.begin,
    { body: { name: `${file.name} poster`.slice(-200), size: poster.size } },
    signal,
  )
  await sendFile(poster, upload, { signal, onProgress: () => undefined, onOffline: () => undefined })
  return upload.url
}

function isFinal(error: unknown): boolean {
  return /^(media\/(unsupported|unreadable|too-large)|plan\/)/.test(codeOf(error) ?? '')
}

/** Left to itself it ends after a day. */
function forget(id: string) {
  void api(media.cancel, { params: { id } }).catch(() => undefined)
}

function jobOf(key: number): Job | undefined {
  return useUploads.getState().jobs.find((job) => job.key === key)
}

function change(key: number, part: Partial<Job>) {
  useUploads.setState(({ jobs }) => ({ jobs: jobs.map((job) => (job.key === key ? { ...job, ...part } : job)) }))
}

function withoutExtension(name: string): string {
  return name.replace(/\.[a-z0-9]{2,5}$/i, '').slice(0, 200) || name.slice(0, 200)
}
