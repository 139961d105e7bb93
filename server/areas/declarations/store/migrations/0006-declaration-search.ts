import { sql, type QueryExecutorProvider } from 'kysely'
import { authorityStatuses } from '../../../../../src/domain/declaration/status.ts'
import { codeItems } from '../../../../../src/domain/codeLists.ts'
import { typeNames } from '../declarationSearch.ts'
import { statusNames } from '../statusNames.ts'
import { searchText } from '../../../../store/matching.ts'

/** Declarations are found by day, type and status as the list shows them: rows from before gain these texts. */
export const declarationSearch = async ({ db }: { readonly db: QueryExecutorProvider }): Promise<void> => {
  for (const { code } of codeItems('declaration-type'))
    await sql`update declarations set search_text = search_text || ${`\n${searchText(typeNames(code))}\n`}
      || substr(register_date, 9, 2) || '/' || substr(register_date, 6, 2) || '/' || substr(register_date, 1, 4)
      where decl_type = ${code}`.execute(db)
  for (const status of authorityStatuses)
    await sql`update declarations set answer_text = ${searchText([...statusNames[status], '', ''])} || answer_text || ${'\n'} || lower(tr_cd_tax)
      where noti_cd_tax = ${status}`.execute(db)
}
