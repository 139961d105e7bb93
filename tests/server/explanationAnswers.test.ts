import { describe, expect, it } from 'vitest'
import { declarationCorrespondent } from '../../server/areas/declarations/correspondent.ts'
import { notifyOfLapsing } from '../../server/areas/declarations/lapsing.ts'
import { declarationMessages } from '../../server/areas/declarations/messages.ts'
import {
  decisionNotice,
  explanationNotice,
  receiptNotice,
  type Addressee,
} from '../../server/areas/declarations/simulated/notices.ts'
import { declarationKey } from '../../server/areas/declarations/store/declarations.ts'
import type { Message } from '../../server/authority/taxAuthority.ts'
import { keyOf } from '../../server/documents/documentKey.ts'
import { forEveryCompany } from '../../server/store/statements.ts'
import { succeed } from '../../src/domain/result.ts'
import { startDatabases } from './support/databases.ts'
import { storeForTests } from './support/serverForTests.ts'
import { declaration, fileIn } from '../../tools/product/server/rows.ts'

const databases = await startDatabases()

const thursday = new Date('2026-11-19T09:00:00Z')
const sunday = '2026-11-22T03:00:00.000Z'
const asked = { code: '9105', text: 'Giải trình' }
const refusal = { code: '9106', text: 'Không giải trình' }
const to: Addressee = {
  mtdiep: 'A1',
  reference: 'M1',
  receiver: 'V0199999977',
  types: declarationMessages.eInvoice,
  version: '2.1.1',
  taxCode: '0199999984',
  taxpayer: 'X',
  office: '',
  place: '',
  kind: '1',
  cashRegisterCode: '',
}
const received = receiptNotice(to, [], thursday)
const explanation = explanationNotice(to, [asked], thursday)
const accepted = decisionNotice(to, [], thursday)
const refused = decisionNotice(to, [refusal], thursday)

const { type } = declarationMessages.eInvoice

describe.each(databases.map((database) => [database.kind, database] as const))(
  'answers that ask for an explanation over %s (decision 0489)',
  (_kind, database) => {
    const opened = storeForTests(database)

    /** Takes the answers in on Sunday; says what each did, and where the declaration stands then. */
    const afterAnswers = async (...answers: readonly Message[]) => {
      const { store } = opened
      const one = declaration({ status: 'sent' })
      await store.declarations.insert(one)
      const { id } = await fileIn(store, one)
      const outcomes: string[] = []
      for (const { xml } of answers) {
        const read = declarationCorrespondent.read(xml, type)
        if (!read.ok) throw new Error(read.failure.detail)
        for (const { move } of read.value)
          await store.transaction(async (inside) =>
            succeed(outcomes.push(await move(inside, { companyId: one.companyId, id }, sunday))),
          )
      }
      const kept = await store.declarations.byId(one.companyId, one.id)
      return { outcomes, status: kept?.status, confirmUntil: kept?.confirmUntil, explainUntil: kept?.explainUntil }
    }
    /** Three working days from the notice of Thursday: Tuesday 24 November is a holiday. */
    const explaining = { status: 'explaining', confirmUntil: '', explainUntil: '2026-11-25T16:59:59.000Z' }

    it('wait for the confirmation from the day of the receipt', async () => {
      expect(await afterAnswers(received)).toMatchObject({
        status: 'received',
        confirmUntil: '2026-11-20T16:59:59.000Z',
        explainUntil: '',
      })
    })

    it('wait for the explanation after the receipt', async () => {
      expect(await afterAnswers(received, explanation)).toEqual({ outcomes: ['applied', 'applied'], ...explaining })
    })

    it('wait for it before the receipt, which changes nothing any more', async () => {
      expect(await afterAnswers(explanation, received)).toEqual({ outcomes: ['applied', 'late'], ...explaining })
    })

    it.each([
      ['accepted', accepted],
      ['refused', refused],
    ])('are followed by the decision: %s', async (status, decision) => {
      const nothing = { confirmUntil: '', explainUntil: '' }
      expect(await afterAnswers(explanation, decision)).toEqual({
        outcomes: ['applied', 'applied'],
        status,
        ...nothing,
      })
    })

    it('are explained by somebody who does not become the writer of the declaration by that', async () => {
      const { documentHistory } = opened.store
      const document = keyOf(declarationKey, declaration())
      await documentHistory.addStep(document, { at: thursday.toISOString(), kind: 'saved', accountId: 'writer' })
      await documentHistory.addStep(document, { at: sunday, kind: 'explained', accountId: 'other', text: 'x' })
      expect(await documentHistory.lastWriter(document)).toBe('writer')
    })

    it.each([
      ['6 hours', '2026-11-19T09:00:00.000Z', '2026-11-19T03:00:00.000Z'],
      ['the morning', '2026-11-19T16:59:59.000Z', '2026-11-19T01:00:00.000Z'],
    ])(
      'have the staff notified %s before the end of a confirmation, once, and not before',
      async (_when, until, urgent) => {
        const one = declaration({ status: 'received', confirmUntil: until })
        await opened.store.declarations.insert(one)
        const notifiedAt = async (moment: number) => {
          await notifyOfLapsing(opened.store, () => new Date(moment))
          const rows = await forEveryCompany(() =>
            opened.db.selectFrom('notifications').select('kind').where('record_id', '=', one.id).execute(),
          )
          return rows.map(({ kind }) => kind)
        }
        expect(await notifiedAt(Date.parse(urgent) - 2000)).toEqual([])
        expect(await notifiedAt(Date.parse(urgent))).toEqual(['declaration.lapsing'])
        expect(await notifiedAt(Date.parse(urgent) + 2000)).toEqual(['declaration.lapsing'])
      },
    )

    it('change nothing where the decision has overtaken them', async () => {
      expect(await afterAnswers(received, accepted, explanation)).toMatchObject({
        outcomes: ['applied', 'applied', 'late'],
        status: 'accepted',
        explainUntil: '',
      })
    })
  },
)

describe('message 107', () => {
  it('is read as an answer to form 01/ĐKTĐ-HĐĐT alone', () => {
    const isRead = (message: string): boolean => declarationCorrespondent.read(explanation.xml, message).ok
    expect([isRead(type), isRead(declarationMessages.eDocument.type)]).toEqual([true, false])
  })
})
