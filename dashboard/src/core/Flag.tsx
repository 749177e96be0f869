import type { ReactNode } from 'react'
import type { Language } from '@portico/locales/languages.ts'

const stripes = (...colours: [string, string, string]) =>
  colours.map((colour, index) => <rect key={index} x={index * 8} width="8" height="16" fill={colour} />)

const STAR = 'M0-1 .225-.309.951-.309.363.118.588.809 0 .382-.588.809-.363.118-.951-.309-.225-.309z'

const FLAGS: Record<Language, ReactNode> = {
  vi: (
    <>
      <rect width="24" height="16" fill="#da251d" />
      <path d={STAR} transform="translate(12 8.3) scale(4.6)" fill="#ff0" />
    </>
  ),
  en: (
    <>
      <rect width="24" height="16" fill="#012169" />
      <path d="M0 0l24 16M24 0L0 16" stroke="#fff" strokeWidth="3.2" />
      <path d="M0 0l24 16M24 0L0 16" stroke="#c8102e" strokeWidth="1.2" />
      <path d="M12 0v16M0 8h24" stroke="#fff" strokeWidth="5.2" />
      <path d="M12 0v16M0 8h24" stroke="#c8102e" strokeWidth="3" />
    </>
  ),
  zh: (
    <>
      <rect width="24" height="16" fill="#ee1c25" />
      <path d={STAR} transform="translate(5 5) scale(2.9)" fill="#ff0" />
      {[
        [9.8, 1.9, 24],
        [11.8, 3.8, 46],
        [11.8, 6.6, 72],
        [9.8, 8.5, 20],
      ].map(([x, y, turn]) => (
        <path key={y} d={STAR} transform={`translate(${x} ${y}) rotate(${turn})`} fill="#ff0" />
      ))}
    </>
  ),
  es: (
    <>
      <rect width="24" height="16" fill="#aa151b" />
      <rect y="4" width="24" height="8" fill="#f1bf00" />
      <rect x="6" y="6" width="3.2" height="4" rx=".8" fill="#aa151b" />
    </>
  ),
  fr: stripes('#0055a4', '#fff', '#ef4135'),
  it: stripes('#009246', '#fff', '#ce2b37'),
}

/** The flag beside a language's name; decoration, so it says nothing itself. */
export function Flag({ language, width = 24 }: { language: Language; width?: number }) {
  return (
    <svg
      width={width}
      height={(width * 2) / 3}
      viewBox="0 0 24 16"
      aria-hidden="true"
      style={{ borderRadius: 3, display: 'block', flex: 'none' }}
    >
      {FLAGS[language]}
      <rect x=".4" y=".4" width="23.2" height="15.2" rx="2.4" fill="none" stroke="rgb(0 0 0 / 14%)" strokeWidth=".8" />
    </svg>
  )
}
