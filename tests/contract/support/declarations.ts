import { calls } from '../../../src/api/contract/declarationFiling.ts'
import type { DeclarationBody } from '../../../src/domain/declaration/wire.ts'
import { demoKey, newBody, signedDeclaration } from '../../../tools/product/server/filing.ts'
import { onceFor, type ContractServer } from './contractServer.ts'

/** The demo token of the server. */
export const keyOf = onceFor(({ folder }) => demoKey(folder))

/** A new form of the first company. */
export const formOf = onceFor(({ admin }) => newBody(admin))

export const saveNewDraft = async (server: ContractServer, changes: Partial<DeclarationBody> = {}) =>
  server.admin.get(calls.saveDraft, { body: { ...(await formOf(server)), ...changes } })

/** Generates, signs and registers a declaration of the first company. */
export const fileDeclaration = async (server: ContractServer) => {
  const signed = await signedDeclaration(server.admin, await keyOf(server), { decl_type: '2' })
  await server.admin.get(calls.registerDeclaration, { body: signed.registration })
  return signed
}

/** One that is filed, for requests that change nothing. */
export const filedDeclaration = onceFor(fileDeclaration)

/** Parameters of the link to the signed XML of one that is filed, which counts from now. */
export const linkOf = async (server: ContractServer) => {
  const id = (await filedDeclaration(server)).generated.declartion_id
  const { signed_xml_url } = await server.admin.get(calls.declarationDetail, { params: { id } })
  const [expires = '', hash = ''] = (signed_xml_url ?? '').split('/').slice(-2)
  return { id, expires, hash }
}
