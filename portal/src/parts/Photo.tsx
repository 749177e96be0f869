// A picture of the venue in the sizes it lies in, for a phone and for a desk. Only paths of our own origin.
import type { Picture } from '@portico/contract/templates.ts'
import { ownImage } from '../href.ts'

/** The same condition stands in css/adapting.css and look/wave.ts. */
const WIDE = '(min-width:56rem),(min-width:40rem) and (max-height:30rem)'
const TYPES = [
  ['avif', 'image/avif'],
  ['webp', 'image/webp'],
] as const

type Props = { mobile?: Picture | null; desktop?: Picture | null; isFirst?: boolean; className?: string }

export function Photo({ mobile, desktop, isFirst = false, className }: Props) {
  const small = mobile ?? desktop
  if (!small) return null
  const src = plainOf(small)
  if (!src) return null
  return (
    <picture className={className}>
      {desktop && mobile && <Sources picture={desktop} media={WIDE} />}
      <Sources picture={small} />
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

function Sources({ picture, media }: { picture: Picture; media?: string }) {
  return TYPES.map(([ending, type]) => {
    const set = setOf(picture, ending)
    return set && <source key={ending} media={media} type={type} srcSet={set} sizes="100vw" />
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

/** The smallest that is sharp at a width, of whatever type most browsers know. */
export function pathAt({ sizes }: Picture, width: number): string | undefined {
  const webp = sizes.filter(({ path }) => /\.(?:webp|png|jpg)$/.test(path)).toSorted((a, b) => a.width - b.width)
  return ownImage((webp.find((one) => one.width >= width) ?? webp.at(-1) ?? sizes[0])?.path)
}
