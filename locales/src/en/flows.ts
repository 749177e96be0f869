import type { flows as source } from '../vi/flows.ts'
import type { Like } from '../languages.ts'

// What keeps a login flow from being published.
export const flows = {
  problem: {
    empty: 'This flow has no step yet. Add at least one so that guests can get online.',
    'repeated-id': 'Two steps are the same. Delete one and add it again.',
    'terms-late': 'The terms must come before every step that asks guests something.',
    'terms-repeated': 'One step with the terms is enough.',
    'no-questions': 'This step asks nothing yet.',
    'no-options': 'A question with choices needs at least two.',
    'repeated-question': 'Two questions are the same. Delete one and add it again.',
    'mapping-type': 'A question saved as phone number or e-mail must be of that type.',
    'no-code-way': 'Choose at least one way to give guests the code.',
    'code-way-unconnected': 'A way to send the code is not connected. Connect it under Integrations, or untick it.',
    'code-way-unfit': 'A way to send the code does not fit this step.',
    'no-password': 'There is no password for guests yet.',
    'sign-in-unconnected': 'This sign-in is not connected. Connect it under Integrations.',
    'no-video': 'There is no video, picture or text to show yet.',
    'video-plan': 'The current plan has no video. Use a picture, or upgrade.',
    'skip-late': 'Skipping becomes possible only after the video is over.',
  },
} satisfies Like<typeof source>
