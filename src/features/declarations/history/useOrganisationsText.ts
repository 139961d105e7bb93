import { useLingui } from '@lingui/react'
import { shownDay } from '../../../domain/dates.ts'
import type { OrganisationRow } from '../../../domain/declaration/organisations.ts'
import { lookedUpLabels } from '../form/organisationLabels.ts'

const inParts = (parts: readonly string[], separator: string): string =>
  parts.filter((part) => part !== '').join(separator)

const period = (...days: readonly string[]): string =>
  inParts(
    days.map((day) => shownDay(day)),
    '–',
  )

/** The organisations of a list in a line, with all that the list says of each. */
export const useOrganisationsText = (): ((rows: readonly OrganisationRow[]) => string) => {
  const { i18n } = useLingui()
  const lookedUp = (invoices: string): string => {
    const found = lookedUpLabels.find(({ value }) => value === invoices)
    return found === undefined ? invoices : i18n._(found.label)
  }
  return (rows) =>
    rows
      .map((row) => {
        const invoices = inParts([lookedUp(row.invoices), period(row.issued_from, row.issued_to)], ' ')
        return inParts([row.org_name, row.tax_code, invoices, period(row.from_date, row.to_date), row.note], ' · ')
      })
      .join('; ')
}
