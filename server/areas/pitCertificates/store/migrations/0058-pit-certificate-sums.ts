import { sql, type CreateTableBuilder } from 'kysely'
import type { DatabaseKind, Migrating } from '../../../../store/migrations/schemaBuilder.ts'

type Table = CreateTableBuilder<string, string>

const amounts = [
  'final_insurance_amt',
  'donations_amt',
  'final_income_amt',
  'final_income_before_tax',
  'final_income_tax',
]
const sumColumns = amounts.flatMap((amount) => [`${amount}_high`, `${amount}_low`])
const summed = ['company_id', 'income_year', 'taxpayer_taxcd'] as const

const isSummed = (row: 'old' | 'new' | 'certificates'): string =>
  `(${row}.etax_status in ('sent', 'accepted') and ${row}.corrected_by <> '1')`

/** Amounts are added up in two halves: all that a person may be certified is more than 64 bits hold. */
const addTo = (row: 'old' | 'new', change: 1 | -1): string => {
  const halves = amounts.flatMap((amount) =>
    ['/', '%'].map((half) => `${change} * (coalesce(${row}.${amount}, 0) ${half} 1000000000)`),
  )
  const added = ['certificates', ...sumColumns].map(
    (name) => `${name} = pit_certificate_sums.${name} + excluded.${name}`,
  )
  return `insert into pit_certificate_sums (${[...summed, 'certificates', ...sumColumns].join(', ')})
    select ${[...summed.map((name) => `${row}.${name}`), change, ...halves].join(', ')} where ${isSummed(row)}
    on conflict (${summed.join(', ')}) do update set ${added.join(', ')}`
}

const summedColumns = ['etax_status', 'corrected_by', 'income_year', 'taxpayer_taxcd', ...amounts]
const mayChangeSums = `(${isSummed('old')} or ${isSummed('new')})`

const sumTriggers: Readonly<Record<DatabaseKind, readonly string[]>> = {
  sqlite: [
    `create trigger pit_certificates_summed after insert on pit_certificates begin ${addTo('new', 1)}; end`,
    `create trigger pit_certificates_unsummed after delete on pit_certificates begin ${addTo('old', -1)}; end`,
    `create trigger pit_certificates_resummed after update of ${summedColumns.join(', ')} on pit_certificates
     when ${mayChangeSums} begin ${addTo('old', -1)}; ${addTo('new', 1)}; end`,
  ],
  postgres: [
    `create function sum_pit_certificates() returns trigger language plpgsql as $$ begin
       if tg_op <> 'INSERT' then ${addTo('old', -1)}; end if;
       if tg_op <> 'DELETE' then ${addTo('new', 1)}; end if;
       return null;
     end $$`,
    `create trigger pit_certificates_summed after insert or delete on pit_certificates
     for each row execute function sum_pit_certificates()`,
    `create trigger pit_certificates_resummed after update of ${summedColumns.join(', ')} on pit_certificates
     for each row when ${mayChangeSums} execute function sum_pit_certificates()`,
  ],
}

/** What there is already. */
const addAll = (): string => {
  const halves = amounts.flatMap((amount) =>
    ['/', '%'].map((half) => `sum(coalesce(certificates.${amount}, 0) ${half} 1000000000)`),
  )
  const columns = summed.map((name) => `certificates.${name}`)
  return `insert into pit_certificate_sums (${[...summed, 'certificates', ...sumColumns].join(', ')})
    select ${[...columns, 'count(*)', ...halves].join(', ')} from pit_certificates as certificates
    where ${isSummed('certificates')} group by ${columns.join(', ')}`
}

/** What is certified by person and year, kept as it changes: adding up a million certificates takes seconds. */
export const pitCertificateSums = async ({ db, kind, text }: Migrating): Promise<void> => {
  const begun = summed.reduce<Table>(
    (table, column) => table.addColumn(column, text, (built) => built.notNull()),
    db.schema.createTable('pit_certificate_sums'),
  )
  await ['certificates', ...sumColumns]
    .reduce<Table>((table, column) => table.addColumn(column, 'bigint', (built) => built.notNull()), begun)
    .addPrimaryKeyConstraint('pit_certificate_sums_key', [...summed])
    .execute()
  for (const statement of [addAll(), ...sumTriggers[kind]]) await sql.raw(statement).execute(db)
}
