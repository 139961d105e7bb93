import { sql, type SqlBool } from 'kysely'
import { declarationSortColumns } from '../../../../src/api/contract/declarations.ts'
import { codeItems } from '../../../../src/domain/codeLists.ts'
import { authorityStatuses } from '../../../../src/domain/declaration/status.ts'
import type { CountedColumn, ListOf, SearchedWords } from '../../../lists/description.ts'
import type { SearchedFilter } from '../../../lists/listPage.ts'
import { shownValues } from '../../../lists/shown.ts'
import { typeNames } from './declarationSearch.ts'
import type { DeclarationFilter } from './declarations.ts'
import { namesOtherDay } from './migrations/0024-other-days.ts'
import { referenceDays } from './referenceDays.ts'
import { statusNames } from './statusNames.ts'

export const statusColumn: CountedColumn<'noti_cd_tax'> = {
  name: 'noti_cd_tax',
  byDay: 'declarations_by_status_day',
  values: shownValues(authorityStatuses, (status) => statusNames[status]),
}

const typeColumn: CountedColumn<'decl_type'> = {
  name: 'decl_type',
  byDay: 'declarations_by_type_day',
  values: shownValues(
    codeItems('declaration-type').map(({ code }) => code),
    typeNames,
  ),
}

const words: SearchedWords = {
  text: sql<string>`(search_text || '\n' || answer_text)`,
  daysNamed: referenceDays,
  sqlite: {
    trigrams: 'declaration_index',
    vocabulary: 'declaration_vocabulary',
    numbers: 'search_numbers',
    number: 'search_number',
    byNumber: 'declarations_by_search_number',
    otherDays: { index: 'declarations_of_other_days', condition: sql.raw<SqlBool>(namesOtherDay.sqlite) },
  },
  postgres: {
    terms: sql`declaration_terms(company_id, register_date, search_text || e'\n' || answer_text)`,
    otherDays: sql.raw<SqlBool>(namesOtherDay.postgres),
  },
}

/** The lists of declarations, each of one form, as migrations 0008 to 0024 have made their indexes. */
export const declarationList: ListOf<'declarations', 'declaration_tallies'> = {
  table: 'declarations',
  tallies: 'declaration_tallies',
  part: 'decl_form_no',
  day: 'register_date',
  byDay: 'declarations_by_register_date',
  counted: [statusColumn, typeColumn],
  sorted: declarationSortColumns
    .filter((name) => name !== 'register_date')
    .map((name) => ({ name, index: `declarations_by_${name}` })),
  words,
}

/** What is asked of the list for what is asked of declarations. */
export const declarationListFilter = ({
  form,
  from,
  to,
  words: searched,
  statuses,
  type,
}: DeclarationFilter): SearchedFilter => ({
  part: form,
  from,
  to,
  words: searched,
  chosen: [
    { column: statusColumn, values: statuses },
    { column: typeColumn, values: type === null ? null : [type] },
  ],
})
