import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { demoCompany } from '../../../server/companies/demo/company.ts'
import { demoHsm } from '../../../server/hsm/demo/account.ts'
import { openStore } from '../../../server/openStore.ts'
import { newId } from '../../../server/store/identifiers.ts'
import type { IssueRunCalls } from '../../../src/api/contract/documents/issueRuns.ts'
import { isOpenRun } from '../../../src/domain/documents/issueRuns.ts'
import { encryptedPassword, type Visitor } from '../../product/server/visitor.ts'

export interface Draft {
  readonly document_id: string
  readonly version: string
}

/** Has drafts issued by a run on the server, which is read every 200 ms as pages hear of it; answers how many were sent. */
export const issueByRun = async (
  visitor: Visitor,
  calls: IssueRunCalls,
  serial_no: string,
  rows: readonly Draft[],
): Promise<number> => {
  const body = {
    req_key: newId(),
    serial_no,
    user_name: demoHsm.userName,
    password: await encryptedPassword(visitor, demoHsm.password),
    pin: await encryptedPassword(visitor, demoHsm.pin),
    rows,
  }
  const { id } = await visitor.get(calls.start, { body })
  for (;;) {
    const { run } = await visitor.get(calls.read, { params: { id } })
    if (!isOpenRun(run.state)) return run.counts.sent
    await new Promise((resolve) => void setTimeout(resolve, 200))
  }
}

type Opened = Awaited<ReturnType<typeof openStore>>['store']

const withStore = async (folder: string, work: (store: Opened) => Promise<unknown>): Promise<void> => {
  const { store } = await openStore({ kind: 'sqlite', path: join(folder, 'tokhai.sqlite') })
  await work(store)
  await store.close()
}

/** Registers the demo account's certificate, without which nothing that it signs is taken. */
export const registerCertificate = (folder: string, serial_no: string): Promise<void> => {
  const record = {
    id: newId(),
    reg_id: '',
    org_nm: 'TOKHAI DEMO CA',
    serial_no,
    from_date: '2026-01-01T00:00:00',
    to_date: '2999-01-01T00:00:00',
    status: '1',
    certificate_type: '2',
    form_tp: '2',
    user_nm: null,
  } as const
  return withStore(folder, ({ certificates }) => certificates.insertNew(demoCompany.id, record, null))
}

/** Puts a template of PIT certificates in use in a year, under which nothing is issued; answers its symbol. */
export const ownSymbol = async (folder: string, year: string): Promise<string> => {
  const serial_no = `CT${year.slice(2)}ZK`
  const template = {
    companyId: demoCompany.id,
    id: newId(),
    kind: 'document',
    status: '1',
    temp_id: 'TNCN_01',
    smbl_kind: '',
    smbl_type: 'CT',
    serial_no,
    form_no: '03/TNCN',
    start_no: '1',
    logo_img: '',
    bg_img: '',
    start_date: `${year}-01-01`,
    end_date: `${year}-12-31`,
    version: '',
  } as const
  await withStore(folder, ({ templates }) => templates.insert(template))
  return serial_no
}

export const secondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now()
  await work()
  return (performance.now() - begun) / 1000
}
