import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { NoticeFamily } from '../../../domain/errorNotice/families.ts'

interface ListTexts {
  /** What notices are for, while there is none. */
  readonly purpose: MessageDescriptor
  /** The column with what a notice names. */
  readonly documents: MessageDescriptor
  readonly searched: MessageDescriptor
}

/** What the list says of each family. */
export const listTextsOf: Readonly<Record<NoticeFamily, ListTexts>> = {
  certificates: {
    purpose: msg`With notice 04/SS-CTĐT the company says that certificates it has issued are wrong in what needs no other certificate, such as a name or an address.`,
    documents: msg`PIT certificates`,
    searched: msg`References, symbols and numbers of certificates and reasons are searched, in any order of words.`,
  },
  invoices: {
    purpose: msg`With notice 04/SS-HĐĐT the company says that invoices it has issued are wrong in what needs no other invoice, such as a name or an address.`,
    documents: msg`Invoices`,
    searched: msg`References, symbols and numbers of invoices and reasons are searched, in any order of words.`,
  },
}
