import type { SigningKey } from '../../../signing/keystores/keystore.ts'
import { signDocument } from '../../../signing/xmldsig/sign.ts'
import type { InvoiceContent } from '../../../src/domain/invoice/content.ts'
import type { CorrectedInvoice } from '../../../src/domain/invoice/several/corrected.ts'
import { correctionListSignature } from '../../../src/domain/invoice/several/signature.ts'
import { lineSaid } from './invoices.ts'

const day = '2026-11-20'

/** What names an issued invoice of the samples. */
export const nameOf = (serial_no: string, inv_no_ref: string): CorrectedInvoice => ({
  form_no_ref: '1',
  serial_no_ref: serial_no,
  inv_no_ref,
  inv_date_ref: day,
})

/** What a form says that lowers the price of the goods of each of them by 5.000: its lines say which one they are about. */
export const adjustingAll = (corrected: readonly CorrectedInvoice[]) =>
  ({
    inv_feature: '4',
    inv_type_ref: '1',
    inv_date_ref: day,
    note: 'Sai đơn giá',
    correction_list_no: 'BK-01',
    correction_error: 'price',
    agreement_no: 'BB-01',
    agreement_date: day,
    corrected: [...corrected],
    lines: corrected.map((_, index) => lineSaid({ price: '-5000', about: String(index + 1) })),
  }) satisfies Partial<InvoiceContent>

interface ToSign {
  readonly companion?: { readonly xml_data: string; readonly sign_id: string; readonly req_key: string } | null
}

/** The list that was generated with an invoice, signed as it is sent with it. */
export const signedList = async ({ companion }: ToSign, key: SigningKey) => {
  if (companion === null || companion === undefined) throw new Error('nothing goes with the invoice')
  const { xml_data: xml, sign_id: signId, req_key } = companion
  const signed = await signDocument({ xml, signId, layout: correctionListSignature, key, signingTime: new Date() })
  if (!signed.ok) throw new Error(signed.failure.code)
  return { xml_signed: signed.value.xml, req_key }
}
