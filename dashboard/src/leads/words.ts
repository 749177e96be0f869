// What leads, stages and colours are called, on every part of the screen.
import { ownValue } from '@portico/contract/names.ts'
import type { Lead, LeadStage } from '@portico/contract/leads.ts'
import type { useText } from '../core/useText.ts'
import type { Tone } from '../ui/Tag.tsx'

export type Say = ReturnType<typeof useText<'leads'>>

const USUAL = ['new', 'contacted', 'won', 'lost'] as const

/** The venue's own name of a stage, else the usual one. */
export function stageName(stage: Pick<LeadStage, 'id' | 'name'>, t: Say): string {
  const usual = USUAL.find((id) => id === stage.id)
  return stage.name || (usual ? t(`stages.${usual}`) : stage.id)
}

export function leadName({ name, phone, email }: Pick<Lead, 'name' | 'phone' | 'email'>, t: Say): string {
  return name || phone || email || t('noName')
}

const TONES: Record<string, Tone> = {
  green: 'good',
  red: 'bad',
  yellow: 'warn',
  orange: 'warn',
  blue: 'info',
  teal: 'info',
}

/** The tone of a tag nearest to a stage's colour. */
export function toneOf(colour: string): Tone {
  return ownValue(TONES, colour) ?? 'quiet'
}

/** As Vietnamese dial it: Zalo knows numbers at home without their country code. */
export function zaloLink(phone: string): string {
  return `https://zalo.me/${phone.replace(/^\+84/, '0').replace('+', '')}`
}
