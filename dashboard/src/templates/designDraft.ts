import type { Template, TemplateDesign } from '@portico/contract/templates.ts'
import type { Draft } from '../core/useDraft.ts'

export type Change = (patch: Partial<TemplateDesign>) => void
/** Of a page's own template, or of one in the shared library. */
export type DesignDraft = Omit<Draft<TemplateDesign, Template>, 'replace'>
