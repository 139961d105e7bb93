import type { CollectionKey } from '../../../src/api/contract/declarationCollection.ts'
import {
  declarationHistories,
  type calls,
  type DeclarationHistoryCalls,
} from '../../../src/api/contract/declarationHistory.ts'
import type { CallTests } from '../support/callTests.ts'
import type { ContractServer } from '../support/contractServer.ts'
import { collectionReaders, declarationGrounds } from '../support/declarations.ts'

const unknown = { params: { id: 'unknown' } }

/** Tests of the calls about the way of a collection's declarations. */
const testsOf = (collection: CollectionKey): CallTests<DeclarationHistoryCalls> => {
  const { readers: admits } = collectionReaders[collection]
  const { filedDeclaration, saveNewDraft } = declarationGrounds[collection]
  const calls = declarationHistories[collection]
  const filedId = async (server: ContractServer) => ({
    params: { id: (await filedDeclaration(server)).generated.declartion_id },
  })
  /** The message with which a declaration was filed. */
  const filingOf = async (server: ContractServer) => {
    const { params } = await filedId(server)
    const { steps } = await server.admin.get(calls.timeline, { params })
    return { ...params, message_id: steps.find(({ kind }) => kind === 'sent')?.message?.id ?? '' }
  }
  return {
    timeline: {
      admits,
      request: filedId,
      refusals: { 'record.absent': ({ admin }) => admin.ask(calls.timeline, unknown) },
      toOtherCompany: 'record.absent',
    },
    message: {
      admits,
      request: async (server) => ({ params: await filingOf(server) }),
      refusals: {
        async 'record.absent'(server) {
          // A message of another declaration is none of this one's.
          const { declaration_id: id } = await saveNewDraft(server)
          return server.admin.ask(calls.message, { params: { ...(await filingOf(server)), id } })
        },
      },
      toOtherCompany: 'record.absent',
    },
    filed: {
      admits,
      request: filedId,
      refusals: { 'record.absent': ({ admin }) => admin.ask(calls.filed, unknown) },
      toOtherCompany: 'record.absent',
    },
    verification: {
      admits,
      request: filedId,
      refusals: {
        async 'record.absent'(server) {
          // Nothing was filed.
          const { declaration_id: id } = await saveNewDraft(server)
          return server.admin.ask(calls.verification, { params: { id } })
        },
      },
      toOtherCompany: 'record.absent',
    },
  }
}

const eInvoice = testsOf('eInvoice')
const eDocument = testsOf('eDocument')
const pit = testsOf('pit')

export const tests: CallTests<typeof calls> = {
  declarationTimeline: eInvoice.timeline,
  downloadDeclarationMessage: eInvoice.message,
  filedDeclaration: eInvoice.filed,
  declarationVerification: eInvoice.verification,
  eDocumentDeclarationTimeline: eDocument.timeline,
  downloadEDocumentDeclarationMessage: eDocument.message,
  filedEDocumentDeclaration: eDocument.filed,
  eDocumentDeclarationVerification: eDocument.verification,
  pitDeclarationTimeline: pit.timeline,
  downloadPitDeclarationMessage: pit.message,
  filedPitDeclaration: pit.filed,
  pitDeclarationVerification: pit.verification,
}
