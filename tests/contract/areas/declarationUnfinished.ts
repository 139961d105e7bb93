import { unfinishedForms, type calls } from '../../../src/api/contract/declarationUnfinished.ts'
import type { CollectionKey } from '../../../src/api/contract/declarationCollection.ts'
import type { CallTests } from '../support/callTests.ts'
import { declarationGrounds, familyGrounds } from '../support/declarations.ts'
import { unfinishedTests } from '../support/families/unfinished.ts'

const testsOf = (key: CollectionKey) =>
  unfinishedTests(unfinishedForms[key], familyGrounds[key], declarationGrounds[key].formOf)

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
