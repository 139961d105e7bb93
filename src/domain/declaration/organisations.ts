import * as v from 'valibot'
import type { ColumnField, XmlElement } from '../form/definition.ts'
import { keysOf, recordOf } from '../form/table.ts'
import { taxCodeSchema } from '../taxCode.ts'
import { lineOf, requiredLine } from '../text.ts'
import { dayOrEmpty, requiredDay } from '../form/textRules.ts'
import { isInVersion } from './versions.ts'

/** Most organisations that one list of a declaration names. */
export const mostOrganisations = 50

const since211 = { since: '2.1.1' } as const

const element = (tag: string, type: XmlElement['type'], max: number): XmlElement => ({ tag, type, max, ...since211 })
const ifAny = (tag: string, type: XmlElement['type'], max: number): XmlElement => ({
  ...element(tag, type, max),
  ifAnySince: '2.1.1',
})

const name = requiredLine(400, 'organisation_name_is_required')
const taxCode = v.pipe(v.string(), v.nonEmpty('organisation_tax_code_is_required'), taxCodeSchema)
const firstDay = requiredDay('from_date_is_required')
const note = lineOf(255)

/** Columns of the lists in the order of their print; a list without a column has an empty text there. */
export const organisationColumns = [
  'org_name',
  'tax_code',
  'invoices',
  'issued_from',
  'issued_to',
  'from_date',
  'to_date',
  'note',
] as const
export type OrganisationColumn = (typeof organisationColumns)[number]
export type OrganisationRow = { [Column in OrganisationColumn]: string }

type Columns = Readonly<Partial<Record<OrganisationColumn, ColumnField>>>

const columnsOf = (nameTag: string, codeTag: string) =>
  ({
    org_name: { rule: name, element: element(nameTag, 'text', 400) },
    tax_code: { rule: taxCode, element: element(codeTag, 'code', 14) },
    from_date: { rule: firstDay, element: element('TNgay', 'date', 10) },
    to_date: { rule: dayOrEmpty, element: ifAny('DNgay', 'date', 10) },
    note: { rule: note, element: ifAny('GChu', 'text', 255) },
  }) as const satisfies Columns

/** Whose invoices an authorised unit looks up (HDBRMVao): sold, bought, both. What each number says is inferred (law of 2026 §2). */
export const lookedUpInvoices = { sold: '1', bought: '2', both: '3' } as const

const lookupColumns = {
  org_name: { rule: name, element: element('TDVi', 'text', 400) },
  tax_code: { rule: taxCode, element: element('MST', 'code', 14) },
  invoices: {
    rule: v.picklist(Object.values(lookedUpInvoices), 'looked_up_invoices_are_required'),
    element: element('HDBRMVao', 'code', 1),
  },
  issued_from: { rule: firstDay, element: element('TDLHDTNgay', 'date', 10) },
  issued_to: { rule: requiredDay('to_date_is_required'), element: element('TDLHDDNgay', 'date', 10) },
  from_date: { rule: firstDay, element: element('TGUQTNgay', 'date', 10) },
  to_date: { rule: requiredDay('to_date_is_required'), element: element('TGUQDNgay', 'date', 10) },
  note: { rule: note, element: ifAny('GChu', 'text', 255) },
} as const satisfies Columns

interface ListOfOrganisations {
  /** The element of the list, and that of each row. */
  readonly tag: string
  readonly rowTag: string
  readonly columns: Columns
}

export type OrganisationList = 'solution_provider' | 'tvan_company' | 'dependent_units' | 'lookup_units'

/**
 * The lists of organisations of form 01/ĐKTĐ-HĐĐT with their XML, sections 7 to 9a of its print (seed 000 §3; law of 2026 §1.1, §2). Before
 * version 2.1.1 the product sends them empty (seed 000 §7).
 */
export const organisationLists: Readonly<Record<OrganisationList, ListOfOrganisations>> = {
  solution_provider: { tag: 'TTTCGP', rowTag: 'TCGP', columns: columnsOf('TTCGP', 'MSTTCGP') },
  tvan_company: { tag: 'TTTCTN', rowTag: 'TCTN', columns: columnsOf('TTCTN', 'MSTTCTN') },
  dependent_units: { tag: 'TTDVHTPT', rowTag: 'DVHTPT', columns: columnsOf('TDVHTPT', 'MSTDVHTPT') },
  lookup_units: { tag: 'TTDVDUQTCuu', rowTag: 'DVDUQTCuu', columns: lookupColumns },
}

export const everyOrganisationList: readonly OrganisationList[] = keysOf(organisationLists)

/** Lists that came after version 2.1.0; the seeds name the others, which a declaration has in every version. */
export type LateList = 'dependent_units' | 'lookup_units'
export const isLateList = (list: OrganisationList): list is LateList =>
  list === 'dependent_units' || list === 'lookup_units'
export const isEarlyList = (list: OrganisationList): list is Exclude<OrganisationList, LateList> => !isLateList(list)

/** Whether a version of the form asks for these lists. */
export const hasOrganisations = (version: string): boolean => isInVersion(since211, version)

/** The columns of a list in the order of its print. */
export const columnsIn = (list: OrganisationList): readonly OrganisationColumn[] =>
  organisationColumns.filter((column) => column in organisationLists[list].columns)

export const emptyOrganisation: OrganisationRow = recordOf(organisationColumns, () => '')
