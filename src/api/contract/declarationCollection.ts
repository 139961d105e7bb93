import { administratorScopes, pitScopes } from '../../domain/session.ts'
import { companyStaff, staffWith } from './call.ts'
import type { DocumentCollection, DocumentKind } from './documents/kind.ts'

export const collectionKeys = ['eInvoice', 'eDocument', 'pit'] as const
/** Names a collection of declarations in code. */
export type CollectionKey = (typeof collectionKeys)[number]

export interface DeclarationCollection extends DocumentCollection {
  readonly key: CollectionKey
  readonly inForcePath: string
}

export const declarationKind = {
  words: { one: 'a declaration', that: 'the declaration' },
  members: { id: 'declaration_id', status: 'noti_cd_tax' },
  sending: {
    call: 'register',
    summary: 'Registers the signed XML',
    findCall: 'findRegistration',
    findPath: 'registrations',
    state: 'registered',
  },
  permissions: {
    draft: 'declaration.new',
    generate: 'declaration.make',
    send: 'declaration.send',
    delete: 'declaration.delete',
  },
  refusals: {
    form: ['declaration.notEditable', 'declaration.changed', 'certificate.notRegistered'],
    send: ['registration.conflict', 'declaration.notEditable', 'declaration.changed'],
    delete: ['declaration.notDraft'],
    restore: ['declaration.notRestorable'],
  },
} as const satisfies DocumentKind

/** Declarations of form 01/ĐKTĐ-HĐĐT (seed 000 §7). */
const eInvoiceDeclarations: DeclarationCollection = {
  key: 'eInvoice',
  name: 'declarations',
  path: '/api/wtx/ca/v1/settings/declarations',
  sendPath: '/api/wtx/ca/v1/settings/declarations',
  countsPath: '/api/wtx/ca/v1/settings/declaration-counts',
  inForcePath: '/api/wtx/ca/v1/settings/declaration-in-force',
  unfinishedPath: '/api/wtx/ca/v1/settings/unfinished-declarations',
  runsPath: '/api/wtx/ca/v1/settings/declaration-issue-runs',
  records: 'e-invoice declarations',
  source: 'seed 000 §7',
  readers: companyStaff,
  writersWith: staffWith,
}

/** Declarations of form 01/ĐKTĐ-CTĐT (seed 002 §7.19, whose paths are chosen). */
const eDocumentDeclarations: DeclarationCollection = {
  key: 'eDocument',
  name: 'eDocumentDeclarations',
  path: '/api/wtx/ca/v1/settings/e-document-declarations',
  sendPath: '/api/wtx/ca/v1/settings/e-document-declarations',
  countsPath: '/api/wtx/ca/v1/settings/e-document-declaration-counts',
  inForcePath: '/api/wtx/ca/v1/settings/e-document-declaration-in-force',
  unfinishedPath: '/api/wtx/ca/v1/settings/unfinished-e-document-declarations',
  runsPath: '/api/wtx/ca/v1/settings/e-document-declaration-issue-runs',
  records: 'e-document declarations',
  source: 'seed 002 §7.19, path chosen',
  readers: companyStaff,
  writersWith: staffWith,
}

const pitWriters = { scopes: [...administratorScopes, 'ADMIN PIT'] } as const

/** The same declarations of form 01/ĐKTĐ-CTĐT for those who work on e-PIT (seed 000 §7 "PIT variants"; docs/decisions/0374). */
const pitDeclarations: DeclarationCollection = {
  key: 'pit',
  name: 'pitDeclarations',
  path: '/api/wtx/ca/v2/settings/declarations-epit',
  sendPath: '/api/wtx/ca/v2/settings/declarations-epit/register',
  countsPath: '/api/wtx/ca/v2/settings/declaration-epit-counts',
  inForcePath: '/api/wtx/ca/v2/settings/declaration-epit-in-force',
  unfinishedPath: '/api/wtx/ca/v2/settings/unfinished-declarations-epit',
  runsPath: '/api/wtx/ca/v2/settings/declaration-epit-issue-runs',
  records: 'e-document declarations, for those who work on e-PIT',
  source: 'seed 000 §7 "PIT variants"',
  readers: { scopes: [...administratorScopes, ...pitScopes] },
  writersWith: () => pitWriters,
}

/** Something of every collection, made from the collection. */
export const byCollection = <Made>(
  make: (collection: DeclarationCollection) => Made,
): Readonly<Record<CollectionKey, Made>> => ({
  eInvoice: make(eInvoiceDeclarations),
  eDocument: make(eDocumentDeclarations),
  pit: make(pitDeclarations),
})

export const declarationCollections = byCollection((collection) => collection)
