/** An address to take along: selected by a finger everywhere, copied by a button where scripts run. */
export function CopyField({
  label,
  value,
  button,
  done,
}: {
  label: string
  value: string
  button: string
  done: string
}) {
  return (
    <div className="field">
      <label htmlFor="address">{label}</label>
      <input id="address" type="text" readOnly value={value} />
      <button type="button" className="button quiet" data-copy={done} hidden>
        {button}
      </button>
    </div>
  )
}
