import { fail, type Result, succeed } from '../src/domain/result.ts'
import { isSameTaxCode } from '../src/domain/taxCode.ts'
import { type IssueXmlList, MAX_DOCUMENTS } from '../src/api/agent/protocol.ts'
import { type GuardCode, parseGuarded } from '../signing/xmldsig/guard.ts'
import { locateSigned } from '../signing/xmldsig/signedDocument.ts'
import type { SignedLayout } from '../src/domain/documents/signedLayout.ts'
import { knownKinds } from './known/kinds.ts'
import type { DocumentFacts, KindWords, KnownKind, UnknownDocument } from './knownDocument.ts'
import { type RefusedWork, agentFailure } from './outcome.ts'

export type RequestedDocument = IssueXmlList['xml'][number]

/** Documents of a kind of which everything that is shown is alike. */
export interface ShownDocuments {
  readonly words: KindWords
  readonly facts: DocumentFacts['shown']
  readonly count: number
}

/** A document that may be signed, with where its kind is. */
export interface ExaminedDocument extends RequestedDocument {
  readonly layout: SignedLayout
}

/** What is to be signed, as the documents say: everything that the person who signs is shown. */
export interface DocumentSummary {
  readonly taxpayer: { readonly name: string; readonly taxCode: string }
  readonly documents: readonly ShownDocuments[]
}

/** Most sorts of documents that a question shows. */
const mostShown = 5

/** Why a document is not signed, beside what signing itself refuses. */
export type DocumentReason =
  | GuardCode
  | 'structure'
  | 'already_signed'
  | 'sign_id_differs'
  | UnknownDocument
  | 'too_much_to_show'

const refused = (document: RequestedDocument, reason: DocumentReason) =>
  fail(agentFailure('document.refused', { req_key: document.req_key, reason }))

interface Examined {
  readonly facts: DocumentFacts
  readonly kind: KnownKind
}

const examine = (document: RequestedDocument): Result<Examined, RefusedWork> => {
  const parsed = parseGuarded(document.xml)
  if (!parsed.ok) return refused(document, parsed.failure.code)
  using xml = parsed.value
  const kind = knownKinds.find(({ layout }) => layout.root === xml.root.name)
  if (kind === undefined) return refused(document, 'structure')
  const { layout } = kind
  const located = locateSigned(xml, layout)
  if (!located.ok) return refused(document, located.failure.code)
  if (located.value.signature !== null) return refused(document, 'already_signed')
  if (located.value.id !== document.id_signing) return refused(document, 'sign_id_differs')
  const facts = kind.read(located.value.core)
  return facts.ok ? succeed({ facts: facts.value, kind }) : refused(document, facts.failure)
}

/**
 * Looks at all documents before the user is asked: at most 50, each an unsigned document of a known kind and form (its root, its core with
 * the Id to sign, room for the signature) without document type, processing instruction, comment or an element that is not known. All
 * are of one taxpayer and of five sorts at most, so that the question shows everything that is signed.
 */
export const examineDocuments = (
  documents: readonly RequestedDocument[],
): Result<{ summary: DocumentSummary; toSign: readonly ExaminedDocument[] }, RefusedWork> => {
  if (documents.length > MAX_DOCUMENTS) return fail(agentFailure('document.tooMany'))
  const shown = new Map<string, ShownDocuments>()
  const toSign: ExaminedDocument[] = []
  let first: DocumentFacts | null = null
  for (const document of documents) {
    const examined = examine(document)
    if (!examined.ok) return examined
    const { facts, kind } = examined.value
    const { layout, words } = kind
    first ??= facts
    toSign.push({ ...document, layout })
    const key = JSON.stringify([layout.root, facts.shown])
    shown.set(key, { words, facts: facts.shown, count: (shown.get(key)?.count ?? 0) + 1 })
    const isOfFirst = facts.taxpayer === first.taxpayer && isSameTaxCode(facts.taxCode, first.taxCode)
    if (!isOfFirst || shown.size > mostShown) return refused(document, 'too_much_to_show')
  }
  if (first === null) throw new Error('a request without documents passed its schema')
  const taxpayer = { name: first.taxpayer, taxCode: first.taxCode }
  return succeed({ summary: { taxpayer, documents: [...shown.values()] }, toSign })
}
