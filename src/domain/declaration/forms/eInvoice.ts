import { keysOf } from '../../form/table.ts'
import { eInvoiceTexts } from '../fields.ts'
import { eInvoiceFlags } from '../flagTables/eInvoice.ts'
import { everyOrganisationList } from '../organisations.ts'
import type { DeclarationForm } from './definition.ts'

/** Form 01/ĐKTĐ-HĐĐT: registration or change of the usage of e-invoices (seed 000). */
export const eInvoice: DeclarationForm<'eInvoice'> = {
  key: 'eInvoice',
  number: '01/ĐKTĐ-HĐĐT',
  texts: eInvoiceTexts,
  groups: ['invoiceForms', 'dataChannels', 'transferMethods', 'invoiceTypes'],
  flags: keysOf(eInvoiceFlags),
  organisationLists: everyOrganisationList,
  xmlVersions: ['2.1.1', '2.1.0', '2.0.1'],
  xmlVersionCutOff: '2025-05-14',
  codeGroups: { names: 'declaration-name', numbers: 'declaration-form-number' },
  confirmedVersions: ['2.1.1', '2.1.0'],
  editsDrafts: false,
  notPreviewed: 'turnedDown',
  statusBanner: 'always',
  printName: 'described',
  needsEveryElement: false,
}
