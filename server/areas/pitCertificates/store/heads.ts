import * as v from 'valibot'
import type { CertificateContent } from '../../../../src/domain/pitCertificate/content.ts'
import { certificateForm } from '../../../../src/domain/pitCertificate/fields.ts'
import { certificateStatuses } from '../../../../src/domain/pitCertificate/status.ts'
import { correctedByIn, type DescribedChains } from '../../../documents/corrections/chainQueries.ts'
import type { DescribedHeads } from '../../../documents/heads/describedHeads.ts'
import type { Tables } from '../../../store/tables.ts'
import { certificateColumns } from './columns.ts'
import { contentColumns, contentSchema } from './contentColumns.ts'
import type { PitCertificateHead } from './pitCertificates.ts'

/** How certificates correct one another. */
export const certificateChains: DescribedChains<CertificateContent> = {
  columns: certificateColumns,
  statusOf: (kept) => v.parse(v.picklist(certificateStatuses), kept),
  contentOf: (kept) => v.parse(contentSchema, kept),
  isForm: (form) => form === certificateForm,
}

const own = ['issued_as', 'xml_vs', 'serial_no', 'inv_date', 'number'] as const

export const certificateHeads: DescribedHeads<
  PitCertificateHead,
  CertificateContent,
  Tables['pit_certificates'],
  (typeof own)[number]
> = {
  columns: certificateColumns,
  statusOf: (kept) => v.parse(v.picklist(certificateStatuses), kept),
  own,
  headOf: ({ issued_as, xml_vs: version, serial_no: symbol, inv_date: day, number }, head) => ({
    ...head,
    refid: head.reference,
    reference: issued_as === '' ? head.reference : issued_as,
    version,
    symbol,
    day,
    number,
  }),
  contentOf: (kept) => v.parse(contentSchema, kept),
  id: 'sid',
  saidBy: contentColumns,
  async replacing(db, before, content, companyId) {
    // What was issued under another symbol or on another day says nothing of it any more.
    const isElsewhere = before.serial_no !== content.serial_no || before.inv_date !== content.inv_date
    return {
      corrects_sid: await correctedByIn(db, certificateChains)(companyId, content),
      ...(isElsewhere && { issued_as: '', issued_text: '' }),
    }
  },
}
