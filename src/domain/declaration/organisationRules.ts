import * as v from 'valibot'
import { isDay } from '../dates.ts'
import { recordOf } from '../form/table.ts'
import {
  mostOrganisations,
  organisationColumns,
  organisationLists,
  type OrganisationColumn,
  type OrganisationList,
} from './organisations.ts'
import { orBlank, type TextRule } from '../form/textRules.ts'
import { allFields, firstOfField } from './rules.ts'

/** Whether a period ends on the day on which it begins or later; one without a day, or with a text that is none, has its own rule. */
const endsInOrder = (first: string, last: string): boolean => !isDay(first) || !isDay(last) || first <= last

const periodEnds = 'period_ends_before_it_begins'

const rowBy = (ruleOf: (column: OrganisationColumn) => TextRule) =>
  v.config(
    v.pipe(
      v.config(v.object(recordOf(organisationColumns, ruleOf)), firstOfField),
      v.forward(
        v.partialCheck([['from_date'], ['to_date']], (row) => endsInOrder(row.from_date, row.to_date), periodEnds),
        ['to_date'],
      ),
      v.forward(
        v.partialCheck(
          [['issued_from'], ['issued_to']],
          (row) => endsInOrder(row.issued_from, row.issued_to),
          periodEnds,
        ),
        ['issued_to'],
      ),
    ),
    allFields,
  )

const rowsBy = (ruleOf: (column: OrganisationColumn) => TextRule) =>
  v.config(v.pipe(v.array(rowBy(ruleOf)), v.maxLength(mostOrganisations, 'too_many_organisations')), allFields)

/** The rows of a list as its form checks them. */
export const organisationRules = (list: OrganisationList) =>
  rowsBy((column) => organisationLists[list].columns[column]?.rule ?? v.string())

/** Of a draft, what is given is held to its rule. */
export const organisationRulesOfDraft = (list: OrganisationList) =>
  rowsBy((column) => orBlank(organisationLists[list].columns[column]?.rule ?? v.string()))
