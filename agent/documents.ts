import { fail, type Result, succeed } from '../src/domain/result.ts'
import { type IssueXmlList, MAX_DOCUMENTS } from '../src/api/agent/protocol.ts'
import { declaredTaxpayer, locateDeclaration } from '../signing/xmldsig/declaration.ts'
import { parseGuarded } from '../signing/xmldsig/guard.ts'
import { type AgentFailure, agentFailure } from './outcome.ts'

export type RequestedDocument = IssueXmlList['xml'][number]

/** Who declares, as the document says. */
export interface Taxpayer {
  readonly name: string
  readonly taxCode: string
}

const refused = (document: RequestedDocument, reason: string) =>
  fail(agentFailure('document.refused', { req_key: document.req_key, reason }))

const examine = (document: RequestedDocument): Result<Taxpayer, AgentFailure> => {
  const parsed = parseGuarded(document.xml)
  if (!parsed.ok) return refused(document, parsed.failure.code)
  using xml = parsed.value
  const located = locateDeclaration(xml)
  if (!located.ok) return refused(document, located.failure.code)
  if (located.value.signature !== null) return refused(document, 'already_signed')
  if (located.value.id !== document.id_signing) return refused(document, 'sign_id_differs')
  return succeed(declaredTaxpayer(located.value.core))
}

/**
 * Looks at all documents before the user is asked: at most 50, each an unsigned declaration (root TKhai, DLTKhai with the Id to
 * sign, room at TKhai/DSCKS/NNT) without document type, processing instruction or comment. The answer is who declares, each once.
 */
export const examineDocuments = (
  documents: readonly RequestedDocument[],
): Result<readonly Taxpayer[], AgentFailure> => {
  if (documents.length > MAX_DOCUMENTS) return fail(agentFailure('document.tooMany'))
  const taxpayers = new Map<string, Taxpayer>()
  for (const document of documents) {
    const examined = examine(document)
    if (!examined.ok) return examined
    const { name, taxCode } = examined.value
    taxpayers.set(`${taxCode} ${name}`, examined.value)
  }
  return succeed([...taxpayers.values()])
}
