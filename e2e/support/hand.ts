// How a person operates a page: by touch, or by keyboard alone.
import type { Locator, Page } from 'playwright-core'

/** Finds everything by readable text: labels and buttons' words. */
export type Hand = {
  press(name: string): Promise<void>
  type(label: string, text: string): Promise<void>
  /** A date for a calendar field, in ISO format. */
  date(label: string, day: string): Promise<void>
  tick(id: 'terms' | 'marketing' | 'of_age'): Promise<void>
  /** One of several answers to a question. */
  choose(question: string, answer: string): Promise<void>
}

const MOST_KEYS = 80

export function byTouch(page: Page): Hand {
  return {
    press: (name) => wayOn(page, name).click(),
    type: (label, text) => box(page, label).fill(text),
    date: (label, day) => page.getByLabel(label).fill(day),
    tick: (id) => page.locator(`#${id}`).check(),
    // The label draws the circle and is what a finger hits.
    choose: (question, answer) => radio(page, question, answer).check({ force: true }),
  }
}

export function byKeyboard(page: Page): Hand {
  /** Presses Tab as often as needed. */
  async function reach(wanted: Locator): Promise<void> {
    await wanted.waitFor()
    for (let keys = 0; keys < MOST_KEYS; keys++) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`no key leads to ${wanted.toString()}`)
  }
  return {
    async press(name) {
      await reach(wayOn(page, name))
      await page.keyboard.press('Enter')
    },
    async type(label, text) {
      await reach(box(page, label))
      await page.keyboard.press('Control+A')
      await page.keyboard.type(text)
    },
    async date(label, day) {
      // Each browser has its own order of day, month and year.
      await reach(page.getByLabel(label))
      await page.getByLabel(label).fill(day)
    },
    async tick(id) {
      await reach(page.locator(`#${id}`))
      await page.keyboard.press('Space')
    },
    async choose(question, answer) {
      const wanted = radio(page, question, answer)
      const all = page.getByRole('group', { name: question }).getByRole('radio')
      await reach(all.first())
      for (let keys = 0; keys < MOST_KEYS; keys++) {
        if (await wanted.isChecked()) return
        const isHere = await wanted.evaluate((element) => element === document.activeElement)
        await page.keyboard.press(isHere ? 'Space' : 'ArrowDown')
      }
      throw new Error(`no key chooses ${answer}`)
    },
  }
}

function box(page: Page, label: string): Locator {
  return page.getByRole('textbox', { name: label })
}

/** A button, or a link that looks like one. */
function wayOn(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true }).or(page.getByRole('link', { name, exact: true }))
}

function radio(page: Page, question: string, answer: string): Locator {
  return page.getByRole('group', { name: question }).getByRole('radio', { name: answer, exact: true })
}
