/** A column's name as the key of a field of the venue's own: "Món ưa thích" is `mon_ua_thich`. */
export function attributeKey(name: string): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll(/[đĐ]/g, 'd')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
  return plain.replaceAll(/^[_\d]+|_+$/g, '').slice(0, 40)
}
