// The features of the product: the only list of them on the server. A new one is one line here.
import { feature as accessCodes } from '../accessCodes/feature.ts'
import { feature as accounts } from '../accounts/feature.ts'
import { feature as ai } from '../ai/feature.ts'
import { feature as audit } from '../audit/feature.ts'
import { feature as automations } from '../automations/feature.ts'
import { feature as campaigns } from '../campaigns/feature.ts'
import { feature as chatbots } from '../chatbots/feature.ts'
import { feature as exports } from '../exports/feature.ts'
import { feature as finance } from '../finance/feature.ts'
import { feature as flows } from '../flows/feature.ts'
import { feature as gateways } from '../gateways/feature.ts'
import { feature as gifts } from '../gifts/feature.ts'
import { feature as guests } from '../guests/feature.ts'
import { feature as health } from '../health/feature.ts'
import { feature as home } from '../home/feature.ts'
import { feature as imports } from '../imports/feature.ts'
import { feature as inbox } from '../inbox/feature.ts'
import { feature as integrations } from '../integrations/feature.ts'
import { feature as leads } from '../leads/feature.ts'
import { feature as live } from '../live/feature.ts'
import { feature as loyalty } from '../loyalty/feature.ts'
import { feature as media } from '../media/feature.ts'
import { feature as members } from '../members/feature.ts'
import { feature as menu } from '../menu/feature.ts'
import { feature as messages } from '../messages/feature.ts'
import { feature as notifications } from '../notifications/feature.ts'
import { feature as payments } from '../payments/feature.ts'
import { feature as pages } from '../pages/feature.ts'
import { feature as portal } from '../portal/feature.ts'
import { feature as privacy } from '../privacy/feature.ts'
import { feature as profiles } from '../profiles/feature.ts'
import { feature as register } from '../register/feature.ts'
import { feature as reports } from '../reports/feature.ts'
import { feature as reviews } from '../reviews/feature.ts'
import { feature as segments } from '../segments/feature.ts'
import { feature as platform } from '../platform/feature.ts'
import { feature as plans } from '../plans/feature.ts'
import { feature as tasks } from '../tasks/feature.ts'
import { feature as templates } from '../templates/feature.ts'
import { feature as visits } from '../visits/feature.ts'
import { feature as wifiProfiles } from '../wifiProfiles/feature.ts'
import { feature as wifiSales } from '../wifiSales/feature.ts'
import { feature as zalo } from '../zalo/feature.ts'
import type { Feature } from '../core/feature.ts'
import type { Parts } from './featureParts.ts'

/** In the order in which a guest's rows are moved: reports last, for they take the lock of a page. */
export const FEATURES: readonly Feature<Parts>[] = [
  accounts,
  pages,
  members,
  audit,
  integrations,
  notifications,
  gateways,
  guests,
  profiles,
  segments,
  campaigns,
  loyalty,
  plans,
  platform,
  register,
  tasks,
  visits,
  leads,
  gifts,
  imports,
  exports,
  flows,
  portal,
  privacy,
  home,
  accessCodes,
  wifiProfiles,
  wifiSales,
  templates,
  media,
  menu,
  reviews,
  messages,
  automations,
  zalo,
  inbox,
  ai,
  chatbots,
  live,
  health,
  finance,
  payments,
  reports,
]
