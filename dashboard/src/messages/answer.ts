type Answer<T> = { error: number; message: string; data: T }

/** What an answer in Zalo's envelope holds. @throws with its message when it says that something failed */
export function dataOf<T>({ error, message, data }: Answer<T>, unknown: string): T {
  if (error !== 0) throw new Error(message || unknown)
  return data
}
