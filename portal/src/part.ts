// What every screen is given. Nothing here needs a hook, so the same parts draw a live preview in a browser.
import type { Page, ScreenOf, Screen } from './view.ts'
import type { Text } from './text.ts'

export type ScreenProps<Kind extends Screen['kind']> = { screen: ScreenOf<Kind>; page: Page; t: Text }
export type PartProps = { page: Page; t: Text }
