/** A table that a statement reads or writes, or names in a join. */
const mention = (table: string): RegExp => new RegExp(String.raw`\b(?:from|join|into|update)\s+${table}\b`, 'g')

const predicate = /\bcompany_id\s*(?:=|in\b)/g
const inserted = /^insert into \w+\s*\([^)]*\bcompany_id\b/

/**
 * Whether a statement names the company for each company-owned table in it: `company_id =` once for each table that it reads, and among
 * the columns of what it inserts.
 */
export const namesCompany = (statement: string, owned: readonly string[]): boolean => {
  const sql = statement.replaceAll('"', '').toLowerCase().replaceAll(/\s+/g, ' ').trim()
  const mentions = owned.reduce((sum, table) => sum + [...sql.matchAll(mention(table))].length, 0)
  const predicates = [...sql.matchAll(predicate)].length + (inserted.test(sql) ? 1 : 0)
  return mentions <= predicates
}
