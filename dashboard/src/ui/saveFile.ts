/** Hands a file to the browser's downloads. */
export function saveFile(content: Blob | string, name: string) {
  const blob = typeof content === 'string' ? new Blob([content], { type: 'text/plain;charset=utf-8' }) : content
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Later, because Safari reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
