import { lazy, Suspense, useEffect, useState } from 'react'
import { useConfirming } from './confirm.ts'
import { preloadToasts } from './toasts.ts'

const ToastHost = lazy(() => import('./ToastHost.tsx').then((file) => ({ default: file.ToastHost })))
const ConfirmDialog = lazy(() => import('./ConfirmDialog.tsx').then((file) => ({ default: file.ConfirmDialog })))

/** Where toasts and questions appear. Stands once, inside MantineProvider, around or beside the routes. */
export function UiHost() {
  const [isIdle, setIsIdle] = useState(false)
  const hasAsked = useConfirming((state) => state.count > 0)
  useEffect(() => {
    const timer = setTimeout(() => void preloadToasts().then(() => setIsIdle(true)), 1500)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Suspense fallback={null}>
      {isIdle && <ToastHost />}
      {hasAsked && <ConfirmDialog />}
    </Suspense>
  )
}
