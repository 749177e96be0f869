export { homePages, type HomeGuest, type HomeForAnyone, type HomePress } from './homePages.ts'
export { homeHref } from './homeHref.ts'
export { goTo, showHome } from './showHome.ts'
