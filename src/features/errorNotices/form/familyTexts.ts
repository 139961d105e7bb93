import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { mostNoticed } from '../../../domain/corrections/mostNoticed.ts'
import type { NoticeFamily } from '../../../domain/errorNotice/families.ts'

interface FormTexts {
  readonly form: MessageDescriptor
  readonly section: MessageDescriptor
  readonly description: MessageDescriptor
  readonly none: MessageDescriptor
  readonly missing: MessageDescriptor
  readonly choose: MessageDescriptor
  readonly nameOf: (position: number) => MessageDescriptor
  readonly remove: (position: number) => MessageDescriptor
  readonly removed: (position: number, left: number) => MessageDescriptor
  readonly picker: {
    readonly person: MessageDescriptor
    readonly list: MessageDescriptor
    readonly search: MessageDescriptor
    readonly note: MessageDescriptor
    readonly nothing: MessageDescriptor
    readonly nothingHere: MessageDescriptor
    readonly tick: MessageDescriptor
  }
}

/** What the form says of each family. */
export const formTextsOf: Readonly<Record<NoticeFamily, FormTexts>> = {
  certificates: {
    form: msg`Form 04/SS-CTĐT. The company's own data is taken from the company settings.`,
    section: msg`Wrong certificates`,
    description: msg`Certificates that the tax authority has accepted, at most ${mostNoticed}. Wrong amounts or a wrong taxpayer need another certificate that adjusts or replaces it.`,
    none: msg`No certificate is named yet.`,
    missing: msg`Choose at least one certificate`,
    choose: msg`Choose PIT certificates`,
    nameOf: (position) => msg`Certificate ${position}`,
    remove: (position) => msg`Remove certificate ${position}`,
    removed: (position, left) => msg`Certificate ${position} is removed, ${left} left`,
    picker: {
      person: msg`Taxpayer`,
      list: msg`Certificates that the tax authority has accepted`,
      search: msg`Search PIT certificates`,
      note: msg`Certificates that have been replaced are left out.`,
      nothing: msg`No certificate to choose on this page`,
      nothingHere: msg`Those of this page are in the notice already, or have been replaced. Only certificates that the tax authority has accepted are offered.`,
      tick: msg`Tick at least one PIT certificate`,
    },
  },
  invoices: {
    form: msg`Form 04/SS-HĐĐT. The company's own data is taken from the company settings.`,
    section: msg`Wrong invoices`,
    description: msg`Invoices that the tax authority has accepted, at most ${mostNoticed}. A wrong tax code, goods, amounts or rates need another invoice that adjusts or replaces it.`,
    none: msg`No invoice is named yet.`,
    missing: msg`Choose at least one invoice`,
    choose: msg`Choose invoices`,
    nameOf: (position) => msg`Invoice ${position}`,
    remove: (position) => msg`Remove invoice ${position}`,
    removed: (position, left) => msg`Invoice ${position} is removed, ${left} left`,
    picker: {
      person: msg`Buyer`,
      list: msg`Invoices that the tax authority has accepted`,
      search: msg`Search invoices`,
      note: msg`Cancelled invoices are left out.`,
      nothing: msg`No invoice to choose on this page`,
      nothingHere: msg`Those of this page are in the notice already, or are cancelled. Only invoices that the tax authority has accepted are offered.`,
      tick: msg`Tick at least one invoice`,
    },
  },
}
