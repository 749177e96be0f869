/** The id that ties a sentence to its control. */
export function errorId(field: string): string {
  return `${field}-error`
}

export function FieldError({ field, sentence }: { field: string; sentence: string | undefined }) {
  if (!sentence) return null
  return (
    <p className="error" id={errorId(field)}>
      <svg viewBox="0 0 16 16" width="16" height="16" fill="currentColor" aria-hidden="true">
        <path d="M8 0a8 8 0 1 0 0 16A8 8 0 0 0 8 0zm1 12H7v-2h2zm0-3.500H7V4h2z" />
      </svg>
      {sentence}
    </p>
  )
}
