import * as v from 'valibot'
import { daySchema } from '../../../domain/dates.ts'
import { sampleInvoice } from '../../../domain/templates/invoice/sample.ts'
import { samplePitCertificate } from '../../../domain/templates/pitCertificate/sample.ts'
import type { PrintedTemplate } from '../../../domain/templates/printedTemplate.ts'
import type { Draw } from '../draw.ts'
import { pitCertificateDefinition } from './certificate/definition.ts'
import { drawInvoice } from './invoice/drawInvoice.ts'
import type { PageImages } from './page.ts'

/** A day that is still being typed is left open. */
const withKnownDay = (template: PrintedTemplate): PrintedTemplate =>
  v.is(daySchema, template.startDate) ? template : { ...template, startDate: '' }

/** Draws a template as its documents are drawn, filled with samples. */
export const drawTemplate = async <Pdf>(
  template: PrintedTemplate,
  images: PageImages,
  draw: Draw<Pdf>,
): Promise<Pdf> => {
  const { layoutId } = template
  const known = withKnownDay(template)
  return layoutId === 'CTPIT00000'
    ? draw(pitCertificateDefinition(samplePitCertificate(known), images))
    : (await drawInvoice(sampleInvoice(known, layoutId), images, draw)).pdf
}
