/** As Zalo says that all went well. */
export function zaloSuccess<T>(data: T) {
  return { error: 0, message: 'Success', data }
}
