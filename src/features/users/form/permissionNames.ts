import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { grantablePermissions } from '../../../domain/session.ts'

type Grantable = (typeof grantablePermissions)[number]

/** What each permission allows, by the area that it is about (seed 002 §6). */
export const permissionGroups: readonly {
  readonly name: MessageDescriptor
  readonly permissions: readonly (readonly [Grantable, MessageDescriptor])[]
}[] = [
  {
    name: msg`Company`,
    permissions: [
      ['company.edit', msg`Open the company for editing`],
      ['company.save', msg`Save the company`],
    ],
  },
  {
    name: msg`Shops`,
    permissions: [
      ['shop.add', msg`Add shops`],
      ['shop.save', msg`Save shops`],
      ['shop.delete', msg`Delete shops`],
    ],
  },
  {
    name: msg`Digital signatures`,
    permissions: [
      ['digital-signature.add', msg`Add digital signatures`],
      ['digital-signature.save', msg`Save digital signatures`],
      ['digital-signature.change-status', msg`Change the status of digital signatures`],
      ['digital-signature.sync', msg`Synchronise with the signing server`],
    ],
  },
  {
    name: msg`Templates`,
    permissions: [
      ['template.add', msg`Add templates`],
      ['template.save', msg`Save templates`],
      ['template.delete', msg`Delete templates`],
    ],
  },
  {
    name: msg`Declarations`,
    permissions: [
      ['declaration.new', msg`Add declarations`],
      ['declaration.make', msg`Make and sign the XML`],
      ['declaration.send', msg`Send to the tax authority`],
      ['declaration.delete', msg`Delete declarations`],
    ],
  },
]
