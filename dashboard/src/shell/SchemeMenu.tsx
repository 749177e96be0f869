import { ActionIcon, Menu, useComputedColorScheme, useMantineColorScheme, type MantineColorScheme } from '@mantine/core'
import { IconCheck, IconDeviceDesktop, IconMoon, IconSun, type Icon } from '@tabler/icons-react'
import { useText } from '../core/useText.ts'

const CHOICES = [
  { value: 'light', label: 'light', icon: IconSun },
  { value: 'dark', label: 'dark', icon: IconMoon },
  { value: 'auto', label: 'system', icon: IconDeviceDesktop },
] as const satisfies { value: MantineColorScheme; label: string; icon: Icon }[]

export function SchemeMenu() {
  const t = useText('shell')
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const Shown = useComputedColorScheme() === 'dark' ? IconMoon : IconSun
  return (
    <Menu position="bottom-end" width={200}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={44} aria-label={t('scheme.label')}>
          <Shown size={22} stroke={1.75} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown aria-label={t('scheme.label')}>
        {CHOICES.map(({ value, label, icon: Icon }) => (
          <Menu.Item
            key={value}
            leftSection={<Icon size={18} stroke={1.75} />}
            rightSection={value === colorScheme && <IconCheck size={16} />}
            aria-current={value === colorScheme || undefined}
            onClick={() => setColorScheme(value)}
          >
            {t(`scheme.${label}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
