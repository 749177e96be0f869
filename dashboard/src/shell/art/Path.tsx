/** A trail that loses itself before an archway far away. */
export function Path() {
  return (
    <svg viewBox="0 0 280 150" fill="none" aria-hidden="true">
      <ellipse cx="140" cy="134" rx="120" ry="9" fill="var(--sunken)" />
      <path
        d="M40 132c30-2 62-6 58-24s-44-14-42-34 50-20 78-12 30 26 54 22"
        stroke="var(--accent-4)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="1 12"
      />
      <path d="M206 130V78a22 22 0 0 1 44 0v52z" fill="var(--surface)" stroke="var(--accent)" strokeWidth="4.5" />
      <path
        d="M218 96a14 14 0 0 1 20 0M223 102a7 7 0 0 1 10 0"
        stroke="#d99a3d"
        strokeWidth="3.2"
        strokeLinecap="round"
      />
      <circle cx="228" cy="109" r="2.6" fill="#d99a3d" />
      <path d="M34 132V62" stroke="#a9745a" strokeWidth="6" strokeLinecap="round" />
      <path d="M22 60h44l10 10-10 10H22a4 4 0 0 1-4-4V64a4 4 0 0 1 4-4z" fill="#e9b872" />
      <path d="M46 34H14L4 43l10 9h32a4 4 0 0 0 4-4V38a4 4 0 0 0-4-4z" fill="var(--accent-3)" />
      <path d="M34 62V26" stroke="#a9745a" strokeWidth="6" strokeLinecap="round" />
      <path d="M118 134c-5-10 1-16 3-23 4 7 8 14 2 23zM128 134c-2-7 3-11 6-15 1 5 2 11-2 15z" fill="var(--accent-4)" />
    </svg>
  )
}
