import * as v from 'valibot'
import { certificateStatuses } from '../../../../src/domain/pitCertificate/status.ts'
import type { Tables } from '../../../store/tables.ts'
import type { PitCertificateHead } from './pitCertificates.ts'

export const headColumns = [
  'company_id',
  'id',
  'year',
  'refid',
  'issued_as',
  'xml_vs',
  'serial_no',
  'inv_date',
  'number',
  'etax_status',
  'content_hash',
] as const satisfies readonly (keyof Tables['pit_certificates'])[]

const statusSchema = v.picklist(certificateStatuses)

export const headOf = (row: Pick<Tables['pit_certificates'], (typeof headColumns)[number]>): PitCertificateHead => ({
  companyId: row.company_id,
  id: row.id,
  year: row.year,
  status: v.parse(statusSchema, row.etax_status),
  refid: row.refid,
  reference: row.issued_as === '' ? row.refid : row.issued_as,
  contentHash: row.content_hash,
  version: row.xml_vs,
  symbol: row.serial_no,
  day: row.inv_date,
  number: row.number,
})
