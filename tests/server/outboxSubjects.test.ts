import { sql, type Kysely } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { product } from '../../server/areas.ts'
import { readEnvelope, writeEnvelope } from '../../server/authority/envelope.ts'
import type { Message, TaxAuthority } from '../../server/authority/taxAuthority.ts'
import { openStore } from '../../server/openStore.ts'
import type { DatabaseLocation } from '../../server/store/openDatabase.ts'
import type { Tables } from '../../server/store/tables.ts'
import type { Correspondent } from '../../server/transmissions/correspondent.ts'
import { takeInAnswers } from '../../server/transmissions/receiving.ts'
import { sendDue, type WorkerRepositories } from '../../server/transmissions/sending.ts'
import { queue } from '../../server/transmissions/transmissions.ts'
import { fail, succeed } from '../../src/domain/result.ts'
import { fillEarlierDatabase, insertEarlier } from '../../tools/product/server/earlierDatabase.ts'
import { startDatabases } from './support/databases.ts'
import { account, companies, seed } from '../../tools/product/server/rows.ts'

const databases = await startDatabases()

const at = '2026-11-20T01:00:00.000Z'
const clock = () => new Date(at)
const companyId = account.companyId ?? ''
const taxCode = companies[0]?.tax_id ?? ''

const message = (type: string, mtdiep: string, reference: string): Message => ({
  mtdiep,
  xml: writeEnvelope({ version: '2.1.0', sender: 'V1', receiver: 'TCT', type, mtdiep, reference, taxCode }, '<Note/>'),
})

describe.each(databases.map((database) => [database.kind, database] as const))(
  'the outbox on %s',
  (_kind, database) => {
    let location: DatabaseLocation
    beforeEach(async () => {
      location = await database.create()
    })

    it('carries messages of another subject than declarations, and their answers', async () => {
      const { store } = await openStore(location)
      await seed(store)
      const done: string[] = []
      const parcels: Correspondent<WorkerRepositories> = {
        kind: 'parcel',
        messages: [
          {
            type: '990',
            carries: 'document',
            maxRows: 1,
            turnedDown: { finds: [], to: 'sentBack' },
            answers: [{ type: '991', step: 'decision', outcomeOf: 'message', finds: [], moves: {} }],
          },
        ],
        carried: (_store, _companyId, ids) => {
          done.push(`carry ${ids.join()}`)
          return Promise.resolve(ids.map(() => ({ taxCode, version: '2.1.0', signedXml: '<Note/>' })))
        },
        turnDown: (_inside, { id }, refused) => {
          done.push(`turn ${id} of ${refused.messageType} down: ${refused.message}`)
          return Promise.resolve('applied')
        },
        read: (xml, messageType) =>
          readEnvelope(xml, ({ type }) =>
            succeed([
              {
                key: null,
                move: (_inside, { id, companyId: of }) => {
                  done.push(`apply ${type} to ${id} of ${of}, sent as ${messageType}`)
                  return Promise.resolve('applied')
                },
              },
            ]),
          ),
      }
      const waiting: Message[] = []
      const authority: TaxAuthority = {
        sender: 'V1',
        send: ({ mtdiep }) =>
          Promise.resolve(
            mtdiep === 'M2' ? fail({ code: 'authority.turnedDown', detail: '', message: 'no' }) : succeed(null),
          ),
        receive: () => Promise.resolve(waiting),
        acknowledge: () => Promise.resolve(),
      }
      const events: string[] = []
      const correspondents = [...product.correspondents, parcels]
      const correspondence = {
        store,
        authority,
        correspondents,
        unasked: [],
        clock,
        log: (_: string, event: string, detail?: object) => events.push(`${event} ${JSON.stringify(detail)}`),
      }
      for (const [id, mtdiep] of [
        ['p1', 'M1'],
        ['p2', 'M2'],
      ] as const)
        await queue(
          store,
          [
            {
              companyId,
              id: `t${id}`,
              kind: 'parcel',
              messageType: '990',
              mtdiep,
              rows: [{ position: 1, signedId: id, key: '' }],
            },
          ],
          at,
        )
      await sendDue(correspondence)
      // A declaration's answer about a parcel is about nothing that was sent.
      waiting.push(message('991', 'A1', 'M1'), message('991', 'A2', 'M9'), message('992', 'A3', 'M1'))
      await takeInAnswers(correspondence)
      expect(done).toEqual([
        'carry p1',
        'carry p2',
        'turn p2 of 990 down: no',
        `apply 991 to p1 of ${companyId}, sent as 990`,
      ])
      expect(events.filter((event) => event.startsWith('authority.answer'))).toEqual([
        'authority.answer {"message":"A1","outcome":"applied"}',
        'authority.answer {"message":"A2","outcome":"unknown"}',
        'authority.answer {"message":"A3","outcome":"unreadable"}',
      ])
      await store.close()
    })

    const fillEarlier = async (db: Kysely<Tables>): Promise<void> => {
      const texts = (values: readonly string[]) => sql.join(values.map((value) => sql`${value}`))
      for (const company of companies) await insertEarlier(db, 'companies', company)
      await sql`insert into accounts (id, company_id, user_id, name, email, scope, password_hash, is_active)
      values (${texts([account.id, companyId, 'u', 'n', 'e', 'ADMIN', 'h'])}, 1)`.execute(db)
      await sql`insert into declarations (id, company_id, decl_form_no, register_date, decl_type, noti_cd_tax, noti_nm_tax, reference,
        pos_key, tr_cd_tax, sign_by, requested_at, content_hash, search_text, answer_text)
      values (${texts(['d1', companyId, 'f', '2026-11-20', '1', 'sent', '', 'r', '', '', '', at, 'h', 's', 'a'])})`.execute(
        db,
      )
      await sql`insert into submissions (id, company_id, declaration_id, req_key, sign_id, content_hash, xml, xml_sha256, generated_at)
      values (${texts(['s1', companyId, 'd1', 'k1', '_1', 'h', '<a/>', 'x', at])})`.execute(db)
      await sql`insert into registrations (id, company_id, req_key, submission_id, declaration_id, signed_xml, signed_sha256,
        signer_serial, signing_time, registered_by, registered_at)
      values (${texts(['r1', companyId, 'k1', 's1', 'd1', '<b/>', 'y', '01', at, account.id, at])})`.execute(db)
      await sql`insert into outbox (id, registration_id, mtdiep, state, attempts, due_at, claimed_until, last_error)
      values (${texts(['o1', 'r1', 'M1', 'pending'])}, 2, ${at}, '', 'authority.unreachable')`.execute(db)
    }

    it('keeps what waited in the outbox of the schema before', async () => {
      const earlier = await database.createEmpty()
      await fillEarlierDatabase(earlier, '0008-declaration-index', fillEarlier)
      const { store } = await openStore(earlier)
      const kept = {
        id: 'o1',
        subject: { companyId, kind: 'transmission', id: 'o1' },
        messageType: '100',
        mtdiep: 'M1',
      }
      expect(await store.transmissions.byMtdiep('M1')).toEqual({
        companyId,
        id: 'o1',
        kind: 'declaration',
        messageType: '100',
        mtdiep: 'M1',
        rows: [{ position: 1, signedId: 'r1', key: '' }],
      })
      expect(await store.signedDocuments.byReqKey(companyId, 'k1')).toMatchObject({
        id: 'r1',
        turn: 1,
        document: { companyId, year: 2026, kind: 'declaration', id: 'd1' },
      })
      expect(
        await store.outbox.claim({
          kinds: ['transmission'],
          now: at,
          until: '2026-11-20T01:00:20.000Z',
          limit: 5,
          after: null,
        }),
      ).toEqual([{ ...kept, attempts: 3 }])
      await store.close()
    })
  },
)
