import { createContext, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useText } from '../core/useText.ts'
import { confirm } from './confirm.ts'
import { SideDrawer } from './SideDrawer.tsx'

type Guard = {
  /** Closes, after asking when something was typed. */
  leave: () => void
  /** Set by the form inside: whether something was typed. */
  isDirty: { current: () => boolean }
  /** While held, neither Escape nor a press beside it closes the drawer. */
  hold: (isHeld: boolean) => void
}

const GuardContext = createContext<Guard | null>(null)

type Props = {
  opened: boolean
  onClose: () => void
  title: string
  subtitle?: ReactNode
  width?: number
  /** A component that calls `useContractForm` and renders a `DrawerForm`; it lives as long as the drawer is open. */
  children: ReactNode
}

/** A form in a side drawer. Typed text is not thrown away by a slip: Escape, the cross and a press beside it ask first. */
export function FormDrawer({ opened, onClose, title, subtitle, width, children }: Props) {
  const t = useText('ui')
  const isDirty = useRef(() => false)
  const isAsking = useRef(false)
  const [isHeld, hold] = useState(false)
  const guard = useMemo(
    () => ({
      isDirty,
      hold,
      async leave() {
        if (isAsking.current) return
        isAsking.current = true
        const mayGo = !isDirty.current() || (await confirm(leaving(t)))
        isAsking.current = false
        if (mayGo) onClose()
      },
    }),
    [onClose, t],
  )
  useEffect(() => {
    if (!opened) isDirty.current = () => false
    const onUnload = (event: BeforeUnloadEvent) => isDirty.current() && event.preventDefault()
    addEventListener('beforeunload', onUnload)
    return () => removeEventListener('beforeunload', onUnload)
  }, [opened])
  return (
    <SideDrawer
      opened={opened}
      onClose={() => void guard.leave()}
      title={title}
      subtitle={subtitle}
      width={width}
      isFirm={isHeld}
    >
      <GuardContext value={guard}>{children}</GuardContext>
    </SideDrawer>
  )
}

function leaving(t: ReturnType<typeof useText<'ui'>>) {
  return {
    title: t('leave.title'),
    text: t('leave.text'),
    confirm: t('leave.confirm'),
    cancel: t('leave.cancel'),
    isDanger: true,
  }
}

/** The drawer a form stands in. */
export function useGuard(): Guard {
  const guard = useContext(GuardContext)
  if (!guard) throw new Error('a DrawerForm stands in a FormDrawer')
  return guard
}

/** Keeps the drawer open for what is shown only once. */
export function useHold() {
  const { hold } = useGuard()
  useEffect(() => {
    hold(true)
    return () => hold(false)
  }, [hold])
}
