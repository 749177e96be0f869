/** A publication can be undone for so long. */
export const UNDO_MINUTES = 10
