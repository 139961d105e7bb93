import * as v from 'valibot'
import type { CompanyInformation } from '../../../src/domain/companyForm.ts'
import { fail, succeed } from '../../../src/domain/result.ts'
import { layoutIdSchema } from '../../../src/domain/templates/codes.ts'
import { samplePitCertificate } from '../../../src/domain/templates/pitCertificate/sample.ts'
import { templateFileName, type PrintedTemplate } from '../../../src/domain/templates/printedTemplate.ts'
import type { Pictures } from '../../images/images.ts'
import type { PdfPrinter } from '../../printing/pdfPrinter.ts'
import { templatePictures } from '../../printing/templatePictures.ts'
import type { Template } from '../../templates/templates.ts'
import type { Store } from './store/repositories.ts'

/** Seconds after which it is worth asking again. */
const retryAfter = 5

const printedOf = (template: Template, company: CompanyInformation): PrintedTemplate => ({
  kind: 'document',
  formNumber: template.form_no,
  layoutId: v.parse(layoutIdSchema, template.temp_id),
  serial: template.serial_no,
  startNumber: template.start_no,
  startDate: template.start_date,
  seller: {
    name: company.vietnam_name,
    taxCode: company.tax_id,
    address: company.address,
    phone: company.phone_number,
    fax: company.fax,
    email: company.email,
    website: company.website,
    accounts: [],
  },
  logo: null,
  background: null,
})

interface Parts {
  readonly store: Store
  readonly images: Pick<Pictures, 'find'>
  readonly printer: Pick<PdfPrinter, 'print'>
}

/** The PDF of a template of e-documents, as its preview in the browser looks. */
export const templateReport = ({ store, images, printer }: Parts) => {
  const bytesOf = async (companyId: string, name: string): Promise<Uint8Array | null> =>
    name === '' ? null : ((await images.find(companyId, name))?.bytes ?? null)
  return async (companyId: string, id: string) => {
    const template = await store.templates.byId(companyId, 'document', id)
    const company = await store.companies.byId(companyId)
    if (template === null || company === null) return fail({ reason: 'record.absent' } as const)
    const printed = printedOf(template, company)
    const logo = await bytesOf(companyId, template.logo_img)
    const background = await bytesOf(companyId, template.bg_img)
    const pdf = await printer.print({
      certificate: samplePitCertificate(printed),
      images: await templatePictures(logo, background),
      password: null,
    })
    if (pdf.ok) return succeed({ bytes: pdf.value, filename: templateFileName(printed) })
    if (pdf.failure === 'print.busy') return fail({ reason: 'request.tooMany', retryAfter } as const)
    throw new Error(`the report of a template: ${pdf.failure}`)
  }
}
