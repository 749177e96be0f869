/** A cup that fell over. */
export function Spill() {
  return (
    <svg viewBox="0 0 260 140" fill="none" aria-hidden="true">
      <ellipse cx="130" cy="122" rx="112" ry="9" fill="var(--sunken)" />
      <path d="M58 120c14-10 40-9 58-8 22 1 44-1 62 4 10 3 6 8-6 8H72c-16 0-20-1-14-4z" fill="#a8683f" opacity=".8" />
      <g transform="rotate(78 168 88)">
        <path
          d="M132 62h66l-7 46a14 14 0 0 1-14 12h-24a14 14 0 0 1-14-12z"
          fill="var(--surface)"
          stroke="var(--accent)"
          strokeWidth="4.5"
          strokeLinejoin="round"
        />
        <path d="M194 74c20-2 24 26-3 30" stroke="var(--accent)" strokeWidth="4.5" strokeLinecap="round" />
        <path d="M134 70h62" stroke="#a8683f" strokeWidth="4" strokeLinecap="round" />
      </g>
      <path
        d="M70 52a30 30 0 0 1 42-6M80 64a16 16 0 0 1 22-4"
        stroke="var(--line)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M64 34l56 46" stroke="#cf6a4d" strokeWidth="5" strokeLinecap="round" />
      <circle cx="92" cy="76" r="5" fill="var(--line)" />
    </svg>
  )
}
