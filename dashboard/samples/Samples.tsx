import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { SchemeChoice } from '../src/ui/SchemeChoice.tsx'
import css from './samples.module.css'
import { STORIES } from './stories.ts'

/** Every story below the other; `?story=Stepper` shows one alone, for a picture of it. */
export function Samples() {
  const wanted = new URLSearchParams(location.search).get('story')
  const shown = Object.entries(STORIES).filter(([name]) => wanted === null || name === wanted)
  return (
    <main className={css.page}>
      <header className={css.head}>
        <h1>{wanted ?? 'Samples'}</h1>
        <SchemeChoice value={useComputedColorScheme()} onChange={useMantineColorScheme().setColorScheme} />
      </header>
      {wanted === null && (
        <nav className={css.names} aria-label="Samples">
          {Object.keys(STORIES).map((name) => (
            <a key={name} href={`?story=${name}`}>
              {name}
            </a>
          ))}
        </nav>
      )}
      {shown.map(([name, Story]) => (
        <section key={name} className={css.story} aria-labelledby={`story-${name}`} data-story={name}>
          <h2 id={`story-${name}`}>{name}</h2>
          <div className={css.stage}>
            <Story />
          </div>
        </section>
      ))}
    </main>
  )
}
