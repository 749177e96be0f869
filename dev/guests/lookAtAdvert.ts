import { attribute, type PhoneBrowser, type View } from '../gateways/phoneBrowser.ts'
import type { Random } from '../seed/random.ts'

/** How many of those who see an advert follow it. */
const FOLLOWING = 0.08

/** Tells that an advert was on screen, as the page's script does; some guests follow it as far as our own address. */
export async function lookAtAdvert(browser: PhoneBrowser, { html, url }: View, random: Random): Promise<void> {
  for (const [tag] of html.matchAll(/<\w+[^>]* data-seen="[^"]+"[^>]*>/g)) {
    const seen = new URL(attribute(tag, 'data-seen'), url)
    await browser.open(seen)
    if (tag.startsWith('<section') && random.chance(FOLLOWING))
      await browser.follow(seen.href.replace('/seen/', '/go/'))
  }
}
