import { sql, type RawBuilder } from 'kysely'
import type { DeclarationContent } from '../../../../src/domain/declaration/content.ts'
import { textOf } from '../../../../src/domain/declaration/values.ts'
import { codeItems } from '../../../../src/domain/codeLists.ts'
import type { StatusChange } from './declarations.ts'
import { searchText } from '../../../store/matching.ts'

/** The names of a declaration type in all languages, as the column shows them; the code where it has none. */
export const typeNames = (code: string): readonly string[] => {
  const item = codeItems('declaration-type').find((each) => each.code === code)
  return item === undefined ? [code] : [item.code_vn_nm, item.code_en_nm, item.code_ko_nm]
}

/**
 * What a search finds in the seller's texts: form number and name, reference, POS key, contact. Day and type are searched in their
 * columns (`shownIn`).
 */
export const declarationSearchText = (content: DeclarationContent, reference: string): string =>
  searchText([content.decl_form_no, content.decl_nm, reference, textOf(content, 'pos_key'), content.contact_per])

/** What a search finds in the authority's texts: message and trade code. The status is searched in its column. */
export const answerSearchText = (message: string, tradeCode: string): string => searchText([message, tradeCode])

/** The same as an update writes it: a change without a trade code keeps the one that there is. */
export const movedSearchText = ({ message, tradeCode }: StatusChange): string | RawBuilder<string> =>
  tradeCode === undefined
    ? sql<string>`${answerSearchText(message, '')} || lower(tr_cd_tax)`
    : answerSearchText(message, tradeCode)
