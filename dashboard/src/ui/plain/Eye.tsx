/** Open to show what was typed, struck through to hide it again. */
export function Eye({ isOpen }: { isOpen: boolean }) {
  return (
    <svg width="19" height="19" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden>
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" strokeLinejoin="round" />
      <circle cx="12" cy="12" r="2.8" />
      {!isOpen && <path d="M4 4l16 16" strokeLinecap="round" />}
    </svg>
  )
}
