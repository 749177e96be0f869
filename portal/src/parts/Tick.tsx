export function Tick() {
  return (
    <svg
      className="tick"
      viewBox="0 0 96 96"
      width="96"
      height="96"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <circle cx="48" cy="48" r="46" />
      <path d="M28 50l14 14 27-30" />
    </svg>
  )
}
