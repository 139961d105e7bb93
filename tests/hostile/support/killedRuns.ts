import { demoCompany } from '../../../server/companies/demo/company.ts'
import { forEveryCompany } from '../../../server/store/statements.ts'
import type { CollectionKey } from '../../../src/api/contract/declarationCollection.ts'
import { declarationFilings } from '../../../src/api/contract/declarationFiling.ts'
import { newBody } from '../../../tools/product/server/filing.ts'
import { encryptedPassword, type Visitor } from '../../../tools/product/server/visitor.ts'
import { hsmUser } from './companyCertificates.ts'
import type { KillableServer } from './killable.ts'

/** A document that a run is to carry, as its call names it. */
export interface Wanted {
  readonly document_id: string
  readonly version: string
}

/** Changes of a registration, which are accepted whatever came before. */
export const saveDrafts = async (visitor: Visitor, collection: CollectionKey, count: number) => {
  const body = await newBody(visitor, { decl_type: '2' }, collection)
  const saved: Wanted[] = []
  for (let index = 0; index < count; index += 1) {
    const asked = { body: { ...body, contact_per: `Người thứ ${index}` } }
    const { declaration_id: document_id, version } = await visitor.get(declarationFilings[collection].saveDraft, asked)
    saved.push({ document_id, version })
  }
  return saved
}

/** The PIN, with the account that is kept beside the certificate. */
export const keyEntries = async (visitor: Visitor, serial_no: string) => ({
  serial_no,
  pin: await encryptedPassword(visitor, hsmUser.pin),
})

/** What was taken by a server that died is free again, as it is once its time is over. */
export const endClaims = ({ inStore }: KillableServer) =>
  inStore(({ db }) =>
    forEveryCompany(async () => {
      await db.updateTable('outbox').set({ claimed_until: '' }).execute()
      await db.updateTable('issue_runs').set({ claimed_until: '2000' }).where('claimed_until', '>', '').execute()
    }),
  )

/** The documents of a run, each with how often it is signed: what is seen at one moment, since a commit may be on its way. */
export const rowsKept = ({ inStore }: KillableServer, reqKey: string) =>
  inStore(async ({ db }) => {
    const rows = await db
      .selectFrom('issue_runs')
      .innerJoin('issue_run_rows', (join) =>
        join
          .onRef('issue_run_rows.company_id', '=', 'issue_runs.company_id')
          .onRef('issue_run_rows.run_id', '=', 'issue_runs.id'),
      )
      .leftJoin('signed_documents', (join) =>
        join
          .onRef('signed_documents.company_id', '=', 'issue_run_rows.company_id')
          .onRef('signed_documents.document_id', '=', 'issue_run_rows.document_id'),
      )
      .where('issue_runs.company_id', '=', demoCompany.id)
      .where('issue_runs.req_key', '=', reqKey)
      .groupBy(['issue_run_rows.position', 'issue_run_rows.state'])
      .select(['issue_run_rows.state', (row) => row.fn.count<number | string>('signed_documents.id').as('signed')])
      .execute()
    return rows.map(({ state, signed }) => ({ state, signed: Number(signed) }))
  })

/** What is signed, noted and sent of all documents of the demo company, what the authority has, and what has not left. */
export const carriedTo = ({ inStore }: KillableServer) =>
  inStore(({ db }) =>
    forEveryCompany(async () => {
      const messages = db
        .selectFrom('transmissions')
        .innerJoin('transmission_rows', 'transmission_rows.transmission_id', 'transmissions.id')
        .innerJoin('signed_documents', 'signed_documents.id', 'transmission_rows.signed_id')
        .select(['transmissions.mtdiep', 'signed_documents.document_id as of'])
      const arrived = await db.selectFrom('simulator_messages').select('mtdiep').execute()
      return {
        signed: await db.selectFrom('signed_documents').select('document_id as of').execute(),
        noted: (
          await db
            .selectFrom('audit')
            .select('subject_id as of')
            .where('action', '=', 'declaration.registered')
            .execute()
        ).map(({ of }) => ({ of: of ?? '' })),
        messages: await messages.execute(),
        arrived: arrived.map(({ mtdiep }) => mtdiep),
        waiting: await db.selectFrom('outbox').select('id').where('subject_kind', '=', 'transmission').execute(),
        tries: await db.selectFrom('hsm_keys').select('pin_tries').where('pin_tries', '>', 0).execute(),
      }
    }),
  )
