/** A small shop with its awning out, waiting for a name. */
export function Shopfront() {
  return (
    <svg viewBox="0 0 240 150" fill="none" aria-hidden="true">
      <ellipse cx="120" cy="136" rx="104" ry="8" fill="var(--sunken)" />
      <path d="M52 66h136v68H52z" fill="var(--surface)" stroke="var(--accent)" strokeWidth="4" strokeLinejoin="round" />
      <path
        d="M56 30h128l12 36H44z"
        fill="var(--surface)"
        stroke="var(--accent)"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path d="M56 32h26l-7 34H46zM108 32h25l2 34h-29zM159 32h24l11 34h-28z" fill="#e39a6f" />
      <path
        d="M44 66a15 13 0 0 0 30 0 15 13 0 0 0 31 0 15 13 0 0 0 30 0 15 13 0 0 0 31 0 15 13 0 0 0 30 0"
        stroke="var(--accent)"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path d="M134 134V92h34v42" fill="var(--accent-1)" stroke="var(--accent)" strokeWidth="4" />
      <circle cx="161" cy="114" r="2.6" fill="var(--accent)" />
      <rect x="68" y="90" width="50" height="28" rx="4" fill="#f7d596" />
      <path
        d="M84 104a13 13 0 0 1 18 0M88.5 108.500a6.5 6.5 0 0 1 9 0"
        stroke="#a8651a"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <circle cx="93" cy="113" r="2" fill="#a8651a" />
      <path d="M86 12h68" stroke="var(--accent-4)" strokeWidth="10" strokeLinecap="round" strokeDasharray="2 14" />
      <path d="M200 134c-8-14-4-32 6-42 9 14 9 30 0 42z" fill="var(--accent-4)" />
      <path d="M30 134l3-16h14l3 16z" fill="#c98561" />
      <path d="M40 118c-8-8-8-18-2-26 7 8 9 18 2 26z" fill="var(--accent-4)" />
    </svg>
  )
}
