import type { Like } from '../languages.ts'
import type { reportMail as source } from '../vi/reportMail.ts'

export const reportMail = {
  subject: '{page}: {report}, {range}',
  greeting: 'Hello,',
  text: 'This is the {report} report of {page}, {range}.',
  none: 'No data for these dates yet.',
  picture: 'Bar chart of the {report} report; the figures are in the table above.',
  button: 'Open the report',
  closing:
    'You received this e-mail because your address is on the report list of {page}. To stop receiving it, ask the page owner to remove your address.',
  reports: {
    overview: 'overview',
    campaigns: 'campaigns',
    visits: 'visits',
    devices: 'devices',
    software: 'software',
    times: 'busy times',
    survey: 'survey',
    leads: 'leads',
  },
  figures: {
    visits: 'Visits',
    guests: 'Guests',
    newGuests: 'New guests',
    contacts: 'Shared contact details',
    consents: 'Agreed to messages',
    averageStay: 'Average stay',
    data: 'Data',
    impressions: 'Impressions',
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
