import type { ReactNode } from 'react'
import { PictureCard } from '../ui/PictureCard.tsx'
import { PortalThumb } from '../ui/PortalThumb.tsx'
import thumb from './thumb.module.css'

type Props = { name: string; previewUrl: string; language: string; note: ReactNode; children: ReactNode }

/** A template, its name and what can be done with it. */
export function TemplateCard({ name, previewUrl, language, note, children }: Props) {
  return (
    <PictureCard
      picture={<PortalThumb className={thumb.thumb} name={name} previewUrl={previewUrl} language={language} />}
      title={<h3>{name}</h3>}
      actions={children}
    >
      <p>{note}</p>
    </PictureCard>
  )
}
