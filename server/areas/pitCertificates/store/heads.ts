import type { Kysely } from 'kysely'
import * as v from 'valibot'
import type { CertificateContent } from '../../../../src/domain/pitCertificate/content.ts'
import { certificateForm } from '../../../../src/domain/pitCertificate/fields.ts'
import { certificateStatuses } from '../../../../src/domain/pitCertificate/status.ts'
import type { DescribedHeads } from '../../../documents/heads/describedHeads.ts'
import type { Tables } from '../../../store/tables.ts'
import { certificateColumns } from './columns.ts'
import { contentColumns, contentSchema } from './contentColumns.ts'
import type { PitCertificateHead, PitCertificates } from './pitCertificates.ts'

/** As one is written: as many digits as there is room for. */
const isNumber = /^\d{1,8}$/

export const correctedByIn =
  (db: Kysely<Tables>): PitCertificates['correctedBy'] =>
  async (companyId, { form_no_ref: form, serial_no_ref: symbol, inv_no_ref: number }) => {
    if (form !== certificateForm || symbol === '' || !isNumber.test(number)) return ''
    const row = await db
      .selectFrom('pit_certificates')
      .select('id')
      .where('company_id', '=', companyId)
      .where('serial_no', '=', symbol)
      .where('number', '=', Number(number))
      .executeTakeFirst()
    return row?.id ?? ''
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
      corrects_sid: await correctedByIn(db)(companyId, content),
      ...(isElsewhere && { issued_as: '', issued_text: '' }),
    }
  },
}
