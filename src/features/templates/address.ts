import * as v from 'valibot'
import { templateIdSchema } from '../../api/contract/templates.ts'
import type { Parameters } from '../../area/navigation.ts'
import type { ListParameters } from '../../records/address/listAddress.ts'
import { said } from '../../records/address/listShape.ts'

/** A panel's search parameters: the place in the list, `new` or the id of the template that is open, and the one that a new one copies. */
export type TemplateParameters = ListParameters<'template' | 'copy'>

const opened = v.object({ template: said(templateIdSchema), copy: said(templateIdSchema) })

/** What is open over the list. */
export interface OpenTemplate {
  /** `new`, or the id of a template. */
  readonly template: string
  /** The id of the template that a new one copies, or null. */
  readonly copy: string | null
}

export const readOpenTemplate = (parameters: Parameters): OpenTemplate | null => {
  const { template, copy } = v.parse(opened, parameters)
  return template === undefined ? null : { template, copy: copy ?? null }
}
