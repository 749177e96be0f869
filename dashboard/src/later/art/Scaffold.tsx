/** An archway still in its scaffolding, with a ladder and a pot of paint. */
export function Scaffold() {
  return (
    <svg viewBox="0 0 264 160" fill="none" aria-hidden="true">
      <ellipse cx="132" cy="146" rx="116" ry="9" fill="var(--sunken)" />
      <path d="M90 144V76a42 42 0 0 1 84 0v68z" fill="var(--surface)" stroke="var(--accent)" strokeWidth="4.5" />
      <path
        d="M108 144V80a24 24 0 0 1 48 0v64"
        stroke="var(--accent-4)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="2 9"
      />
      <path
        d="M119 90a18 18 0 0 1 26 0M125 97a9 9 0 0 1 14 0"
        stroke="#d99a3d"
        strokeWidth="3.2"
        strokeLinecap="round"
      />
      <circle cx="132" cy="105" r="2.8" fill="#d99a3d" />
      <path
        d="M66 144V40M198 144V40M58 66h148M58 108h32M174 108h32"
        stroke="#a9745a"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M66 108l24-42M198 108l-24-42" stroke="#a9745a" strokeWidth="2.5" strokeLinecap="round" />
      <path d="M52 60h160v8H52z" fill="#e9b872" />
      <path
        d="M222 144l12-88M244 144l-4-88M226 118h17M229 96h14M232 74h9"
        stroke="var(--accent-5)"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <path d="M150 60V44h22v16z" fill="#cf6a4d" />
      <path d="M150 45a11 8 0 0 1 22 0" stroke="#a9745a" strokeWidth="2.5" />
      <path d="M84 60l14-26 5 3-12 23z" fill="#e39a6f" />
      <path d="M98 34l5-9 7 4-6 8z" fill="var(--accent-4)" />
      <path d="M28 144c-6-12-2-24 5-32 6 10 6 22 1 32z" fill="var(--accent-4)" />
    </svg>
  )
}
