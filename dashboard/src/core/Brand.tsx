/** The sign of the house: an archway with a Wi-Fi wave, and its name unless there is no room. */
export function Brand({ isShort = false, size = 30 }: { isShort?: boolean; size?: number }) {
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 10, whiteSpace: 'nowrap' }}>
      <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="9" fill="var(--accent)" />
        <path d="M8.5 25V15a7.5 7.5 0 0 1 15 0v10" fill="none" stroke="#fff" strokeWidth="2.6" strokeLinecap="round" />
        <path d="M13.1 17.6a4.1 4.1 0 0 1 5.8 0" fill="none" stroke="#f4c56a" strokeWidth="2.3" strokeLinecap="round" />
        <circle cx="16" cy="21.8" r="1.8" fill="#f4c56a" />
      </svg>
      {!isShort && (
        <span style={{ fontWeight: 600, fontSize: '1.1875rem', letterSpacing: '-0.02em', color: 'var(--ink)' }}>
          Portico
        </span>
      )}
    </span>
  )
}
