import { calls } from '../../../src/api/contract/declarationHistory.ts'
import type { CallTests } from '../support/callTests.ts'
import type { ContractServer } from '../support/contractServer.ts'
import { filedDeclaration, saveNewDraft } from '../support/declarations.ts'

const filedId = async (server: ContractServer) => ({
  params: { id: (await filedDeclaration(server)).generated.declartion_id },
})

/** The message with which a declaration was filed. */
const filingOf = async (server: ContractServer) => {
  const { params } = await filedId(server)
  const { steps } = await server.admin.get(calls.declarationTimeline, { params })
  return { ...params, message_id: steps.find(({ kind }) => kind === 'sent')?.message?.id ?? '' }
}

const unknown = { params: { id: 'unknown' } }

export const tests: CallTests<typeof calls> = {
  declarationTimeline: {
    admits: 'people of a company',
    request: filedId,
    refusals: { 'record.absent': ({ admin }) => admin.ask(calls.declarationTimeline, unknown) },
    toOtherCompany: 'record.absent',
  },
  downloadDeclarationMessage: {
    admits: 'people of a company',
    request: async (server) => ({ params: await filingOf(server) }),
    refusals: {
      async 'record.absent'(server) {
        // A message of another declaration is none of this one's.
        const { declaration_id: id } = await saveNewDraft(server)
        return server.admin.ask(calls.downloadDeclarationMessage, { params: { ...(await filingOf(server)), id } })
      },
    },
    toOtherCompany: 'record.absent',
  },
  filedDeclaration: {
    admits: 'people of a company',
    request: filedId,
    refusals: { 'record.absent': ({ admin }) => admin.ask(calls.filedDeclaration, unknown) },
    toOtherCompany: 'record.absent',
  },
  declarationVerification: {
    admits: 'people of a company',
    request: filedId,
    refusals: {
      async 'record.absent'(server) {
        // Nothing was filed.
        const { declaration_id: id } = await saveNewDraft(server)
        return server.admin.ask(calls.declarationVerification, { params: { id } })
      },
    },
    toOtherCompany: 'record.absent',
  },
}
