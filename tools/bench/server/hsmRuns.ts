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

/** What became of a run, with seconds from before it was begun. */
export interface RunOutcome {
  readonly sent: number
  /** Until the first one was seen to be sent. */
  readonly first: number
  readonly all: number
}

/** Milliseconds between two readings of a run, as pages hear of it. */
const readEvery = 200

/** Has drafts issued by a run on the server. */
export const issueByRun = async (
  visitor: Visitor,
  calls: IssueRunCalls,
  serial_no: string,
  rows: readonly Draft[],
): Promise<RunOutcome> => {
  const begun = performance.now()
  const seconds = () => (performance.now() - begun) / 1000
  const body = {
    req_key: newId(),
    serial_no,
    user_name: demoHsm.userName,
    password: await encryptedPassword(visitor, demoHsm.password),
    pin: await encryptedPassword(visitor, demoHsm.pin),
    rows,
  }
  const { id } = await visitor.get(calls.start, { body })
  let first: number | null = null
  for (;;) {
    const { run } = await visitor.get(calls.read, { params: { id } })
    const { sent } = run.counts
    if (sent > 0) first ??= seconds()
    if (!isOpenRun(run.state)) return { sent, first: first ?? seconds(), all: seconds() }
    await new Promise((resolve) => void setTimeout(resolve, readEvery))
  }
}

type Opened = Awaited<ReturnType<typeof openStore>>['store']

/** Works on the database of a data folder, beside its server. */
export const withStore = async (folder: string, work: (store: Opened) => Promise<unknown>): Promise<void> => {
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

type Template = Parameters<Opened['templates']['insert']>[0]

/** Puts a template in use over a year, under whose symbol nothing is issued. */
export const putTemplateInUse = (
  folder: string,
  year: string,
  template: Pick<Template, 'kind' | 'temp_id' | 'smbl_kind' | 'smbl_type' | 'serial_no' | 'form_no'>,
): Promise<void> =>
  withStore(folder, ({ templates }) =>
    templates.insert({
      ...template,
      companyId: demoCompany.id,
      id: newId(),
      status: '1',
      start_no: '1',
      logo_img: '',
      bg_img: '',
      start_date: `${year}-01-01`,
      end_date: `${year}-12-31`,
      version: '',
    }),
  )

export const secondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now()
  await work()
  return (performance.now() - begun) / 1000
}
