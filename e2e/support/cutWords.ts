import type { Page } from 'playwright-core'

/** Facts and buttons whose words do not fit, on the screen that is open; those that end in “…” are meant to. */
export function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(dd, button, a, .mantine-Button-label)')]
      .filter(
        (part) =>
          part.clientWidth > 1 &&
          part.scrollWidth > part.clientWidth + 1 &&
          getComputedStyle(part).textOverflow !== 'ellipsis',
      )
      .map((part) => `no room for “${part.textContent}”`),
  )
}
