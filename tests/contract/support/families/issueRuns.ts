import { demoCompany } from '../../../../server/companies/demo/company.ts'
import { newId } from '../../../../server/store/identifiers.ts'
import { declarationIssueRuns } from '../../../../src/api/contract/declarationIssueRuns.ts'
import type { IssueRunCalls } from '../../../../src/api/contract/documents/issueRuns.ts'
import { errorNoticeFilings } from '../../../../src/api/contract/errorNoticeFiling.ts'
import { invoiceFiling } from '../../../../src/api/contract/invoiceFiling.ts'
import { pitCertificateFiling } from '../../../../src/api/contract/pitCertificateFiling.ts'
import { isOpenRun } from '../../../../src/domain/documents/issueRuns.ts'
import { encryptedPassword, type Visitor } from '../../../../tools/product/server/visitor.ts'
import type { CallTests } from '../callTests.ts'
import type { ContractServer } from '../contractServer.ts'
import { accountWithCodes, beside, type TestAccount } from '../hsm.ts'
import { accountOf, keyRefusals } from '../hsmRefusals.ts'
import { unknown, type FamilyGround } from './ground.ts'

/** Calls about runs of every kind: an account has one open run, whichever it is of. */
const everyKind: readonly IssueRunCalls[] = [
  ...Object.values(declarationIssueRuns),
  pitCertificateFiling.runs,
  errorNoticeFilings.certificates.runs,
  errorNoticeFilings.invoices.runs,
  invoiceFiling.runs,
]

const keyEntries = async (visitor: Visitor, { userName, password, serial, pin }: TestAccount) => ({
  user_name: userName,
  password: await encryptedPassword(visitor, password),
  serial_no: serial,
  pin: await encryptedPassword(visitor, pin),
})

type Changes = Readonly<Record<string, string>>

/** Runs of documents that nobody has end at once. */
const rows = [{ document_id: 'unknown', version: '' }]

/** Runs of a collection as tests need them. */
const groundOf = (calls: IssueRunCalls) => {
  const begin = async (visitor: Visitor, account: TestAccount, changes: Changes = {}) => ({
    body: { req_key: newId(), rows, ...(await keyEntries(visitor, account)), ...changes },
  })
  /** Nothing of the visitor's is open any more, in whichever collection. */
  const settle = async (visitor: Visitor): Promise<void> => {
    for (const each of everyKind) {
      const { reason } = await visitor.ask(each.list)
      const { runs } = reason === null ? await visitor.get(each.list) : { runs: [] }
      for (const { id, state } of runs) if (isOpenRun(state)) await visitor.ask(each.cancel, { params: { id } })
    }
  }
  /** A run that has ended. */
  const ended = async (server: ContractServer, visitor: Visitor): Promise<string> => {
    await settle(visitor)
    const asked = await begin(visitor, await accountOf(server))
    const { reason } = await visitor.ask(calls.start, asked)
    if (reason !== null) return 'none'
    const { id } = await visitor.get(calls.start, asked)
    for (;;) {
      const { run } = await visitor.get(calls.read, { params: { id } })
      if (!isOpenRun(run.state)) return id
    }
  }
  /** A run that waits for the PIN. */
  const waiting = async (server: ContractServer, visitor: Visitor): Promise<string> => {
    const id = await ended(server, visitor)
    await beside(server, ({ issueRuns }) =>
      issueRuns.change({ companyId: demoCompany.id, id }, { state: 'waiting', reason: 'session.lost' }, ''),
    )
    return id
  }
  /** A paused run that is at a document still. */
  const pausing = async (server: ContractServer, visitor: Visitor): Promise<string> => {
    const before = await ended(server, visitor)
    const id = newId()
    await beside(server, async ({ issueRuns }) => {
      const run = await issueRuns.hold({ companyId: demoCompany.id }, before)
      if (run === null) throw new Error('no run was begun')
      const wanted = [{ documentId: 'unknown', version: '' }]
      await issueRuns.insert({ ...run, id, reqKey: id, state: 'waiting', reason: 'paused', endedAt: '' }, wanted, '')
      await issueRuns.take({ companyId: run.companyId, runId: id, claim: run.claim }, 1)
    })
    return id
  }
  return { begin, settle, ended, waiting, pausing }
}

/** Tests of the calls about runs of a collection. */
export const issueRunTests = (
  calls: IssueRunCalls,
  { visitor, writers: admits }: Pick<FamilyGround, 'visitor' | 'writers'>,
): CallTests<IssueRunCalls> => {
  const { begin, settle, ended, waiting, pausing } = groundOf(calls)
  const sendStart = async (server: ContractServer, account: TestAccount, changes: Changes = {}) => {
    await settle(visitor(server))
    return visitor(server).ask(calls.start, await begin(visitor(server), account, changes))
  }
  const sendResume = async (server: ContractServer, account: TestAccount, changes: Changes = {}) => {
    const id = await waiting(server, visitor(server))
    return visitor(server).ask(calls.resume, {
      params: { id },
      body: { ...(await keyEntries(visitor(server), account)), ...changes },
    })
  }
  const resumed = async (server: ContractServer, visitor: Visitor, id: string) => ({
    params: { id },
    body: await keyEntries(visitor, await accountOf(server)),
  })
  const ofEnded = async (server: ContractServer, visitor: Visitor) => ({
    params: { id: await ended(server, visitor) },
  })
  return {
    list: { admits, refusals: {}, toOtherCompany: { runs: [] } },
    read: {
      admits,
      request: ofEnded,
      refusals: { 'record.absent': (server) => visitor(server).ask(calls.read, unknown) },
      toOtherCompany: 'record.absent',
    },
    start: {
      admits,
      async request(server, visitor) {
        await settle(visitor)
        return begin(visitor, await accountOf(server))
      },
      refusals: {
        ...keyRefusals(sendStart),
        'hsm.otpWrong': async (server) => sendStart(server, await accountWithCodes(server)),
        async 'issueRun.another'(server) {
          await waiting(server, visitor(server))
          return visitor(server).ask(calls.start, await begin(visitor(server), await accountOf(server)))
        },
        async 'issueRun.conflict'(server) {
          const id = await ended(server, visitor(server))
          const { run } = await visitor(server).get(calls.read, { params: { id } })
          const asked = await begin(visitor(server), await accountOf(server), { req_key: run.req_key })
          const others = [{ document_id: 'other', version: '' }]
          return visitor(server).ask(calls.start, { body: { ...asked.body, rows: others } })
        },
      },
      toOtherCompany: 'hsm.otherTaxCode',
    },
    resume: {
      admits,
      request: async (server, visitor) => resumed(server, visitor, await waiting(server, visitor)),
      refusals: {
        ...keyRefusals(sendResume),
        'hsm.otpWrong': async (server) => sendResume(server, await accountWithCodes(server)),
        'record.absent': async (server) =>
          visitor(server).ask(calls.resume, await resumed(server, visitor(server), 'unknown')),
        'issueRun.ended': async (server) =>
          visitor(server).ask(
            calls.resume,
            await resumed(server, visitor(server), await ended(server, visitor(server))),
          ),
        'issueRun.underWay': async (server) =>
          visitor(server).ask(
            calls.resume,
            await resumed(server, visitor(server), await pausing(server, visitor(server))),
          ),
      },
      toOtherCompany: 'record.absent',
    },
    cancel: {
      admits,
      request: ofEnded,
      refusals: { 'record.absent': (server) => visitor(server).ask(calls.cancel, unknown) },
      toOtherCompany: 'record.absent',
    },
    pause: {
      admits,
      request: ofEnded,
      refusals: { 'record.absent': (server) => visitor(server).ask(calls.pause, unknown) },
      toOtherCompany: 'record.absent',
    },
    putAway: {
      admits,
      request: ofEnded,
      refusals: {
        'record.absent': (server) => visitor(server).ask(calls.putAway, unknown),
        'issueRun.open': async (server) =>
          visitor(server).ask(calls.putAway, { params: { id: await waiting(server, visitor(server)) } }),
      },
      toOtherCompany: 'record.absent',
    },
  }
}
