import { useState, type ComponentType, type ReactNode } from 'react'
import * as v from 'valibot'
import { pitCertificateFiling } from '../../../src/api/contract/pitCertificateFiling.ts'
import {
  pitCertificateList,
  searchPitCertificates,
  type PitCertificateRow,
} from '../../../src/api/contract/pitCertificates.ts'
import type { LeftPlaces } from '../../../src/area/leftPlaces.ts'
import { LeftPlacesProvider } from '../../../src/area/leftPlaces.ts'
import {
  NavigationProvider,
  type Navigation,
  type PageId,
  type PagePlace,
  type Parameters,
} from '../../../src/area/navigation.ts'
import type { Permission, Scope } from '../../../src/domain/session.ts'
import { incomeKinds } from '../../../src/domain/pitCertificate/incomeKinds.ts'
import { certificateStatuses } from '../../../src/domain/pitCertificate/status.ts'
import type { FakeServer } from './fakeServer.ts'
import { fakePage } from './fakePage.ts'
import { certificateServer } from './pitCertificateAtPlace.tsx'
import { renderScreen } from './renderScreen.tsx'

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

interface Visited {
  /** Where the pages have led. */
  readonly opened: { readonly page: PageId; readonly place: PagePlace }[]
  readonly places: LeftPlaces
  /** Search parameters of the address, by now. */
  address: Parameters
}

const Placed = ({ visited, children }: { readonly visited: Visited; readonly children: ReactNode }) => {
  const [parameters, setParameters] = useState(visited.address)
  const change = (next: (now: Parameters) => Parameters): void =>
    setParameters((now) => {
      visited.address = next(now)
      return visited.address
    })
  const navigation: Navigation = {
    parameters,
    changeParameters: change,
    changeParametersFrom: (_from, next) => change(next),
    openPanel: () => {},
    mayOpenPanel: () => false,
    panelHref: (panel) => `#${panel}`,
    openPage: (page, place) => void visited.opened.push({ page, place }),
    pageHref: (page, { record, parameters: of = {} }) =>
      `#${page}${record === undefined ? '' : `/${record}`}?${new URLSearchParams(Object.entries(of).map(([name, value]) => [name, value ?? '']))}`,
  }
  return (
    <LeftPlacesProvider value={{ places: visited.places, here: 'pit-certificates' }}>
      <NavigationProvider value={navigation}>{children}</NavigationProvider>
    </LeftPlacesProvider>
  )
}

interface Visit {
  readonly server: FakeServer
  readonly scope?: Scope
  readonly permissions?: Permission[]
  readonly address?: Parameters
  readonly places?: LeftPlaces
}

/** A page of e-PIT at its place, and where it leads. */
export const visitPitPage = async (Shown: ComponentType, { address = {}, places = new Map(), ...visit }: Visit) => {
  const visited: Visited = { opened: [], places, address }
  await renderScreen(
    <Placed visited={visited}>
      <Shown />
    </Placed>,
    { scope: 'ADMIN PIT', ...visit },
  )
  return visited
}
