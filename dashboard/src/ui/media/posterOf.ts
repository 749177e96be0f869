const WIDTH = 1280

/** A frame of a video as a picture; nothing when this browser cannot play it. */
export async function posterOf(file: Blob): Promise<Blob | undefined> {
  const video = document.createElement('video')
  const url = URL.createObjectURL(file)
  try {
    video.muted = true
    video.preload = 'auto'
    video.src = url
    await happens(video, 'loadeddata')
    video.currentTime = Math.min(1, (Number.isFinite(video.duration) ? video.duration : 0) / 2)
    await happens(video, 'seeked')
    const canvas = document.createElement('canvas')
    canvas.width = Math.min(WIDTH, video.videoWidth)
    canvas.height = Math.max(1, Math.round((canvas.width * video.videoHeight) / video.videoWidth))
    canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
    return await new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', 0.85))
  } catch {
    return undefined
  } finally {
    URL.revokeObjectURL(url)
  }
}

function happens(video: HTMLVideoElement, name: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('too slow')), 8000)
    video.addEventListener(name, () => (clearTimeout(timer), resolve()), { once: true })
    video.addEventListener('error', () => (clearTimeout(timer), reject(new Error('not playable'))), { once: true })
  })
}
