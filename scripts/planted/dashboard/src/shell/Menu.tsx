export function Menu() {
  return null
}
