import { Button, useMantineColorScheme, type MantineColorScheme } from '@mantine/core'
import { useText } from '../core/useText.ts'
import { SideDrawer } from '../ui/SideDrawer.tsx'
import { LookChoice } from './LookChoice.tsx'
import { ACCENTS, BARS, changeLook, GROUNDS, USUAL_LOOK, useLook } from './look.ts'
import css from './LookDrawer.module.css'
import { keysOf } from '@portico/contract/records.ts'

const SCHEMES = ['light', 'dark', 'auto'] as const satisfies MantineColorScheme[]

/** The theme switcher (specification §2): light or dark, sidebar, top bar, background, accent. */
export function LookDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useText('frame')
  const look = useLook()
  // Else Mantine would stop transitions by a style element, which the page's policy forbids.
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true })

  function reset() {
    changeLook(USUAL_LOOK)
    setColorScheme('auto')
  }

  return (
    <SideDrawer opened={isOpen} onClose={onClose} title={t('look.label')} subtitle={t('look.lead')} width={400}>
      <div className={css.choices}>
        <LookChoice
          label={t('look.scheme')}
          value={colorScheme}
          choices={SCHEMES.map((value) => ({ value, label: t(`look.schemes.${value}`) }))}
          onChange={setColorScheme}
        />
        {(['sidebar', 'topbar'] as const).map((bar) => (
          <LookChoice
            key={bar}
            label={t(`look.${bar}`)}
            value={look[bar]}
            choices={BARS.map((value) => ({ value, label: t(`look.bars.${value}`) }))}
            onChange={(value) => changeLook({ [bar]: value })}
          />
        ))}
        <LookChoice
          label={t('look.background')}
          value={look.ground}
          choices={GROUNDS.map((value) => ({ value, label: t(`look.grounds.${value}`) }))}
          onChange={(ground) => changeLook({ ground })}
        />
        <LookChoice
          label={t('look.accent')}
          value={look.accent}
          choices={keysOf(ACCENTS).map((value) => ({
            value,
            label: t(`look.accents.${value}`),
            colour: ACCENTS[value],
          }))}
          onChange={(accent) => changeLook({ accent })}
        />
        <Button variant="default" onClick={reset}>
          {t('look.reset')}
        </Button>
      </div>
    </SideDrawer>
  )
}
