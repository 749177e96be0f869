import type { flowProblems as source } from '../vi/flowProblems.ts'
import type { Like } from '../languages.ts'

// What keeps a login flow from being published.
export const flowProblems = {
  problem: {
    empty: 'This flow has no steps yet. Add at least one so guests can get online.',
    'repeated-id': 'Two steps are identical. Delete one and add it again.',
    'terms-late': 'The terms must come before any step that asks guests for information.',
    'terms-repeated': 'A flow needs only one terms step.',
    'no-questions': 'This step has no questions yet.',
    'no-options': 'A choice question needs at least two choices.',
    'repeated-question': 'Two questions are identical. Delete one and add it again.',
    'mapping-type': 'A question saved as phone number or e-mail must be of that type.',
    'no-code-way': 'Choose at least one way to give guests the code.',
    'code-way-unconnected': 'One delivery method is not connected. Connect it under Integrations, or clear it.',
    'code-way-unfit': 'One delivery method does not work with this step.',
    'no-password': 'No guest password is set yet.',
    'no-offers': 'Choose at least one offer.',
    'offer-gone': 'An offer is no longer for sale. Remove it, or switch it on again under Access codes.',
    'purchase-unconnected': 'There is no payout account yet. Connect one under Wi-Fi sales.',
    'sign-in-unconnected': 'This sign-in method is not connected. Connect it under Integrations.',
    'no-video': 'No video, picture or text to show yet.',
    'video-plan': 'Your plan does not include video. Use a picture, or upgrade.',
    'skip-late': 'The skip delay is longer than the video.',
    'one-tap-early':
      'The Connect button here does not connect, because more steps follow. Move one tap to the end, or give the button another label.',
  },
} satisfies Like<typeof source>
