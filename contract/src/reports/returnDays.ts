/** Days in which a guest who was reached counts as back. */
export const RETURN_DAYS = 14
