import type { Like } from '../languages.ts'
import type { reportMail as source } from '../vi/reportMail.ts'

export const reportMail = {
  subject: '{page}: {report}, {range}',
  greeting: 'Hello,',
  text: 'This is the {report} report of {page}, {range}.',
  none: 'There is nothing to count in these days yet.',
  picture: 'Bars of the {report} report; the figures are in the table above.',
  button: 'Open the report',
  closing:
    'You get this mail because your address is on the list for reports of {page}. To stop it, ask the owner of the page to remove your address.',
  reports: {
    overview: 'overview',
    campaigns: 'campaigns',
    visits: 'visits',
    devices: 'devices',
    software: 'software',
    times: 'times',
    survey: 'survey',
    leads: 'leads',
  },
  figures: {
    visits: 'Visits',
    guests: 'Guests',
    newGuests: 'New guests',
    contacts: 'Left a contact',
    consents: 'Agreed to messages',
    averageStay: 'Average stay',
    data: 'Data',
    impressions: 'Shown',
    clicks: 'Clicks',
    created: 'New leads',
    answered: '{count} answers',
    minutes: '{count} min',
    phone: 'Phone',
    tablet: 'Tablet',
    computer: 'Computer',
    other: 'Other',
    webview: 'The phone’s sign-in window',
    estimate: 'about {count}',
  },
} as const satisfies Like<typeof source>
