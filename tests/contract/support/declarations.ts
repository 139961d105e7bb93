import { join } from 'node:path'
import { demoCompany } from '../../../server/companies/demo/company.ts'
import { openStore } from '../../../server/openStore.ts'
import { newId } from '../../../server/store/identifiers.ts'
import { certificate } from '../../../tools/product/server/rows.ts'
import type { CollectionKey } from '../../../src/api/contract/declarationCollection.ts'
import { declarationFilings } from '../../../src/api/contract/declarationFiling.ts'
import type { DeclarationContent } from '../../../src/domain/declaration/content.ts'
import { demoKey, newBody, signedDeclaration } from '../../../tools/product/server/filing.ts'
import type { Admitted } from './callTests.ts'
import { onceFor, type ContractServer } from './contractServer.ts'
import { endOfLink } from './families/links.ts'
import type { FamilyGround } from './families/ground.ts'

/** The demo token of the server. */
export const keyOf = onceFor(({ folder }) => demoKey(folder))

/** The id of a certificate of the first company that has ended. */
export const endedCertificate = onceFor(async ({ folder }) => {
  const { store } = await openStore({ kind: 'sqlite', path: join(folder, 'tokhai.sqlite') })
  const id = newId()
  await store.certificates.insertNew(
    demoCompany.id,
    { ...certificate, id, serial_no: id.replaceAll('-', ''), to_date: '2024-01-01T00:00:00' },
    null,
  )
  await store.close()
  return id
})

/** The id of a declaration of the first company that the authority wants explained. */
export const explainingDeclaration = onceFor(async (server) => {
  const { generated } = await fileDeclaration(server)
  const id = generated.declartion_id
  const { store } = await openStore({ kind: 'sqlite', path: join(server.folder, 'tokhai.sqlite') })
  const explainUntil = '2026-12-31T16:59:59.000Z'
  const asked = { status: 'explaining', message: '9105: Giải trình', explainUntil } as const
  await store.declarations.move({ companyId: demoCompany.id, id, in: ['sent'] }, asked, new Date().toISOString())
  await store.close()
  return id
})

/** Who reads a collection's declarations and who writes them, named apart from the contract. */
export interface CollectionReaders {
  readonly readers: Admitted
  readonly writers: Admitted
}

const staff = { readers: 'people of a company', writers: 'administrators of a company' } as const

export const collectionReaders: Readonly<Record<CollectionKey, CollectionReaders>> = {
  eInvoice: staff,
  eDocument: staff,
  pit: { readers: ['ADMIN', 'SYS_ADMIN', 'ADMIN PIT', 'USER PIT'], writers: 'administrators who file' },
}

/** What tests of a collection's calls need of the first company. */
const groundOf = (collection: CollectionKey) => {
  const calls = declarationFilings[collection]
  /** A new form. */
  const formOf = onceFor(({ admin }) => newBody(admin, {}, collection))
  const saveNewDraft = async (server: ContractServer, changes: Partial<DeclarationContent> = {}) =>
    server.admin.get(calls.saveDraft, { body: { ...(await formOf(server)), ...changes } })
  const signed = async (server: ContractServer, changes: Partial<DeclarationContent> = {}) =>
    signedDeclaration(server.admin, await keyOf(server), changes, collection)
  /** Generates, signs and registers a declaration. */
  const fileDeclaration = async (server: ContractServer) => {
    const declaration = await signed(server, { decl_type: '2' })
    await server.admin.get(calls.send, { body: declaration.registration })
    return declaration
  }
  return {
    calls,
    formOf,
    saveNewDraft,
    signed,
    fileDeclaration,
    /** One that is filed, for requests that change nothing. */
    filedDeclaration: onceFor(fileDeclaration),
  }
}
export type DeclarationGround = ReturnType<typeof groundOf>

export const declarationGrounds: Readonly<Record<CollectionKey, DeclarationGround>> = {
  eInvoice: groundOf('eInvoice'),
  eDocument: groundOf('eDocument'),
  pit: groundOf('pit'),
}

/** The same for the calls that every kind has. */
const familyGroundOf = (key: CollectionKey): FamilyGround => {
  const { readers, writers } = collectionReaders[key]
  const { filedDeclaration: filed, saveNewDraft: saved } = declarationGrounds[key]
  return {
    visitor: ({ admin }) => admin,
    readers,
    contentReaders: readers,
    writers,
    filedId: async (server) => (await filed(server)).generated.declartion_id,
    savedId: async (server) => (await saved(server)).declaration_id,
  }
}

export const familyGrounds: Readonly<Record<CollectionKey, FamilyGround>> = {
  eInvoice: familyGroundOf('eInvoice'),
  eDocument: familyGroundOf('eDocument'),
  pit: familyGroundOf('pit'),
}

export const { formOf, fileDeclaration, filedDeclaration, saveNewDraft } = declarationGrounds.eInvoice

/** Parameters of the link to the signed XML of one that is filed, which counts from now. */
export const linkOf = async (server: ContractServer) => {
  const { calls, filedDeclaration: filed } = declarationGrounds.eInvoice
  const id = (await filed(server)).generated.declartion_id
  const { signed_xml_url } = await server.admin.get(calls.detail, { params: { id } })
  return { id, ...endOfLink(signed_xml_url) }
}
