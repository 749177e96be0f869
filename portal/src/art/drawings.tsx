// Ten places, drawn by us in four tones of the page's own colours: `p` paper, `s` second colour, `k` the band itself,
// `l` a line. 320 by 220, the floor at 200. Decoration only.
import type { ReactNode } from 'react'
import type { Trade } from '@portico/contract/templates.ts'

export const DRAWINGS: Record<Trade, ReactNode> = {
  cafe: (
    <>
      <path className="l" opacity=".55" d="M64 0v34M256 0v22" />
      <path className="p" opacity=".85" d="M40 58a24 24 0 0 1 48 0z" />
      <path className="s" d="M54 61a10 8 0 0 0 20 0z" />
      <path className="p" opacity=".85" d="M232 46a24 24 0 0 1 48 0z" />
      <path className="s" d="M246 49a10 8 0 0 0 20 0z" />
      <path
        className="l t"
        d="M160 92a16 16 0 0 1 0-1M144 84a23 23 0 0 1 32 0M131 71a41 41 0 0 1 58 0M118 58a59 59 0 0 1 84 0"
      />
      <circle className="s" cx="160" cy="95" r="6" />
      <path className="p" d="M106 112h108v26a48 48 0 0 1-48 48h-12a48 48 0 0 1-48-48z" />
      <path className="l w" d="M214 122h9a19 19 0 0 1 0 38h-13" />
      <path className="k" opacity=".2" d="M106 112h108v9H106z" />
      <ellipse className="p" opacity=".7" cx="160" cy="192" rx="80" ry="7" />
      <path className="s" opacity=".9" d="M260 200l-5-34h38l-5 34z" />
      <path
        className="p"
        opacity=".75"
        d="M274 166c-22-8-24-30-22-44 16 8 22 24 22 44zm0 0c20-6 26-24 26-38-16 4-26 18-26 38z"
      />
      <path className="l" opacity=".6" d="M0 201h320" />
    </>
  ),
  restaurant: (
    <>
      <path className="l" opacity=".55" d="M160 0v30" />
      <path className="s" d="M118 60c0-20 18-32 42-32s42 12 42 32z" />
      <path className="s" opacity=".18" d="M118 60h84l56 140H62z" />
      <path className="l w" opacity=".8" d="M132 108c-8-10 8-16 0-26M160 108c-8-10 8-16 0-26M188 108c-8-10 8-16 0-26" />
      <path className="l w" d="M196 122l62-44M204 128l62-38" />
      <path className="p" d="M92 126h136a68 56 0 0 1-42 58h-52a68 56 0 0 1-42-58z" />
      <path className="s" d="M104 126a20 14 0 0 1 38-6 20 14 0 0 1 36 0 20 14 0 0 1 38 6z" />
      <path className="p" opacity=".8" d="M132 184h56v8h-56z" />
      <path className="k" opacity=".22" d="M100 144a120 60 0 0 0 120 0l-4 10a110 56 0 0 1-112 0z" />
      <path className="p" opacity=".7" d="M34 200v-44h22v44zM38 156l3-16h8l3 16z" />
      <path className="s" opacity=".85" d="M34 170h22v14H34z" />
      <ellipse className="p" opacity=".7" cx="274" cy="194" rx="32" ry="6" />
      <path className="p" opacity=".5" d="M252 190a22 18 0 0 1 44 0z" />
      <path className="l" opacity=".6" d="M0 201h320" />
    </>
  ),
  bar: (
    <>
      <path className="l" opacity=".5" d="M0 22c54 34 106 34 160 8s106-26 160 8" />
      <g className="s">
        <circle cx="34" cy="46" r="7" />
        <circle cx="82" cy="54" r="7" />
        <circle cx="130" cy="48" r="7" />
        <circle cx="178" cy="30" r="7" />
        <circle cx="226" cy="28" r="7" />
        <circle cx="276" cy="36" r="7" />
      </g>
      <path className="p" opacity=".3" d="M24 200v-74h22v-26h10v26h22v74zM264 200v-66l8-10v-32h14v32l8 10v66z" />
      <path className="p" d="M116 86h88l-40 50v50h22v8h-52v-8h22v-50z" />
      <path className="s" d="M130 98h60l-26 32h-8z" />
      <circle className="s" cx="196" cy="84" r="13" />
      <path className="l w" d="M150 128l34-62" />
      <path className="p" opacity=".8" d="M218 126h36l-5 70h-26z" />
      <path className="s" opacity=".8" d="M221 150h30l-3 42h-24z" />
      <path className="l w" d="M240 126l10-34" />
      <path className="p" opacity=".8" d="M66 130h38v28a19 19 0 0 1-16 18v14h12v6H70v-6h12v-14a19 19 0 0 1-16-18z" />
      <path className="k" opacity=".35" d="M72 142h26v16a13 13 0 0 1-26 0z" />
      <path className="l" opacity=".6" d="M0 201h320" />
    </>
  ),
  hotel: (
    <>
      <circle className="s" cx="250" cy="48" r="26" />
      <circle className="k" cx="240" cy="41" r="22" />
      <path
        className="p"
        opacity=".5"
        d="M36 46h2M84 22h2M130 54h2M196 26h2M292 104h2"
        stroke="currentColor"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path className="p" opacity=".35" d="M28 200v-84h60v84zM232 200v-66h64v66z" />
      <path className="p" d="M84 200V76h152v124z" />
      <path className="p" d="M74 66h172v12H74zM138 46h44v20h-44z" />
      <g className="k" opacity=".8">
        <path d="M102 94h20v24h-20zM134 94h20v24h-20zM166 94h20v24h-20zM198 94h20v24h-20zM102 132h20v24h-20zM198 132h20v24h-20z" />
      </g>
      <path className="s" d="M134 94h20v24h-20zM198 132h20v24h-20zM134 200v-52a26 26 0 0 1 52 0v52z" />
      <path className="k" opacity=".3" d="M158 124h4v76h-4z" />
      <path className="p" opacity=".75" d="M36 200c6-30 4-52 2-66l6-1c4 20 4 44 0 67z" />
      <path
        className="p"
        opacity=".75"
        d="M40 136c-14-16-28-14-36-4 14-2 24 0 36 4zm0 0c-6-20-2-30 8-36 2 14 0 24-8 36zm0 0c14-16 28-14 36-4-14-2-24 0-36 4zm0 0c10-2 26 4 30 18-10-10-18-14-30-18zm0 0c-12 0-26 8-28 20 8-10 16-16 28-20z"
      />
      <path className="s" opacity=".6" d="M96 200c0-14 26-14 26 0zM198 200c0-14 26-14 26 0z" />
      <path className="l" opacity=".6" d="M0 201h320" />
    </>
  ),
  shop: (
    <>
      <path className="p" opacity=".3" d="M20 200V84h48v116zM252 200V70h48v130z" />
      <path className="p" d="M66 74h188v126H66z" />
      <path className="s" d="M58 44h204l16 40H42z" />
      <path className="p" opacity=".85" d="M96 44h32l-4 40H88zM160 44h32l8 40h-40zM224 44h32l14 40h-40z" />
      <path className="s" d="M42 84a19 14 0 0 0 38 0zM120 84a20 14 0 0 0 40 0zM200 84a17 14 0 0 0 34 0z" />
      <path
        className="p"
        opacity=".85"
        d="M80 84a20 14 0 0 0 40 0zM160 84a20 14 0 0 0 40 0zM234 84a22 14 0 0 0 44 0z"
      />
      <path className="k" opacity=".8" d="M82 114h86v64H82z" />
      <path className="k" d="M188 114h48v86h-48z" opacity=".88" />
      <circle className="s" cx="228" cy="160" r="4" />
      <path className="s" d="M112 126l8 4h10l8-4 4 10-8 6 6 30h-30l6-30-8-6z" />
      <path className="p" opacity=".8" d="M146 152h16v20h-16z" />
      <path className="p" opacity=".5" d="M196 122h32v22h-32z" />
      <path className="s" opacity=".9" d="M26 200l-4-24h32l-4 24z" />
      <path
        className="p"
        opacity=".7"
        d="M38 176c-18-6-20-22-18-34 14 6 18 18 18 34zm0 0c16-6 20-20 20-32-14 4-20 16-20 32z"
      />
      <path className="l" opacity=".6" d="M0 201h320" />
    </>
  ),
  mall: (
    <>
      <path className="p" opacity=".16" d="M20 200V90L160 24l140 66v110z" />
      <path className="l" opacity=".7" d="M20 90L160 24l140 66M90 57v33M160 24v66M230 57v33M20 90h280" />
      <path className="p" opacity=".4" d="M32 104h68v36H32zM220 104h68v36h-68z" />
      <path className="s" opacity=".85" d="M32 104h68v8H32zM220 104h68v8h-68z" />
      <path className="l" opacity=".7" d="M20 144h92M208 144h92" />
      <path className="p" opacity=".4" d="M32 156h50v44H32zM238 156h50v44h-50z" />
      <path className="l x" d="M92 196l64-52h44" />
      <path className="l" opacity=".8" d="M88 180l62-50h52M104 196v-14M120 184v-16M136 171v-16" />
      <path className="p" d="M172 152l6-14h44l6 14 8 48h-72z" />
      <path className="l k" d="M186 150v-16a14 14 0 0 1 28 0v16" />
      <path className="s" d="M126 164h40l7 36h-54z" />
      <path className="l w" d="M136 164v-10a10 10 0 0 1 20 0v10" />
      <path className="k" opacity=".22" d="M172 152h56l2 10h-60z" />
      <circle className="s" cx="160" cy="62" r="11" />
      <path className="l" opacity=".6" d="M0 201h320" />
    </>
  ),
  salon: (
    <>
      <circle className="s" opacity=".25" cx="160" cy="96" r="92" />
      <path className="p" d="M160 14c44 0 70 36 70 82s-26 82-70 82-70-36-70-82 26-82 70-82z" />
      <path className="k" opacity=".86" d="M160 26c36 0 58 30 58 70s-22 70-58 70-58-30-58-70 22-70 58-70z" />
      <path className="p" opacity=".22" d="M122 60l30-26h22l-58 62c0-14 2-26 6-36zM118 116l84-82 8 12-86 86z" />
      <path className="p" d="M138 176h44l8 24h-60z" />
      <path className="p" opacity=".9" d="M52 200v-42h30v42zM60 158v-18h14v18z" />
      <path className="s" d="M52 170h30v16H52z" />
      <path className="s" d="M240 200v-30h18v30zM242 170v-22l14-10v32z" />
      <path className="p" opacity=".85" d="M270 200v-24a14 14 0 0 1 28 0v24zM278 164v-12h12v12z" />
      <path className="l" d="M36 200c-2-34 0-54-10-78" />
      <path
        className="s"
        d="M26 122c-14-2-20-14-16-26 12 2 18 12 16 26zm0 0c12-6 24-2 28 8-12 6-22 2-28-8zm0 0c-2-14 6-24 18-26 2 14-6 22-18 26z"
      />
      <path
        className="p"
        opacity=".6"
        d="M30 160c-12-2-20 4-20 14 10 2 18-4 20-14zm0-8c10-8 20-6 24 2-8 6-16 6-24-2z"
      />
      <path className="l" opacity=".6" d="M0 201h320" />
    </>
  ),
  gym: (
    <>
      <path className="s" opacity=".22" d="M40 200L130 20h54L94 200zM150 200L240 20h30l-90 180z" />
      <path className="l t" d="M18 84h66l12-26 20 56 18-74 18 60 10-16h140" />
      <path className="p" d="M84 134h152v10H84z" />
      <rect className="p" x="56" y="106" width="22" height="84" rx="8" />
      <rect className="p" x="242" y="106" width="22" height="84" rx="8" />
      <rect className="s" x="80" y="118" width="16" height="60" rx="6" />
      <rect className="s" x="224" y="118" width="16" height="60" rx="6" />
      <rect className="p" opacity=".8" x="40" y="126" width="14" height="44" rx="6" />
      <rect className="p" opacity=".8" x="266" y="126" width="14" height="44" rx="6" />
      <path
        className="p"
        opacity=".9"
        d="M136 200a28 28 0 0 1 9-34l-4-10a20 20 0 1 1 38 0l-4 10a28 28 0 0 1 9 34zm14-42h20l2-8a12 12 0 1 0-24 0z"
      />
      <circle className="k" opacity=".5" cx="160" cy="184" r="9" />
      <path className="l" opacity=".6" d="M0 201h320" />
    </>
  ),
  clinic: (
    <>
      <circle className="s" opacity=".28" cx="160" cy="104" r="94" />
      <path
        className="p"
        d="M160 184C110 152 84 122 84 90c0-26 18-44 40-44 15 0 28 8 36 22 8-14 21-22 36-22 22 0 40 18 40 44 0 32-26 62-76 94z"
      />
      <path className="k" opacity=".9" d="M148 74h24v22h22v24h-22v22h-24v-22h-22V96h22z" />
      <path className="l t" d="M8 132h50l10-18 14 34 12-24" />
      <path className="l t" d="M228 124l12-18 14 34 10-16h48" />
      <path className="s" d="M36 200l-4-28h36l-4 28z" />
      <path
        className="p"
        opacity=".75"
        d="M50 172c-20-6-24-26-20-40 14 6 20 20 20 40zm0 0c18-4 26-20 24-34-14 4-24 16-24 34z"
      />
      <path className="p" opacity=".8" d="M252 200v-36h40v36z" />
      <path className="s" d="M258 164v-10h28v10z" />
      <path className="k" opacity=".75" d="M268 172h8v6h6v8h-6v6h-8v-6h-6v-8h6z" />
      <path className="l" opacity=".6" d="M0 201h320" />
    </>
  ),
  office: (
    <>
      <path className="p" opacity=".18" d="M36 18h248v118H36z" />
      <path className="p" opacity=".3" d="M44 136V76h30v60zM82 136V52h24v84zM196 136V64h34v72zM238 136V88h38v48z" />
      <path className="s" opacity=".8" d="M50 84h8v8h-8zM88 62h6v8h-6zM204 74h8v8h-8zM218 92h6v8h-6zM248 100h8v8h-8z" />
      <path className="l" opacity=".7" d="M36 18h248v118H36zM160 18v118" />
      <path className="p" d="M106 108h108a6 6 0 0 1 6 6v66H100v-66a6 6 0 0 1 6-6z" />
      <path className="k" opacity=".88" d="M109 117h102v54H109z" />
      <path className="l t" d="M146 150a20 20 0 0 1 28 0M136 140a34 34 0 0 1 48 0" />
      <circle className="s" cx="160" cy="160" r="5" />
      <path className="p" d="M86 180h148l8 14H78z" />
      <path className="l w" d="M262 194v-50l-24-26" />
      <path className="s" d="M222 116l24-16 8 14-24 16z" />
      <path className="p" opacity=".85" d="M246 194h32v6h-32z" />
      <path className="p" opacity=".85" d="M34 164h28v20a10 10 0 0 1-10 10h-8a10 10 0 0 1-10-10z" />
      <path className="l" d="M62 170h4a7 7 0 0 1 0 14h-4" />
      <path className="l" opacity=".6" d="M0 201h320" />
    </>
  ),
}
