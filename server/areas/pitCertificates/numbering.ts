import { certificateForm } from '../../../src/domain/pitCertificate/fields.ts'
import { largestNumber } from '../../../src/domain/pitCertificate/layout.ts'
import { yearOfSymbol } from '../../../src/domain/pitCertificate/rules.ts'
import type { KeptNumbering } from '../../documents/keptKind.ts'
import type { Series } from '../../numbering/numbers.ts'
import type { PitCertificateTypes } from './kindTypes.ts'

/** What certificates of a symbol are numbered in, which names the year. */
export const seriesOf = (companyId: string, symbol: string): Series => ({
  companyId,
  year: Number(yearOfSymbol(symbol)),
  form: certificateForm,
  symbol,
})

/** Numbers of certificates: from the start number of their template, without gaps. */
export const certificateNumbers: KeptNumbering<PitCertificateTypes> = {
  forms: [certificateForm],
  largestOf: ({ version }) => (version === '2.1.0' ? largestNumber['2.1.0'] : largestNumber['2.1.1']),
  begins: {
    async at({ templates }, { companyId, symbol, day }) {
      const inUse = await templates.inUseOn(companyId, 'document', day)
      const template = inUse.find(({ serial_no }) => serial_no === symbol)
      return template === undefined ? null : Number(template.start_no)
    },
    otherwise: 'pitCertificate.noSymbol',
  },
  fields: { day: 'inv_date', symbol: 'serial_no' },
  of({ companyId, symbol, day, number }) {
    const { year, form } = seriesOf(companyId, symbol)
    return { year, form, symbol, day, number }
  },
  write: ({ pitCertificates }, { companyId, id }, number) => pitCertificates.setNumber(companyId, id, number),
}
