/** A café under an archway at dusk: lamp, door, table with a phone, and the Wi-Fi that greets above it. */
export function CafeDoor() {
  return (
    <svg viewBox="0 0 520 400" fill="none" aria-hidden="true">
      <Arch />
      <Wave />
      <Front />
      <Table />
      <Plants />
      <path d="M30 372h460" stroke="#fff" strokeOpacity=".28" strokeWidth="4" strokeLinecap="round" />
    </svg>
  )
}

function Arch() {
  return (
    <>
      <path d="M96 372V202a164 164 0 0 1 328 0v170z" fill="#fff" fillOpacity=".07" />
      <path d="M122 372V206a138 138 0 0 1 276 0v166z" fill="#f6ead6" />
      <path d="M122 372V206a138 138 0 0 1 276 0v166" stroke="#fff" strokeOpacity=".9" strokeWidth="7" />
      <path d="M122 300h276v72H122z" fill="#ead7b8" />
    </>
  )
}

function Wave() {
  return (
    <g stroke="#d9973a" strokeWidth="10" strokeLinecap="round">
      <path d="M214 118a66 66 0 0 1 92 0" strokeOpacity=".38" />
      <path d="M229 135a44 44 0 0 1 62 0" strokeOpacity=".68" />
      <path d="M244 152a22 22 0 0 1 32 0" />
    </g>
  )
}

function Front() {
  return (
    <>
      <path d="M170 178h180a4 4 0 0 1 4 4v12H166v-12a4 4 0 0 1 4-4z" fill="#0e5647" />
      <path d="M160 194h200l12 40H148z" fill="#fff" />
      <path d="M160 194h25l-5 40h-32zM210 194h25l-2 40h-31zM260 194h25l3 40h-29zM310 194h25l8 40h-30z" fill="#cf6a4d" />
      <path
        d="M148 234a16 14 0 0 0 32 0 13 14 0 0 0 22 0 15 14 0 0 0 31 0 13 14 0 0 0 26 0 14 14 0 0 0 29 0 13 14 0 0 0 25 0 15 14 0 0 0 30 0 14 14 0 0 0 29 0z"
        fill="#e9dcc6"
      />
      <path d="M280 254h68v118h-68z" fill="#12705c" />
      <path d="M289 264h50v56h-50z" fill="#f7d596" />
      <path d="M289 292h50M314 264v56" stroke="#12705c" strokeWidth="4" />
      <circle cx="290" cy="338" r="4.5" fill="#f4c56a" />
      <rect x="166" y="258" width="96" height="70" rx="6" fill="#12705c" />
      <rect x="174" y="266" width="80" height="54" rx="3" fill="#f7d596" />
      <path d="M192 320v-26a8 8 0 0 1 8-8h4M228 320v-18h16v18" stroke="#c98a3a" strokeWidth="5" strokeLinecap="round" />
      <path d="M214 266v14" stroke="#8f5a2c" strokeWidth="3" />
      <path d="M204 290a10 10 0 0 1 20 0z" fill="#cf6a4d" />
      <path d="M166 334h96v10h-96z" fill="#b9855c" />
    </>
  )
}

function Table() {
  return (
    <>
      <path d="M120 330h92" stroke="#6b3f24" strokeWidth="8" strokeLinecap="round" />
      <path d="M166 334v38M144 372h44" stroke="#6b3f24" strokeWidth="7" strokeLinecap="round" />
      <path d="M132 304h28l-4 18a5 5 0 0 1-5 4h-10a5 5 0 0 1-5-4z" fill="#fff" />
      <path d="M159 309c9-1 10 10-1 11" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
      <path
        d="M140 296c-4-6 4-8 0-14M150 296c-4-6 4-8 0-14"
        stroke="#b9855c"
        strokeOpacity=".7"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <g transform="rotate(14 190 308)">
        <rect x="180" y="286" width="24" height="42" rx="5" fill="#26231e" />
        <rect x="183" y="291" width="18" height="31" rx="2" fill="#a9dfd0" />
        <path d="M187 304l4 4 7-8" stroke="#12705c" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
      </g>
    </>
  )
}

function Plants() {
  return (
    <>
      <path d="M366 372l4-34h36l4 34z" fill="#cf6a4d" />
      <path d="M366 338h44v8h-44z" fill="#b65a3f" />
      <path
        d="M386 338c-26-14-26-42-14-60 12 14 20 36 14 60zM390 338c-2-24 8-46 30-52 2 22-8 44-30 52zM386 338c-12-10-30-12-38-4 8 10 24 14 38 4z"
        fill="#1f8a72"
      />
      <path
        d="M386 338c-4-20-8-34-14-48M390 338c8-18 16-32 26-44"
        stroke="#0e5647"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <path d="M442 372c-14-20-10-44 2-64 14 18 16 44-2 64zM462 372c-6-14 0-32 12-42 6 16 4 32-12 42z" fill="#2fa389" />
      <path d="M58 372c-16-22-12-52 4-76 16 22 18 54-4 76zM84 372c-8-14-2-34 12-46 8 18 4 36-12 46z" fill="#2fa389" />
      <path
        d="M60 96l4 10 10 4-10 4-4 10-4-10-10-4 10-4zM452 74l3 8 8 3-8 3-3 8-3-8-8-3 8-3zM428 168l2.5 6 6 2.5-6 2.5-2.5 6-2.5-6-6-2.5 6-2.500z"
        fill="#f4c56a"
        fillOpacity=".8"
      />
    </>
  )
}
