const WIDTHS = [1600, 1200, 900, 640] as const
const QUALITY = 0.82

/** A JPEG of at most so many bytes. @returns the file itself when the browser cannot read it */
export async function shrinkPicture(file: Blob, most: number): Promise<Blob> {
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return file
  for (const width of WIDTHS) {
    const scale = Math.min(1, width / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * scale)
    canvas.height = Math.round(picture.height * scale)
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
    if (made && made.size <= most) return made
  }
  return file
}
