import type { CollectionKey } from '../../../src/api/contract/declarationCollection.ts'
import type { calls } from '../../../src/api/contract/declarationInForce.ts'
import type { CallTests } from '../support/callTests.ts'
import { collectionReaders } from '../support/declarations.ts'

const testOf = (collection: CollectionKey) => ({
  admits: collectionReaders[collection].readers,
  refusals: {},
  toOtherCompany: { in_force: null },
})

export const tests: CallTests<typeof calls> = {
  declarationInForce: testOf('eInvoice'),
  eDocumentDeclarationInForce: testOf('eDocument'),
  pitDeclarationInForce: testOf('pit'),
}
