import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  lookedUpInvoices,
  type OrganisationColumn,
  type OrganisationList,
} from '../../../domain/declaration/organisations.ts'

/** The lists of organisations by the headings of the form. */
export const organisationTitles: Readonly<Record<OrganisationList, MessageDescriptor>> = {
  solution_provider: msg`Service providers`,
  tvan_company: msg`Transmission units`,
  dependent_units: msg`Dependent units that look up invoices`,
  lookup_units: msg`Units authorised to look up invoices`,
}

/** What adds a row to each list. */
export const organisationAddLabels: Readonly<Record<OrganisationList, MessageDescriptor>> = {
  solution_provider: msg`Add a service provider`,
  tvan_company: msg`Add a transmission unit`,
  dependent_units: msg`Add a dependent unit`,
  lookup_units: msg`Add an authorised unit`,
}

/** What a row of each list is called in a message, with its number. */
export const organisationRowLabel = (list: OrganisationList, position: number): MessageDescriptor => {
  switch (list) {
    case 'solution_provider':
      return msg`Service provider ${position}`
    case 'tvan_company':
      return msg`Transmission unit ${position}`
    case 'dependent_units':
      return msg`Dependent unit ${position}`
    case 'lookup_units':
      return msg`Authorised unit ${position}`
  }
}

export const organisationLabels: Readonly<Record<OrganisationColumn, MessageDescriptor>> = {
  org_name: msg`Name`,
  tax_code: msg`Tax code`,
  invoices: msg`Invoices to look up`,
  issued_from: msg`Invoices issued from`,
  issued_to: msg`Invoices issued until`,
  from_date: msg`From date`,
  to_date: msg`To date`,
  note: msg`Note`,
}

/** Whose invoices a unit looks up (HDBRMVao). */
export const lookedUpLabels: readonly { readonly value: string; readonly label: MessageDescriptor }[] = [
  { value: lookedUpInvoices.sold, label: msg({ message: 'Sold', comment: 'Which invoices may be looked up' }) },
  { value: lookedUpInvoices.bought, label: msg({ message: 'Bought', comment: 'Which invoices may be looked up' }) },
  {
    value: lookedUpInvoices.both,
    label: msg({ message: 'Sold and bought', comment: 'Which invoices may be looked up' }),
  },
]
