// The cup whose steam is a Wi-Fi sign. Our own drawing; decoration only.
export function Cup({ steam }: { steam: 'rising' | 'searching' | 'none' }) {
  return (
    <svg
      className={`cup ${steam}`}
      viewBox="0 0 96 96"
      width="96"
      height="96"
      fill="none"
      stroke="currentColor"
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {steam !== 'none' && (
        <g className="steam">
          <path d="M36 37a13 13 0 0 1 18 0" />
          <path d="M28 27a25 25 0 0 1 34 0" />
          <path d="M20 17a37 37 0 0 1 50 0" />
        </g>
      )}
      <path d="M20 49h50v14a19 19 0 0 1-19 19H39a19 19 0 0 1-19-19z" />
      <path d="M70 53h5a9 9 0 0 1 0 18h-7" />
      <path d="M14 92h62" />
    </svg>
  )
}
