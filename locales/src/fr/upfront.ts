import { figures } from './figures.ts'
import { frame } from './frame.ts'
import { home } from './home.ts'
import { start } from './start.ts'
import { ui } from './ui.ts'

/** What the frame and the home screen say: the first things an owner sees, before the rest has arrived. */
export const upfront = { ...start, figures, frame, home, ui }
