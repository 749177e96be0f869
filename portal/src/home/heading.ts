import type { Text } from '../text.ts'
import type { HomeScreen } from './view.ts'

export type Heading = { title: string; lead: string }

/** What stands above a page of the home. @param venue its name */
export function homeHeading(screen: HomeScreen, venue: string, t: Text): Heading {
  switch (screen.kind) {
    case 'home':
      return {
        title: screen.name ? t('home.hello', { name: screen.name }) : t('home.helloUnnamed'),
        lead: t('home.lead', { venue }),
      }
    case 'homeSignIn':
      return { title: t('home.signInTitle', { venue }), lead: t('home.signInLead') }
    case 'homeMenu':
      return {
        title: screen.menus.find((menu) => menu.isCurrent)?.name ?? t('menu.title'),
        lead: t('menu.lead', { venue }),
      }
    case 'homeItem':
      return { title: screen.item.name, lead: screen.item.description }
    case 'homeTasks':
      return { title: t('tasks.title'), lead: t('tasks.lead') }
    case 'homeTask':
      return { title: screen.title, lead: screen.lead }
    case 'homePoints':
      return { title: t('tasks.points.title'), lead: screen.lead }
    case 'homeReview':
      if (screen.isDone) return { title: t('review.thanks'), lead: t('review.received', { venue }) }
      return { title: t('review.title'), lead: screen.action ? t('review.lead', { venue }) : t('review.none') }
    case 'homeReviews':
      return {
        title: t('review.others'),
        lead: t('review.average', { average: screen.average, count: screen.count }),
      }
    case 'homeStop':
      if (screen.state === 'ask') return { title: t('stop.ask'), lead: t('stop.askLead', { venue }) }
      if (screen.state === 'done') return { title: t('stop.done'), lead: t('stop.doneLead', { venue }) }
      return { title: t('stop.gone'), lead: t('stop.goneLead') }
    case 'homeChat':
      return { title: t('chat.title'), lead: t('chat.lead', { venue }) }
    case 'homeZalo':
      if (!screen.code) return { title: t('zalo.done'), lead: t('zalo.doneLead', { venue }) }
      return { title: t('zalo.title'), lead: t('zalo.lead', { venue }) }
    case 'homeWifi':
      return { title: t('wifiProfile.title'), lead: t('wifiProfile.lead', { venue }) }
    case 'homeWifiReady':
      return { title: t('wifiProfile.ready'), lead: t('wifiProfile.readyLead') }
    case 'homeGifts':
      return { title: t('gifts.title'), lead: t('gifts.lead') }
    case 'homeMine':
      return { title: t('gifts.mineTitle'), lead: t('gifts.mineLead') }
    case 'homeOrder':
      return { title: screen.name, lead: t('gifts.orderLead', { code: screen.code }) }
    case 'homeGame':
      return { title: screen.name, lead: t('gifts.game.lead') }
    case 'homeOffline':
      return { title: t('home.offline.title'), lead: t('home.offline.lead', { venue }) }
  }
}
