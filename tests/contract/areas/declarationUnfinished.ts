import type { CollectionKey } from '../../../src/api/contract/declarationCollection.ts'
import { unfinishedForms, type calls, type UnfinishedCalls } from '../../../src/api/contract/declarationUnfinished.ts'
import { mostUnfinished } from '../../../src/api/contract/documents/unfinished.ts'
import type { Visitor } from '../../../tools/product/server/visitor.ts'
import type { CallTests } from '../support/callTests.ts'
import type { ContractServer } from '../support/contractServer.ts'
import { collectionReaders, declarationGrounds } from '../support/declarations.ts'

/** Tests of the calls about forms of a collection that are begun and not saved. */
const testsOf = (collection: CollectionKey): CallTests<UnfinishedCalls> => {
  const { readers: admits } = collectionReaders[collection]
  const { formOf } = declarationGrounds[collection]
  const { list, read, keep, discard } = unfinishedForms[collection]
  const formAt = async (server: ContractServer, originId: string, writer = 'tab-1') => ({
    body: {
      way: 'copy' as const,
      origin_id: originId,
      base_version: '',
      writer,
      revision: '',
      content: await formOf(server),
    },
  })
  const kept = async (server: ContractServer, visitor: Visitor) => {
    const { reason } = await visitor.ask(keep, await formAt(server, 'kept'))
    const { unfinished } = reason === null ? await visitor.get(list) : { unfinished: [] }
    const { id, revision } = unfinished.find(({ origin_id: of }) => of === 'kept') ?? { id: 'none', revision: '' }
    return { params: { id }, query: { revision } }
  }
  /** Keeps as many forms as an account may have, asks for one more, and discards them. */
  const oneTooMany = async (server: ContractServer) => {
    const { admin } = server
    const { unfinished } = await admin.get(list)
    for (let more = unfinished.length; more < mostUnfinished; more += 1)
      await admin.ask(keep, await formAt(server, `origin-${more}`))
    const reply = await admin.ask(keep, await formAt(server, 'one-more'))
    const { unfinished: all } = await admin.get(list)
    for (const { id, revision } of all) await admin.get(discard, { params: { id }, query: { revision } })
    return reply
  }
  return {
    list: { admits, refusals: {}, toOtherCompany: { unfinished: [] } },
    read: {
      admits,
      request: async (server, visitor) => ({ params: (await kept(server, visitor)).params }),
      refusals: { 'record.absent': ({ admin }) => admin.ask(read, { params: { id: 'unknown' } }) },
      toOtherCompany: 'record.absent',
    },
    keep: {
      admits,
      request: (server) => formAt(server, 'asked'),
      refusals: {
        async 'unfinished.keptElsewhere'(server) {
          await server.admin.get(keep, await formAt(server, 'elsewhere'))
          return server.admin.ask(keep, await formAt(server, 'elsewhere', 'tab-2'))
        },
        'unfinished.tooMany': oneTooMany,
      },
      toOtherCompany: { way: 'copy', origin_id: 'asked' },
    },
    discard: {
      admits,
      request: kept,
      refusals: {},
      toOtherCompany: { discarded: false },
    },
  }
}

const eInvoice = testsOf('eInvoice')
const eDocument = testsOf('eDocument')
const pit = testsOf('pit')

export const tests: CallTests<typeof calls> = {
  listUnfinishedDeclarations: eInvoice.list,
  readUnfinishedDeclaration: eInvoice.read,
  keepUnfinishedDeclaration: eInvoice.keep,
  discardUnfinishedDeclaration: eInvoice.discard,
  listUnfinishedEDocumentDeclarations: eDocument.list,
  readUnfinishedEDocumentDeclaration: eDocument.read,
  keepUnfinishedEDocumentDeclaration: eDocument.keep,
  discardUnfinishedEDocumentDeclaration: eDocument.discard,
  listUnfinishedPitDeclarations: pit.list,
  readUnfinishedPitDeclaration: pit.read,
  keepUnfinishedPitDeclaration: pit.keep,
  discardUnfinishedPitDeclaration: pit.discard,
}
