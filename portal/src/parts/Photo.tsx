// A picture of the venue in its stored sizes, for a phone and for a desk. Only paths of our own origin.
import type { Picture } from '@portico/contract/templates.ts'
import { ownImage } from '../href.ts'

/** The same condition stands in css/adapting.css and look/wave.ts. */
const WIDE = '(min-width:56rem),(min-width:40rem) and (max-height:30rem)'
const TYPES = [
  ['avif', 'image/avif'],
  ['webp', 'image/webp'],
] as const
/** How wide a picture is shown, by where it stands: across the screen, in the band beside the steps, below them. */
const SHOWN = {
  band: '100vw',
  wall: `${WIDE.split(',')
    .map((one) => `${one} 70vw`)
    .join()},100vw`,
  foot: '(min-width:34rem) 30rem,90vw',
}

type Props = {
  mobile?: Picture | null
  desktop?: Picture | null
  at: keyof typeof SHOWN
  isFirst?: boolean
  className?: string
}

export function Photo({ mobile, desktop, at, isFirst = false, className }: Props) {
  const small = mobile ?? desktop
  if (!small) return null
  const src = plainOf(small)
  if (!src) return null
  const hasBoth = mobile && desktop
  return (
    <picture className={className}>
      {hasBoth && <Sources picture={desktop} media={WIDE} sizes={SHOWN[at]} />}
      {hasBoth && <source media={WIDE} srcSet={plainOf(desktop)} width={desktop.width} height={desktop.height} />}
      <Sources picture={small} sizes={SHOWN[at]} />
      <img
        src={src}
        alt=""
        width={small.width}
        height={small.height}
        fetchPriority={isFirst ? 'high' : undefined}
        loading={isFirst ? undefined : 'lazy'}
      />
    </picture>
  )
}

/** So many pixels high at most, and as wide as it is by itself up to three times that. */
export function Mark({ picture, side, className }: { picture: Picture; side: number; className?: string }) {
  const src = pathAt(picture, side * 2)
  if (!src) return null
  const [width, height] = markSize(picture, side)
  return (
    <picture className={`${className ?? ''}${picture.isLight ? ' light' : ''}`}>
      <Sources picture={picture} sizes={`${width}px`} width={width} height={height} />
      <img src={src} alt="" width={width} height={height} />
    </picture>
  )
}

function markSize({ width, height }: Picture, side: number): [number, number] {
  const ratio = Math.min(3, width / height)
  return ratio >= 1
    ? [Math.round(side * ratio ** 0.7), Math.round(side * ratio ** -0.3)]
    : [Math.round(side * ratio), side]
}

type SourcesProps = { picture: Picture; media?: string; sizes: string; width?: number; height?: number }

/** A source's width and height go before those of the image. */
function Sources({ picture, media, sizes, width = picture.width, height = picture.height }: SourcesProps) {
  return TYPES.map(([ending, type]) => {
    const set = setOf(picture, ending)
    return (
      set && <source key={ending} media={media} type={type} srcSet={set} sizes={sizes} width={width} height={height} />
    )
  })
}

function setOf({ sizes }: Picture, ending: string): string {
  return sizes
    .filter(({ path }) => path.endsWith(`.${ending}`) && ownImage(path))
    .map(({ path, width }) => `${path} ${width}w`)
    .join()
}

/** What a browser shows that knows neither AVIF nor WebP: the largest below 1200 pixels. */
function plainOf({ sizes }: Picture): string | undefined {
  const usable = sizes.filter(({ width }) => width <= 1200)
  const all = usable.length > 0 ? usable : sizes
  const plain = all.filter(({ path }) => /\.(?:jpg|png)$/.test(path))
  return ownImage((plain.length > 0 ? plain : all).toSorted((a, b) => b.width - a.width)[0]?.path)
}

/** The smallest that is sharp at a width, of a type every browser knows where there is one. */
function pathAt({ sizes }: Picture, width: number): string | undefined {
  const plain = sizes.filter(({ path }) => /\.(?:png|jpg)$/.test(path))
  const sorted = (plain.length > 0 ? plain : sizes).toSorted((a, b) => a.width - b.width)
  return ownImage((sorted.find((one) => one.width >= width) ?? sorted.at(-1))?.path)
}
