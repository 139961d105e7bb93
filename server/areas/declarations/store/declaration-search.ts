import { sql, type RawBuilder } from 'kysely'
import { shownDay } from '../../../../src/domain/dates.ts'
import type { DeclarationBody } from '../../../../src/domain/declaration/wire.ts'
import { codeItems } from '../../../../src/domain/codeLists.ts'
import type { KeptStatus, StatusChange } from './declarations.ts'
import { searchText } from '../../../store/matching.ts'
import { statusNames } from './status-names.ts'

/** The names of a declaration type in all languages, as the column shows them; the code where it has none. */
export const typeNames = (code: string): readonly string[] => {
  const item = codeItems('declaration-type').find((each) => each.code === code)
  return item === undefined ? [code] : [item.code_vn_nm, item.code_en_nm, item.code_ko_nm]
}

/** What a search finds of the seller's part: every column of the list as it is shown, in all languages, form name and contact. */
export const declarationSearchText = (content: DeclarationBody, reference: string): string =>
  searchText([
    content.decl_form_no,
    content.decl_nm,
    shownDay(content.reg_date),
    ...typeNames(content.decl_type),
    reference,
    content.pos_key,
    content.contact_per,
  ])

/** What a search finds of the authority's part: the status as it is shown, in all languages, message and trade code. */
export const answerSearchText = (status: KeptStatus, message: string, tradeCode: string): string =>
  searchText([...statusNames[status], message, tradeCode])

/** The same as an update writes it: a change without a trade code keeps the one that there is. */
export const movedSearchText = ({ status, message, tradeCode }: StatusChange): string | RawBuilder<string> =>
  tradeCode === undefined
    ? sql<string>`${answerSearchText(status, message, '')} || lower(tr_cd_tax)`
    : answerSearchText(status, message, tradeCode)
