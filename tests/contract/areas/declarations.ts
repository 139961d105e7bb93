import { calls } from '../../../src/api/contract/declarations.ts'
import type { CallTests } from '../support/callTests.ts'
import { fileDeclaration, saveNewDraft } from '../support/declarations.ts'

export const tests: CallTests<typeof calls> = {
  listDeclarations: {
    admits: 'people of a company',
    request: () => ({ query: { sort_columns: 'pos_key:desc', search_value: 'to khai' } }),
    refusals: {},
    toOtherCompany: { declarations: [], pagination: { total_elements: 0 } },
  },
  countDeclarations: { admits: 'people of a company', refusals: {}, toOtherCompany: { counts: [] } },
  deleteDeclarations: {
    admits: 'administrators of a company',
    request: async (server) => ({ body: { declaration_id: [(await saveNewDraft(server)).declaration_id] } }),
    refusals: {
      'record.absent': ({ admin }) => admin.ask(calls.deleteDeclarations, { body: { declaration_id: ['unknown'] } }),
      async 'declaration.notDraft'(server) {
        const { generated } = await fileDeclaration(server)
        return server.admin.ask(calls.deleteDeclarations, { body: { declaration_id: [generated.declartion_id] } })
      },
    },
    toOtherCompany: 'record.absent',
  },
}
