export { readOnlineGuest } from './beginOnlineView.ts'
export { askCode, readContact, takeCode } from './proofCode.ts'
export { codeScreen } from './screens.ts'
export { beginView, findView, forgetViews, saveView, viewTokenIn, type View } from './views.ts'
