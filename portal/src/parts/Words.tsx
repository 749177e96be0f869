// "Wi-Fi" and "e-mail" stay in one piece at the end of a line.
export function Words({ children }: { children: string }) {
  return children.split(/(Wi-Fi|e-mail)/i).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="whole">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
