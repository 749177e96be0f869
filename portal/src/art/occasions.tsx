// One drawing for each occasion of a campaign, in the tones of art/drawings.tsx. 320 by 140, the floor at 132.
import type { ReactNode } from 'react'
import type { Occasion } from '@portico/contract/campaigns/kinds.ts'

export const OCCASION_DRAWINGS: Record<Occasion, ReactNode> = {
  opening: (
    <>
      <path className="l t" d="M20 20q70 34 140 10t140-10" />
      <path className="s" d="M52 32l16 5-12 16zM104 36l18-2-8 20zM198 22l18 2-12 18zM250 26l18-2-6 20z" />
      <path className="p" d="M96 132V70h128v62z" />
      <path className="s" d="M86 52h148l10 24H76z" />
      <path className="k" opacity=".85" d="M112 88h46v44h-46zM172 88h38v26h-38z" />
      <path className="p" d="M66 132q-8-30 0-40 8 10 0 40zM254 132q-8-30 0-40 8 10 0 40z" />
      <path className="l" opacity=".6" d="M30 133h260" />
    </>
  ),
  'happy-hour': (
    <>
      <circle className="s" opacity=".3" cx="160" cy="72" r="58" />
      <path className="p" d="M96 46h52l-7 78a8 8 0 0 1-8 8h-22a8 8 0 0 1-8-8z" />
      <path className="s" d="M99 74h46l-5 52h-36z" />
      <path className="l" d="M122 74l14-56h16" />
      <path className="p" d="M176 46h52l-7 78a8 8 0 0 1-8 8h-22a8 8 0 0 1-8-8z" />
      <path className="s" d="M179 62h46l-6 64h-34z" />
      <path className="l" d="M202 62l12-44h14" />
      <path className="p" opacity=".6" d="M192 76h12v12h-12zM206 92h11v11h-11z" />
      <path className="l" opacity=".6" d="M30 133h260" />
    </>
  ),
  tet: (
    <>
      <path className="l" d="M20 16q60 8 100 44M60 24q30-4 46-18M300 12q-50 12-84 46M262 26q-20-4-34-16" />
      <g className="s">
        <circle cx="64" cy="24" r="9" />
        <circle cx="98" cy="44" r="8" />
        <circle cx="104" cy="10" r="7" />
        <circle cx="256" cy="28" r="9" />
        <circle cx="226" cy="50" r="8" />
      </g>
      <path className="p" d="M126 50q34-22 68 0v62q-34 22-68 0z" />
      <path className="l k" opacity=".4" d="M142 46v72M160 44v76M178 46v72" />
      <path className="s" d="M136 40h48v10h-48zM136 114h48v10h-48z" />
      <path className="l t" d="M160 28v12M152 124v14M160 124v14M168 124v14" />
    </>
  ),
  review: (
    <>
      <path
        className="p"
        d="M70 26h180a16 16 0 0 1 16 16v50a16 16 0 0 1-16 16H150l-28 24v-24H70a16 16 0 0 1-16-16V42a16 16 0 0 1 16-16z"
      />
      <path
        className="k"
        d="M90 50l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1zm35 0l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1zm35 0l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1zm35 0l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z"
      />
      <path className="s" d="M230 50l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z" />
      <path className="l" opacity=".6" d="M30 133h260" />
    </>
  ),
  app: (
    <>
      <circle className="s" opacity=".3" cx="160" cy="74" r="60" />
      <rect className="p" x="122" y="10" width="76" height="122" rx="14" />
      <path className="k" d="M130 26h60v88h-60z" />
      <path className="s" d="M140 38h40v28h-40z" />
      <path className="p" opacity=".75" d="M140 74h40v6h-40zM140 86h26v6h-26z" />
      <circle className="k" cx="160" cy="123" r="4" />
      <path className="l t" d="M236 44v44M218 72l18 18 18-18M218 104h36M66 60h28M74 78h20M66 96h28" />
      <path className="l" opacity=".6" d="M30 133h260" />
    </>
  ),
  'lucky-draw': (
    <>
      <path className="l t" d="M60 30l8 12M92 14l2 14M228 14l-2 14M260 30l-8 12M40 66l14 4M280 66l-14 4" />
      <path className="p" d="M100 72h120v60H100z" />
      <path className="p" d="M90 52h140v24H90z" />
      <path className="s" d="M148 52h24v80h-24z" />
      <path className="k" opacity=".2" d="M100 76h120v6H100z" />
      <path className="l t" d="M160 52q-40-6-34-26 12-14 34 26 22-40 34-26 6 20-34 26" />
      <path className="l" opacity=".6" d="M30 133h260" />
    </>
  ),
  birthday: (
    <>
      <path className="s" d="M130 20q8 12 0 18-8-6 0-18zM160 14q8 12 0 18-8-6 0-18zM190 20q8 12 0 18-8-6 0-18z" />
      <path className="l" d="M130 42v20M160 36v26M190 42v20" />
      <path className="p" d="M112 62h96a8 8 0 0 1 8 8v22H104V70a8 8 0 0 1 8-8z" />
      <path className="p" opacity=".8" d="M92 92h136v40H92z" />
      <path className="s" d="M92 92h136v8q-11 18-23 0-11 18-23 0-11 18-22 0-11 18-23 0-11 18-23 0-11 18-22 0z" />
      <path className="l t" d="M52 40l10 10M64 88l-10 6M268 40l-10 10M256 88l10 6" />
      <path className="l" opacity=".6" d="M60 133h200" />
    </>
  ),
  weekend: (
    <>
      <circle className="s" cx="232" cy="46" r="24" />
      <path className="l t" d="M232 8v6M270 46h6M259 19l5-5M205 19l-5-5" />
      <path className="p" opacity=".4" d="M20 132q60-50 120-10 70-46 160 10z" />
      <path className="p" d="M70 50q44-38 88 0z" />
      <path className="s" d="M99 50q15-44 30 0z" />
      <path className="l" d="M114 50v82" />
      <path className="p" d="M134 104h60v8h-60zM140 112h6v20h-6zM182 112h6v20h-6z" />
      <path className="s" d="M152 90h18v14h-18z" />
      <path className="l" d="M170 94h8v6h-8" />
      <path className="l" opacity=".6" d="M30 133h260" />
    </>
  ),
  'rainy-day': (
    <>
      <path
        className="l"
        opacity=".5"
        d="M50 14l-6 16M96 26l-6 16M60 62l-6 16M236 14l-6 16M282 28l-6 16M262 70l-6 16M190 8l-6 16"
      />
      <path
        className="p"
        d="M84 66a76 52 0 0 1 152 0q-12-12-25 0-13-12-26 0-13-12-25 0-13-12-26 0-13-12-25 0-13-12-25 0z"
      />
      <path className="l" d="M160 14v-6M160 66v10" />
      <path className="s" d="M130 92h60v14a26 26 0 0 1-26 26h-8a26 26 0 0 1-26-26z" />
      <path className="l t" d="M190 98h6a10 10 0 0 1 0 20h-8" />
      <path className="l" opacity=".6" d="M30 133h260" />
    </>
  ),
  'new-dish': (
    <>
      <path className="l t" d="M126 16q-10 10 0 20t0 20M160 8q-10 12 0 24t0 24M194 16q-10 10 0 20t0 20" />
      <path className="p" d="M76 74h168a84 58 0 0 1-54 54h-60a84 58 0 0 1-54-54z" />
      <path className="s" d="M94 74a22 18 0 0 1 40-8 24 18 0 0 1 50 0 22 18 0 0 1 42 8z" />
      <path className="k" opacity=".2" d="M84 92h152l-8 10H92z" />
      <path className="l" d="M214 66l60-40M222 72l60-34" />
      <path className="l" opacity=".6" d="M30 133h260" />
    </>
  ),
  'stamp-card': (
    <>
      <rect className="p" x="66" y="24" width="188" height="104" rx="14" />
      <g className="k">
        <circle cx="98" cy="58" r="13" />
        <circle cx="139" cy="58" r="13" />
        <circle cx="181" cy="58" r="13" />
        <circle cx="222" cy="58" r="13" />
        <circle cx="98" cy="96" r="13" />
      </g>
      <g className="k" opacity=".25">
        <circle cx="139" cy="96" r="13" />
        <circle cx="181" cy="96" r="13" />
      </g>
      <circle className="s" cx="222" cy="96" r="16" />
      <path className="l k" d="M215 96l5 6 10-11" />
      <path className="s" d="M266 12l3 9 9 3-9 3-3 9-3-9-9-3 9-3z" />
    </>
  ),
  thanks: (
    <>
      <path
        className="s"
        d="M160 116c-34-24-56-42-56-66 0-16 12-28 27-28 13 0 23 8 29 18 6-10 16-18 29-18 15 0 27 12 27 28 0 24-22 42-56 66z"
      />
      <path className="p" opacity=".85" d="M120 46a14 14 0 0 1 14-12v6a8 8 0 0 0-8 8z" />
      <path className="l" d="M40 132q40-6 60-34M280 132q-40-6-60-34" />
      <path
        className="p"
        d="M66 122c-16-4-22-16-18-30 14 4 20 16 18 30zM84 110c-8-14-4-28 8-34 8 12 4 26-8 34zM254 122c16-4 22-16 18-30-14 4-20 16-18 30zM236 110c8-14 4-28-8-34-8 12-4 26 8 34z"
      />
    </>
  ),
}
