import { eDocument } from '../../../src/domain/declaration/forms/eDocument.ts'
import { eInvoice } from '../../../src/domain/declaration/forms/eInvoice.ts'
import { printedFormOf } from '../../../src/domain/declaration/print/print.ts'
import type { PrintedForm } from '../../../src/domain/documents/printedForm.ts'
import { sampleDeclaration, sampleRow } from '../../../walks/flows/sampleDeclaration.ts'

const certificates = [0, 1].map((index) => ({ ...sampleRow, sig_id: `sig-${index}`, serial_no: `5401${index}` }))

const signed = {
  isDraft: false,
  signer: 'CÔNG TY TNHH Gốm Bát Tràng',
  signedAt: '2025-06-02T09:10:11',
} as const

const values = { ...sampleDeclaration, digital_signatures: certificates }

const samples = {
  eInvoice: { ...signed, form: eInvoice, values },
  eDocument: {
    ...signed,
    form: eDocument,
    values: {
      ...values,
      decl_form_no: '01/ĐKTĐ-CTĐT',
      decl_nm: 'Tờ khai đăng ký sử dụng chứng từ điện tử',
      issuer_type_1: true,
      doc_type_1: true,
      att_13: true,
    },
  },
} as const

/** A signed declaration with two certificates; `round` makes it another one, so that nothing drawn before is taken for it. */
export const formOf = (name: keyof typeof samples, round: number): PrintedForm => {
  const sample = samples[name]
  return printedFormOf({
    ...sample,
    values: { ...sample.values, sllr_comp_nm: `${sampleDeclaration.sllr_comp_nm} ${round}` },
  })
}
