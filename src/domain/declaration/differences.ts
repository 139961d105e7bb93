import { certificateColumns, isChosenRow, type CertificateRow } from './certificateRows.ts'
import type { TextName } from './fields.ts'
import type { UsageFlag } from './flags.ts'
import type { DeclarationForm } from './forms/definition.ts'
import { organisationColumns, type OrganisationList, type OrganisationRow } from './organisations.ts'
import { isTicked, listIn, textOf, type DeclarationValues } from './values.ts'

export interface TextDifference {
  readonly kind: 'text'
  readonly field: TextName
  readonly before: string
  readonly after: string
}

/** An option of the form that is ticked now and was not, or the other way round. */
export interface FlagDifference {
  readonly kind: 'flag'
  readonly field: UsageFlag
  readonly isTicked: boolean
}

/** A certificate of the declaration; `place` is its row there, counted from 0, in `before` for one that is no longer named. */
export type CertificateDifference =
  | { readonly kind: 'certificateAdded'; readonly place: number; readonly row: CertificateRow }
  | { readonly kind: 'certificateRemoved'; readonly place: number; readonly row: CertificateRow }
  | {
      readonly kind: 'certificateChanged'
      readonly place: number
      readonly before: CertificateRow
      readonly after: CertificateRow
    }

/** A list of organisations that says something else. */
export interface OrganisationsDifference {
  readonly kind: 'organisations'
  readonly list: OrganisationList
  readonly before: readonly OrganisationRow[]
  readonly after: readonly OrganisationRow[]
}

export type Difference = TextDifference | FlagDifference | CertificateDifference | OrganisationsDifference

interface PlacedRow {
  readonly place: number
  readonly row: CertificateRow
}

/** Columns that say something about a certificate; its two ids only name it. */
const compared = certificateColumns.filter((column) => column !== 'sig_id' && column !== 'reg_id')

const placed = (rows: readonly CertificateRow[]): readonly PlacedRow[] =>
  rows.flatMap((row, place) => (isChosenRow(row) ? [{ place, row }] : []))

const isSameCertificate = (one: CertificateRow, other: CertificateRow): boolean =>
  one.sig_id === other.sig_id ||
  (one.serial_no !== '' && one.serial_no === other.serial_no && one.org_name === other.org_name)

/** Each certificate of `after` is compared with one of `before` that nothing else was compared with. */
const ofCertificates = (
  before: readonly CertificateRow[],
  after: readonly CertificateRow[],
): readonly CertificateDifference[] => {
  const left = [...placed(before)]
  const found = placed(after).flatMap(({ place, row }): readonly CertificateDifference[] => {
    const position = left.findIndex((earlier) => isSameCertificate(earlier.row, row))
    const [earlier] = position === -1 ? [] : left.splice(position, 1)
    if (earlier === undefined) return [{ kind: 'certificateAdded', place, row }]
    const isSame = compared.every((column) => earlier.row[column] === row[column])
    return isSame ? [] : [{ kind: 'certificateChanged', place, before: earlier.row, after: row }]
  })
  return [
    ...found,
    ...left.map(({ place, row }): CertificateDifference => ({ kind: 'certificateRemoved', place, row })),
  ]
}

const areSame = (rows: readonly OrganisationRow[], others: readonly OrganisationRow[]): boolean =>
  rows.length === others.length &&
  rows.every((row, place) => organisationColumns.every((column) => row[column] === others[place]?.[column]))

/**
 * What `after` says otherwise than `before`, two contents of one form: its texts, then its options in the order of the printed form, then
 * certificates in the order of `after` with those no longer named at the end, then the lists of organisations. The order of certificates, empty rows and the declaration's own
 * id are no difference.
 */
export const differences = (
  { texts, flags, organisationLists }: Pick<DeclarationForm, 'texts' | 'flags' | 'organisationLists'>,
  before: DeclarationValues,
  after: DeclarationValues,
): readonly Difference[] => [
  ...texts.flatMap((field): readonly TextDifference[] => {
    const [was, is] = [textOf(before, field), textOf(after, field)]
    return was === is ? [] : [{ kind: 'text', field, before: was, after: is }]
  }),
  ...flags.flatMap((field): readonly FlagDifference[] => {
    const isOn = isTicked(after, field)
    return isTicked(before, field) === isOn ? [] : [{ kind: 'flag', field, isTicked: isOn }]
  }),
  ...ofCertificates(before.digital_signatures, after.digital_signatures),
  ...organisationLists.flatMap((list): readonly OrganisationsDifference[] => {
    const [was, is] = [listIn(before, list), listIn(after, list)]
    return areSame(was, is) ? [] : [{ kind: 'organisations', list, before: was, after: is }]
  }),
]
