import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { grantablePermissions } from '../../../domain/session.ts'

type Grantable = (typeof grantablePermissions)[number]
type AreaOf<Key extends string> = Key extends `${infer Area}.${string}` ? Area : never

interface Group<Key extends string> {
  readonly name: MessageDescriptor
  readonly permissions: Readonly<Record<Key, MessageDescriptor>>
}

/** What each permission that a user can be given allows, by the area that it is about (seed 002 §6): none is left out. */
const groups: { readonly [Area in AreaOf<Grantable>]: Group<Extract<Grantable, `${Area}.${string}`>> } = {
  company: {
    name: msg`Company`,
    permissions: {
      'company.edit': msg`Open the company for editing`,
      'company.save': msg`Save the company`,
    },
  },
  shop: {
    name: msg`Shops`,
    permissions: {
      'shop.add': msg`Add shops`,
      'shop.save': msg`Save shops`,
      'shop.delete': msg`Delete shops`,
    },
  },
  'digital-signature': {
    name: msg`Digital signatures`,
    permissions: {
      'digital-signature.add': msg`Add digital signatures`,
      'digital-signature.save': msg`Save digital signatures`,
      'digital-signature.change-status': msg`Change the status of digital signatures`,
      'digital-signature.sync': msg`Synchronise with the signing server`,
    },
  },
  template: {
    name: msg`Templates`,
    permissions: {
      'template.add': msg`Add templates`,
      'template.save': msg`Save templates`,
      'template.delete': msg`Delete templates`,
    },
  },
  declaration: {
    name: msg`Declarations`,
    permissions: {
      'declaration.new': msg`Add declarations`,
      'declaration.make': msg`Make and sign the XML`,
      'declaration.send': msg`Send to the tax authority`,
      'declaration.delete': msg`Delete declarations`,
    },
  },
}

export const permissionGroups: readonly Group<string>[] = Object.values(groups)
