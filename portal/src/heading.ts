// The heading of each screen: the owner's words, else ours. The phone's title bar says the same.
import { isHome } from './home/view.ts'
import { homeHeading, type Heading } from './home/heading.ts'
import type { Screen, Venue } from './view.ts'
import { isSlow } from './refresh.ts'
import type { Text } from './text.ts'
import { nameOf, PROVIDER_NAMES } from './words.ts'

/** What stands above a screen. */
export function headingOf(screen: Screen, venue: Venue | undefined, t: Text): Heading {
  const ours = oursFor(screen, nameOf(venue, t), t)
  const words = 'words' in screen ? screen.words : undefined
  return { title: words?.title || ours.title, lead: words?.text || ours.lead }
}

function oursFor(screen: Screen, venue: string, t: Text): Heading {
  if (isHome(screen)) return homeHeading(screen, venue, t)
  switch (screen.kind) {
    case 'connect':
      return screen.isTerms
        ? { title: t('connect.termsTitle'), lead: t('connect.termsLead') }
        : { title: t('connect.title'), lead: t('connect.lead') }
    case 'form':
      return formHeading(screen.about, venue, t)
    case 'code':
      return { title: t('code.title'), lead: t(`code.lead.${screen.way}`, { to: screen.sentTo ?? '' }) }
    case 'password':
      return { title: t('password.title'), lead: t('password.lead', { venue }) }
    case 'accessCode':
      return { title: t('accessCode.title'), lead: t('accessCode.lead', { venue }) }
    case 'purchase':
      return screen.order
        ? { title: t('purchase.payTitle'), lead: t('purchase.payLead') }
        : { title: t('purchase.title'), lead: t('purchase.lead', { venue }) }
    case 'signIn':
      return screen.elsewhere
        ? { title: t('signIn.openTitle'), lead: t('signIn.openLead') }
        : { title: t('signIn.title'), lead: t('signIn.lead', { provider: PROVIDER_NAMES[screen.provider] }) }
    case 'video':
      return { title: t('video.title', { venue }), lead: t('video.lead') }
    case 'waiting':
      return isSlow(screen)
        ? { title: t('waiting.slowTitle'), lead: t('waiting.slowLead') }
        : { title: t('waiting.title'), lead: t('waiting.lead') }
    case 'online':
      return { title: t('online.title'), lead: t('online.lead', { venue }) }
    case 'problem':
      return { title: t(`problem.${screen.problem}.title`), lead: t(`problem.${screen.problem}.body`) }
    case 'me':
    case 'meAsk':
      return { title: t('me.title'), lead: screen.kind === 'me' ? t('me.lead', { venue }) : t('me.askLead', { venue }) }
    case 'meCode':
      return { title: t('code.title'), lead: t('me.codeLead', { to: screen.sentTo }) }
    case 'meErase':
      return { title: t('me.erase.title'), lead: t('me.erase.lead') }
    case 'devices':
      return { title: t('devices.title'), lead: t('devices.lead', { venue }) }
    case 'venue':
      return { title: venue, lead: screen.description || t('venue.lead') }
    case 'handOver':
      return { title: t('handOver.title'), lead: t('handOver.lead') }
    case 'terms':
      return { title: t('terms.title'), lead: t('terms.lead') }
  }
}

function formHeading(about: 'contact' | 'survey' | 'phone' | 'email', venue: string, t: Text): Heading {
  if (about === 'contact') return { title: t('form.title'), lead: t('form.lead', { venue }) }
  if (about === 'survey') return { title: t('survey.title'), lead: t('survey.lead', { venue }) }
  return about === 'phone'
    ? { title: t('code.askPhoneTitle'), lead: t('code.askPhoneLead') }
    : { title: t('code.askEmailTitle'), lead: t('code.askEmailLead') }
}
