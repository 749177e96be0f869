import { lazy, Suspense, useEffect, useState } from 'react'
import { useConfirming } from './confirm.ts'
import { preloadToasts } from './toasts.ts'

const toasts = () => import('./ToastHost.tsx').then((file) => ({ default: file.ToastHost }))
const questions = () => import('./ConfirmDialog.tsx').then((file) => ({ default: file.ConfirmDialog }))
const ToastHost = lazy(toasts)
const ConfirmDialog = lazy(questions)
const FIRST_MS = 1500

/** Where toasts and questions appear. Stands once, inside MantineProvider, around or beside the routes. */
export function UiHost() {
  const [isIdle, setIsIdle] = useState(false)
  const hasAsked = useConfirming((state) => state.count > 0)
  useEffect(() => {
    let timer = setTimeout(fetchAll, FIRST_MS)
    return () => clearTimeout(timer)

    // Before they are due: without a network they could not be fetched, and a screen with typed text would break.
    function fetchAll() {
      Promise.all([preloadToasts(), toasts(), questions()]).then(
        () => setIsIdle(true),
        () => (timer = setTimeout(fetchAll, FIRST_MS)),
      )
    }
  }, [])
  return (
    <Suspense fallback={null}>
      {isIdle && <ToastHost />}
      {hasAsked && <ConfirmDialog />}
    </Suspense>
  )
}
