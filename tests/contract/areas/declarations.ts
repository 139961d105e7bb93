import { declarationLists, type calls, type DeclarationListCalls } from '../../../src/api/contract/declarations.ts'
import type { CollectionKey } from '../../../src/api/contract/declarationCollection.ts'
import type { CallTests } from '../support/callTests.ts'
import { collectionReaders, declarationGrounds, type CollectionReaders } from '../support/declarations.ts'

/** Tests of the calls of a collection's list. */
const testsOf = (
  collection: CollectionKey,
  { readers, writers }: CollectionReaders,
): CallTests<DeclarationListCalls> => {
  const { delete: remove, restore } = declarationLists[collection]
  const { saveNewDraft, fileDeclaration } = declarationGrounds[collection]
  return {
    list: {
      admits: readers,
      request: () => ({ query: { sort_columns: 'pos_key:desc', search_value: 'to khai' } }),
      refusals: {},
      toOtherCompany: { declarations: [], pagination: { total_elements: 0 } },
    },
    count: { admits: readers, refusals: {}, toOtherCompany: { counts: [] } },
    delete: {
      admits: writers,
      request: async (server) => ({ body: { declaration_id: [(await saveNewDraft(server)).declaration_id] } }),
      refusals: {
        'record.absent': ({ admin }) => admin.ask(remove, { body: { declaration_id: ['unknown'] } }),
        async 'declaration.notDraft'(server) {
          const { generated } = await fileDeclaration(server)
          return server.admin.ask(remove, { body: { declaration_id: [generated.declartion_id] } })
        },
      },
      toOtherCompany: 'record.absent',
    },
    restore: {
      admits: writers,
      async request(server) {
        const body = { declaration_id: [(await saveNewDraft(server)).declaration_id] }
        await server.admin.get(remove, { body })
        return { body }
      },
      refusals: {
        'declaration.notRestorable': ({ admin }) => admin.ask(restore, { body: { declaration_id: ['unknown'] } }),
      },
      toOtherCompany: 'declaration.notRestorable',
    },
  }
}

const eInvoice = testsOf('eInvoice', collectionReaders.eInvoice)
const eDocument = testsOf('eDocument', collectionReaders.eDocument)
const pit = testsOf('pit', collectionReaders.pit)

export const tests: CallTests<typeof calls> = {
  listDeclarations: eInvoice.list,
  countDeclarations: eInvoice.count,
  deleteDeclarations: eInvoice.delete,
  restoreDeclarations: eInvoice.restore,
  listEDocumentDeclarations: eDocument.list,
  countEDocumentDeclarations: eDocument.count,
  deleteEDocumentDeclarations: eDocument.delete,
  restoreEDocumentDeclarations: eDocument.restore,
  listPitDeclarations: pit.list,
  countPitDeclarations: pit.count,
  deletePitDeclarations: pit.delete,
  restorePitDeclarations: pit.restore,
}
