import { sql, type Kysely } from 'kysely'
import * as v from 'valibot'
import type { Migrating } from '../../../../store/migrations/schemaBuilder.ts'

interface Earlier {
  readonly [table: string]: Readonly<Record<string, string>>
  readonly declarations: {
    company_id: string
    id: string
    decl_form_no: string
    register_date: string
    reference: string
    accepted_at: string
  }
  readonly declaration_contents: { company_id: string; declaration_id: string; content: string }
  readonly in_force: {
    company_id: string
    form: string
    accepted_at: string
    document_id: string
    reference: string
    register_date: string
    usages: string
    serial_numbers: string
  }
}

/** Boxes of the bodies of that time. */
const usage = /^(?:attribute\d+|inv_type\d+|issuer_type_\d|doc_type_\d|att_\d+)$/

const contentSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({
    digital_signatures: v.optional(v.array(v.object({ serial_no: v.string(), form_tp: v.string() })), []),
  }),
)

const grantedBy = (content: string | null) => {
  const body = content === null ? { digital_signatures: [] } : v.parse(contentSchema, content)
  const usages = Object.entries(body).flatMap(([name, value]) => (usage.test(name) && value === '1' ? [name] : []))
  const serials = body.digital_signatures.flatMap(({ serial_no, form_tp }) => (form_tp === '3' ? [] : [serial_no]))
  return { usages: JSON.stringify(usages), serial_numbers: JSON.stringify(serials) }
}

const atOnce = 500

/** The accepted ones behind a key, in the order of their keys. */
const acceptedBehind = (db: Kysely<Earlier>, { company, id }: { readonly company: string; readonly id: string }) =>
  db
    .selectFrom('declarations')
    .leftJoin('declaration_contents', (join) =>
      join
        .onRef('declaration_contents.company_id', '=', 'declarations.company_id')
        .onRef('declaration_contents.declaration_id', '=', 'declarations.id'),
    )
    .select([
      'declarations.company_id',
      'declarations.id',
      'decl_form_no',
      'register_date',
      'reference',
      'accepted_at',
      'declaration_contents.content',
    ])
    .where('accepted_at', '<>', '')
    .where((eb) => eb(eb.refTuple('declarations.company_id', 'declarations.id'), '>', eb.tuple(company, id)))
    .orderBy('declarations.company_id')
    .orderBy('declarations.id')
    .limit(atOnce)
    .execute()

const fill = async (db: Kysely<Earlier>): Promise<void> => {
  let last = { company: '', id: '' }
  for (;;) {
    const rows = await acceptedBehind(db, last)
    const end = rows.at(-1)
    if (end === undefined) return
    await db
      .insertInto('in_force')
      .values(
        rows.map(({ company_id, id, decl_form_no, register_date, reference, accepted_at, content }) => ({
          company_id,
          form: decl_form_no,
          accepted_at,
          document_id: id,
          reference,
          register_date,
          ...grantedBy(content),
        })),
      )
      .execute()
    last = { company: end.company_id, id: end.id }
  }
}

/** What was accepted stands with what is in force, and no longer with the declaration (decision 0464). */
export const acceptances = async ({ db }: Migrating): Promise<void> => {
  await fill(db.withTables<Earlier>())
  await sql`drop index declarations_by_acceptance`.execute(db)
  await sql`alter table declarations drop column accepted_at`.execute(db)
  await sql`alter table deleted_drafts drop column accepted_at`.execute(db)
}
