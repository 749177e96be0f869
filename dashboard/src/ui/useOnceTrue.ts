import { useState } from 'react'

/** Turns true with the flag and stays so: for what is loaded on first use and must be there to close again. */
export function useOnceTrue(flag: boolean): boolean {
  const [has, setHas] = useState(flag)
  if (flag && !has) setHas(true)
  return has || flag
}
