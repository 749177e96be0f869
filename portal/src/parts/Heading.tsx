import { Words } from './Words.tsx'

export function Heading({ title, lead }: { title: string; lead: string }) {
  return (
    <>
      <h1>
        <Words>{title}</Words>
      </h1>
      <p className="lead">
        <Words>{lead}</Words>
      </p>
    </>
  )
}
