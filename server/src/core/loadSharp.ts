/** The library for pictures. Loaded with the first one: its machine code is a twentieth of a start. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  // One picture at a time on one core, so that the portal and RADIUS keep answering.
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}
