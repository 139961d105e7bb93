import { describe, expect, it } from 'vitest'
import { declarationCorrespondent } from '../../server/areas/declarations/correspondent.ts'
import { declarationMessages } from '../../server/areas/declarations/messages.ts'
import {
  decisionNotice,
  explanationNotice,
  receiptNotice,
  type Addressee,
} from '../../server/areas/declarations/simulated/notices.ts'
import type { Message } from '../../server/authority/taxAuthority.ts'
import { succeed } from '../../src/domain/result.ts'
import { startDatabases } from './support/databases.ts'
import { storeForTests } from './support/serverForTests.ts'
import { declaration, fileIn } from '../../tools/product/server/rows.ts'

const databases = await startDatabases()

const friday = new Date('2026-11-20T09:00:00Z')
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
const received = receiptNotice(to, [], friday)
const explanation = explanationNotice(to, [asked], friday)
const accepted = decisionNotice(to, [], friday)
const refused = decisionNotice(to, [refusal], friday)

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
    /** Three working days from the notice of Friday: Tuesday 24 November is a holiday. */
    const explaining = { status: 'explaining', confirmUntil: '', explainUntil: '2026-11-26T16:59:59.000Z' }

    it('wait for the confirmation from the day of the receipt', async () => {
      expect(await afterAnswers(received)).toMatchObject({
        status: 'received',
        confirmUntil: '2026-11-23T16:59:59.000Z',
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
