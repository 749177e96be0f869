/** Waits a limited time for a promise. @throws Error with the text `otherwise` */
export async function within<T>(seconds: number, promise: Promise<T>, otherwise: string) {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${otherwise} within ${seconds} s`)), seconds * 1000)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
