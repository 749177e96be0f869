// The wave at the edge of the band, as a clip-path. Masks of tiled gradients leave a hairline where tiles meet;
// a polygon of thirty short straight lines does not, and no eye sees the corners.

const STEPS = 30

/** `--wave` for phones, where it runs along the lower edge, and for wide screens, where it runs down the side. */
export const WAVE_CSS = waveCss(depth)

const SHAPES: Record<'wave' | 'hill' | 'slope', string> = {
  wave: WAVE_CSS,
  hill: waveCss((share) => 2 * (2 * share - 1) ** 2),
  slope: waveCss((share) => 2 * share),
}

/** The edge a template asks for; the wave when there is none. */
export function edgeCss(shape: 'none' | 'wave' | 'hill' | 'slope' = 'wave'): string {
  return shape === 'none' ? '' : SHAPES[shape]
}

function waveCss(depth: (share: number) => number): string {
  const wide = '(min-width:56rem),(min-width:40rem) and (max-height:30rem)'
  const below = polygon('0 0', '100% 0', (along, inset) => `${along} ${inset}`, depth)
  const beside = polygon('0 0', '0 100%', (along, inset) => `${inset} ${along}`, depth)
  return `:root{--wave:${below}}@media${wide}{:root{--wave:${beside}}}`
}

function polygon(
  near: string,
  far: string,
  point: (along: string, inset: string) => string,
  depth: (share: number) => number,
): string {
  const points = Array.from({ length: STEPS + 1 }, (_, step) => {
    const share = 1 - step / STEPS
    return point(`${round(share * 100)}%`, `calc(100% - var(--a)*${round(depth(share))})`)
  })
  return `polygon(${[near, far, ...points].join()})`
}

/** How far the edge is drawn in, 0 to 2: one wave and a little of a second, so that it looks poured, not printed. */
function depth(share: number): number {
  return 1 + 0.82 * Math.sin(2 * Math.PI * (share * 1.08 + 0.02)) + 0.18 * Math.sin(4 * Math.PI * share + 2)
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
