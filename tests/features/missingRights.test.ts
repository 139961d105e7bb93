import { describe, expect, it } from 'vitest'
import { isAdmitted, type AnyCall } from '../../src/api/contract/call.ts'
import { collectionKeys, type CollectionKey } from '../../src/api/contract/declarationCollection.ts'
import { declarationFilings } from '../../src/api/contract/declarationFiling.ts'
import { declarationLists } from '../../src/api/contract/declarations.ts'
import { hsmIssueXmlList, hsmLogin } from '../../src/api/contract/hsm.ts'
import { remoteSigningCancel, remoteSigningCheck, remoteSigningRequest } from '../../src/api/contract/remoteSigning.ts'
import { permissions, scopes, type Permission, type PermissionHolder } from '../../src/domain/session.ts'
import { missingRights, type DocumentRights } from '../../src/documents/missingRights.ts'
import { missingRightTexts } from '../../src/features/declarations/kind/missingRightTexts.ts'
import { shownDeclarations } from '../../src/features/declarations/kind/shown.ts'

const ofDeclarations = permissions.filter((each) => each.startsWith('declaration.'))

/** Every choice of the rights of declarations. */
const choices = ofDeclarations.reduce<readonly (readonly Permission[])[]>(
  (chosen, each) => [...chosen, ...chosen.map((given) => [...given, each])],
  [[]],
)

type Chain = readonly Pick<AnyCall, 'access'>[]

/** The calls of each command up to its end, and where there are several ends, one chain for each. */
const chainsOf = (key: CollectionKey): Readonly<Record<keyof DocumentRights, readonly Chain[]>> => {
  const { detail, generateXml, saveDraft, send, findSent } = declarationFilings[key]
  const signing = [hsmLogin, hsmIssueXmlList, remoteSigningRequest, remoteSigningCheck, remoteSigningCancel]
  const sending = [detail, generateXml, ...signing, findSent, send]
  return {
    add: [[detail, saveDraft]],
    saveDraft: [[saveDraft]],
    edit: [[generateXml, saveDraft], sending],
    correct: [[detail, saveDraft], sending],
    send: [sending],
    sendSigned: [[findSent, send]],
    delete: [[declarationLists[key].delete]],
  }
}

const admits = ({ access }: Chain[number], who: PermissionHolder): boolean =>
  typeof access === 'string' || isAdmitted(access, who)

describe.each(collectionKeys)('commands with declarations of %s', (key) => {
  const commands = Object.entries(chainsOf(key))
  const people = scopes.flatMap((scope) => choices.map((given) => ({ scope, permissions: given })))

  it.each(commands)(
    '%s is open to whom a chain of its calls admits, and to nobody else [000-6-01]',
    (command, chains) => {
      for (const who of people) {
        const rights = new Map(Object.entries(missingRights(shownDeclarations[key], who)))
        const isAdmittedToAll = chains.some((chain) => chain.every((call) => admits(call, who)))
        expect([who, rights.get(command) === null]).toEqual([who, isAdmittedToAll])
      }
    },
  )
})

it('says of each right alone why sending is closed [000-6-01]', () => {
  const reasonOf = (permission: Permission) => {
    const { send } = missingRights(shownDeclarations.eInvoice, { scope: 'USER', permissions: [permission] })
    return send === null ? null : missingRightTexts[send].message
  }
  expect(ofDeclarations.map((each) => [each, reasonOf(each)])).toEqual([
    ['declaration.new', 'Your account may not make and send declarations'],
    ['declaration.delete', 'Your account may not make and send declarations'],
    ['declaration.send', 'Your account may send declarations, but not make them, which sending begins with'],
    ['declaration.make', 'Your account may not send declarations'],
  ])
})
