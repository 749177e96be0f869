/** Three archways, one of them open and lit. */
export function Doors() {
  return (
    <svg viewBox="0 0 260 130" fill="none" aria-hidden="true">
      <path d="M8 122h244" stroke="var(--line)" strokeWidth="3" strokeLinecap="round" />
      <path d="M26 122V70a26 26 0 0 1 52 0v52z" fill="var(--sunken)" stroke="var(--line)" strokeWidth="3" />
      <circle cx="68" cy="92" r="2.6" fill="var(--line)" />
      <path d="M182 122V70a26 26 0 0 1 52 0v52z" fill="var(--sunken)" stroke="var(--line)" strokeWidth="3" />
      <circle cx="192" cy="92" r="2.6" fill="var(--line)" />
      <path d="M96 122V58a34 34 0 0 1 68 0v64z" fill="#f7d596" />
      <path d="M96 122V58a34 34 0 0 1 68 0v64" stroke="var(--accent)" strokeWidth="5" strokeLinecap="round" />
      <path d="M96 58a34 34 0 0 1 20-31v84l-20 11z" fill="var(--accent)" />
      <circle cx="111" cy="82" r="2.6" fill="#f7d596" />
      <path
        d="M129 60a13 13 0 0 1 18 0M133.5 65.5a6.5 6.5 0 0 1 9 0"
        stroke="#a8651a"
        strokeWidth="3.2"
        strokeLinecap="round"
      />
      <circle cx="138" cy="71.5" r="2.4" fill="#a8651a" />
      <path d="M124 122l-22 6h58l-9-6z" fill="#f7d596" opacity=".45" />
      <path d="M206 112c-4-9 1-15 2-22 4 6 8 13 3 22z" fill="var(--accent-4)" transform="translate(-32 4)" />
      <path d="M168 122l2-8h12l2 8z" fill="#c98561" />
    </svg>
  )
}
