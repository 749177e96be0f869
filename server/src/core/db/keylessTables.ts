/** Tables of venues without a foreign key, for speed: their rows must be deleted with the page, by `page_id`. */
export const KEYLESS_TABLES = ['auth_log', 'guest_grams', 'import_guests'] as const
