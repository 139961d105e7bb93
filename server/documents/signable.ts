import type { SignedLayout } from '../../src/domain/documents/signedLayout.ts'
import type { GeneratedXml } from '../hsm/xmlSigning.ts'
import type { GeneratedDocument } from './generated.ts'
import type { DocumentRepositories } from './repositories.ts'

/** What signing for a company knows of a kind of documents. */
export interface SignableKind {
  readonly layout: SignedLayout
  /** What some of its documents are, in Vietnamese, as a provider shows it to who confirms a signature. */
  readonly shownAs: (xmls: readonly string[]) => string
}

/** A kind of which a provider is shown how many there are, and nothing of what they say. @param rest what stands behind their number */
export const countedKind = (layout: SignedLayout, one: string, rest: string): SignableKind => ({
  layout,
  shownAs: ({ length }) => `${length === 1 ? one : `${length} ${one.toLowerCase()}`} ${rest}`,
})

/** The kinds of the product, by their keys. */
export type SignableKinds = Readonly<Record<string, SignableKind>>

/** Generated XML with the kind that it is of. */
export interface SignableXml extends GeneratedXml {
  readonly kind: string
}

const kindOf = (kinds: SignableKinds, key: string): SignableKind => {
  const kind = kinds[key]
  if (kind === undefined) throw new Error(`documents are kept of the kind ${key}, which the product does not have`)
  return kind
}

const signableOf = (kinds: SignableKinds, { document: { kind }, xml, signId }: GeneratedDocument): SignableXml => ({
  kind,
  xml,
  signId,
  layout: kindOf(kinds, kind).layout,
})

type Generated = Pick<DocumentRepositories, 'generated'>

/** What the server has generated for a company under request keys, of every kind: those that there are. */
export const generatedByReqKeys = async (
  { generated }: Generated,
  kinds: SignableKinds,
  companyId: string,
  reqKeys: readonly string[],
): Promise<ReadonlyMap<string, SignableXml>> => {
  const found = await generated.byReqKeys(companyId, reqKeys)
  return new Map([...found].map(([reqKey, one]) => [reqKey, signableOf(kinds, one)]))
}

/** The same of one key; null where there is none. */
export const generatedByReqKey = async (
  { generated }: Generated,
  kinds: SignableKinds,
  companyId: string,
  reqKey: string,
): Promise<SignableXml | null> => {
  const found = await generated.byReqKey(companyId, reqKey)
  return found === null ? null : signableOf(kinds, found)
}

/** What documents are, kind by kind. */
export const shownAs = (kinds: SignableKinds, documents: readonly Pick<SignableXml, 'kind' | 'xml'>[]): string =>
  [...Map.groupBy(documents, ({ kind }) => kind)]
    .map(([kind, some]) => kindOf(kinds, kind).shownAs(some.map(({ xml }) => xml)))
    .join(', ')
