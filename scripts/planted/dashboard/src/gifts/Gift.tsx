export function Gift() {
  return null
}
