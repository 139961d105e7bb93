import type { TDocumentDefinitions } from 'pdfmake/interfaces'
import type { PrintedTemplate } from '../../domain/templates/printedTemplate.ts'
import { certificateDefinition } from './certificate/definition.ts'
import { invoiceDefinition } from './invoice/definition.ts'
import { invoiceLayouts } from './invoice/layouts.ts'
import type { PageImages } from './page.ts'

/** A template as pdfmake draws it. */
export const templateDefinition = (template: PrintedTemplate, images: PageImages): TDocumentDefinitions =>
  template.layoutId === 'CTPIT00000'
    ? certificateDefinition(template, images)
    : invoiceDefinition(template, invoiceLayouts[template.layoutId], images)
