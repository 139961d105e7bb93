import type { ComponentType } from 'react'
import * as v from 'valibot'
import { pitCertificateFiling } from '../../../src/api/contract/pitCertificateFiling.ts'
import {
  pitCertificateList,
  searchPitCertificates,
  type PitCertificateRow,
} from '../../../src/api/contract/pitCertificates.ts'
import { incomeKinds } from '../../../src/domain/pitCertificate/incomeKinds.ts'
import { certificateStatuses } from '../../../src/domain/pitCertificate/status.ts'
import type { FakeServer } from './fakeServer.ts'
import { fakePage } from './fakePage.ts'
import { certificateServer } from './pitCertificateAtPlace.tsx'
import { visitPage, type Visit } from './pageAtPlace.tsx'

export const certificateRow = (sid: string, changes: Partial<PitCertificateRow> = {}): PitCertificateRow => ({
  sid,
  refid: `PIT20261120-${sid}`,
  form_no: '03/TNCN',
  serial_no: 'CT26AA',
  inv_no: '',
  inv_date: '2026-11-20',
  inv_feature: '0',
  corrected_by: '',
  taxpayer_nm: `Người ${sid}`,
  taxpayer_taxcd: '079080001234',
  taxpayer_eml: `${sid}@example.com`,
  income_type: incomeKinds[0],
  income_from_mon: '10',
  income_to_mon: '10',
  income_year: '2026',
  etax_status: 'draft',
  etax_rslt: '',
  is_corrected: false,
  final_income_amt: '18000000',
  final_income_tax: '1800000',
  ...changes,
})

const texts = v.record(v.string(), v.string())

/** A server with these certificates, and no number that waits. */
export const serverOfCertificates = (rows: readonly PitCertificateRow[]): FakeServer => {
  const server = certificateServer()
  const pageOf = (asked: Readonly<Record<string, string>>) => {
    const page = fakePage(asked, rows)
    return { certificates: page.rows, pagination: page.pagination }
  }
  server.answerBy(pitCertificateList.list, ({ query }) => pageOf(query))
  server.answerBy(searchPitCertificates, ({ body }) => pageOf(v.parse(texts, body)))
  const counts = certificateStatuses.map((status) => ({
    status,
    count: rows.filter(({ etax_status }) => etax_status === status).length,
  }))
  server.answer(pitCertificateList.count, { counts: counts.filter(({ count }) => count > 0) })
  server.answerBy(pitCertificateFiling.numbers.waiting, ({ query }) => ({
    numbers: [],
    pagination: fakePage(query, []).pagination,
  }))
  server.answer(pitCertificateFiling.runs.list, { runs: [] })
  return server
}

/** A page of e-PIT at its place, and where it leads. */
export const visitPitPage = (Shown: ComponentType, visit: Visit) =>
  visitPage('pit-certificates', Shown, { scope: 'ADMIN PIT', ...visit })
