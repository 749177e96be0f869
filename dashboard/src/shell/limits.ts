// The constants of the specification §9 the frame is built on. Widths and the pause after resizing are in core/layout.ts,
// the times of messages in ui/toasts.ts, the 99 of badges in ui/Tag.tsx.
export const SIDEBAR_PX = 240
export const TOP_BAR_PX = 70
/** How many pages the user menu lists before "show more". */
export const PAGES_SHOWN = 5
