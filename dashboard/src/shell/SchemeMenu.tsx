import { useComputedColorScheme, useMantineColorScheme, type MantineColorScheme } from '@mantine/core'
import { IconDeviceDesktop, IconMoon, IconSun, type Icon } from '@tabler/icons-react'
import { useText } from '../core/useText.ts'
import { MenuItem } from './MenuItem.tsx'
import { PopMenu } from './PopMenu.tsx'

const CHOICES = [
  { value: 'light', label: 'light', icon: IconSun },
  { value: 'dark', label: 'dark', icon: IconMoon },
  { value: 'auto', label: 'system', icon: IconDeviceDesktop },
] as const satisfies { value: MantineColorScheme; label: string; icon: Icon }[]

export function SchemeMenu() {
  const t = useText('shell')
  // Else Mantine would stop transitions by a style element, which the page's policy forbids.
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true })
  const Shown = useComputedColorScheme() === 'dark' ? IconMoon : IconSun
  return (
    <PopMenu label={t('scheme.label')} button={<Shown size={22} stroke={1.75} />} width={200}>
      {CHOICES.map(({ value, label, icon: Icon }) => (
        <MenuItem
          key={value}
          icon={<Icon size={20} stroke={1.75} />}
          isChosen={value === colorScheme}
          onClick={() => setColorScheme(value)}
        >
          {t(`scheme.${label}`)}
        </MenuItem>
      ))}
    </PopMenu>
  )
}
