import { demoCompany } from '../../../server/companies/demo/company.ts'
import { newId } from '../../../server/store/identifiers.ts'
import type { CollectionKey } from '../../../src/api/contract/declarationCollection.ts'
import { declarationIssueRuns, type calls } from '../../../src/api/contract/declarationIssueRuns.ts'
import type { IssueRunCalls } from '../../../src/api/contract/documents/issueRuns.ts'
import { isOpenRun } from '../../../src/domain/documents/issueRuns.ts'
import { encryptedPassword, type Visitor } from '../../../tools/product/server/visitor.ts'
import type { CallTests } from '../support/callTests.ts'
import type { ContractServer } from '../support/contractServer.ts'
import { collectionReaders } from '../support/declarations.ts'
import { accountWithCodes, beside, type TestAccount } from '../support/hsm.ts'
import { accountOf, keyRefusals } from '../support/hsmRefusals.ts'

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
    for (const each of Object.values(declarationIssueRuns)) {
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
  return { begin, settle, ended, waiting }
}

const unknown = { params: { id: 'unknown' } }

/** Tests of the calls about runs of a collection. */
const testsOf = (collection: CollectionKey): CallTests<IssueRunCalls> => {
  const { writers: admits } = collectionReaders[collection]
  const calls = declarationIssueRuns[collection]
  const { begin, settle, ended, waiting } = groundOf(calls)
  const sendStart = async (server: ContractServer, account: TestAccount, changes: Changes = {}) => {
    await settle(server.admin)
    return server.admin.ask(calls.start, await begin(server.admin, account, changes))
  }
  const sendResume = async (server: ContractServer, account: TestAccount, changes: Changes = {}) => {
    const id = await waiting(server, server.admin)
    return server.admin.ask(calls.resume, {
      params: { id },
      body: { ...(await keyEntries(server.admin, account)), ...changes },
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
      refusals: { 'record.absent': ({ admin }) => admin.ask(calls.read, unknown) },
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
          await waiting(server, server.admin)
          return server.admin.ask(calls.start, await begin(server.admin, await accountOf(server)))
        },
        async 'issueRun.conflict'(server) {
          const id = await ended(server, server.admin)
          const { run } = await server.admin.get(calls.read, { params: { id } })
          const asked = await begin(server.admin, await accountOf(server), { req_key: run.req_key })
          const others = [{ document_id: 'other', version: '' }]
          return server.admin.ask(calls.start, { body: { ...asked.body, rows: others } })
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
          server.admin.ask(calls.resume, await resumed(server, server.admin, 'unknown')),
        'issueRun.ended': async (server) =>
          server.admin.ask(calls.resume, await resumed(server, server.admin, await ended(server, server.admin))),
      },
      toOtherCompany: 'record.absent',
    },
    cancel: {
      admits,
      request: ofEnded,
      refusals: { 'record.absent': ({ admin }) => admin.ask(calls.cancel, unknown) },
      toOtherCompany: 'record.absent',
    },
    putAway: {
      admits,
      request: ofEnded,
      refusals: {
        'record.absent': ({ admin }) => admin.ask(calls.putAway, unknown),
        'issueRun.open': async (server) =>
          server.admin.ask(calls.putAway, { params: { id: await waiting(server, server.admin) } }),
      },
      toOtherCompany: 'record.absent',
    },
  }
}

const [eInvoice, eDocument, pit] = [testsOf('eInvoice'), testsOf('eDocument'), testsOf('pit')]

export const tests: CallTests<typeof calls> = {
  listIssueRuns: eInvoice.list,
  readIssueRun: eInvoice.read,
  startIssueRun: eInvoice.start,
  resumeIssueRun: eInvoice.resume,
  cancelIssueRun: eInvoice.cancel,
  putAwayIssueRun: eInvoice.putAway,
  listEDocumentIssueRuns: eDocument.list,
  readEDocumentIssueRun: eDocument.read,
  startEDocumentIssueRun: eDocument.start,
  resumeEDocumentIssueRun: eDocument.resume,
  cancelEDocumentIssueRun: eDocument.cancel,
  putAwayEDocumentIssueRun: eDocument.putAway,
  listPitIssueRuns: pit.list,
  readPitIssueRun: pit.read,
  startPitIssueRun: pit.start,
  resumePitIssueRun: pit.resume,
  cancelPitIssueRun: pit.cancel,
  putAwayPitIssueRun: pit.putAway,
}
