import type { TDocumentDefinitions } from 'pdfmake/interfaces'
import * as v from 'valibot'
import { daySchema } from '../../../domain/dates.ts'
import { samplePitCertificate } from '../../../domain/templates/pitCertificate/sample.ts'
import type { PrintedTemplate } from '../../../domain/templates/printedTemplate.ts'
import { pitCertificateDefinition } from './certificate/definition.ts'
import { invoiceDefinition } from './invoice/definition.ts'
import { invoiceLayouts } from './invoice/layouts.ts'
import type { PageImages } from './page.ts'

/** A day that is still being typed is left open. */
const withKnownDay = (template: PrintedTemplate): PrintedTemplate =>
  v.is(daySchema, template.startDate) ? template : { ...template, startDate: '' }

/** A template as pdfmake draws it. */
export const templateDefinition = (template: PrintedTemplate, images: PageImages): TDocumentDefinitions => {
  const { layoutId } = template
  return layoutId === 'CTPIT00000'
    ? pitCertificateDefinition(samplePitCertificate(withKnownDay(template)), images)
    : invoiceDefinition(withKnownDay(template), invoiceLayouts[layoutId], images)
}
