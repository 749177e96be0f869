// What can be done with a review. Free of zod: screens load it at once.

export const REVIEW_STATES = ['new', 'published', 'hidden'] as const
