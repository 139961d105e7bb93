import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { product } from '../../server/areas.ts'
import { writeEnvelope } from '../../server/authority/envelope.ts'
import type { TransmittedMessage } from '../../server/authority/messageRows.ts'
import { childrenByTag, readTexts, required, unreadable } from '../../server/authority/strictElements.ts'
import type { Message, SendFailure, TaxAuthority } from '../../server/authority/taxAuthority.ts'
import { demoCompany as company } from '../../server/companies/demo/company.ts'
import type { NoticeOfRows, ReadNotice } from '../../server/documents/answer.ts'
import { keyOf } from '../../server/documents/documentKey.ts'
import { keptCorrespondent } from '../../server/documents/keptCorrespondent.ts'
import { queueSigned } from '../../server/documents/queueSigned.ts'
import { openDatabase, type OpenDatabase } from '../../server/store/openDatabase.ts'
import { newId } from '../../server/store/identifiers.ts'
import { takeInAnswers } from '../../server/transmissions/receiving.ts'
import { sendDue } from '../../server/transmissions/sending.ts'
import { transmit } from '../../server/transmissions/transmit.ts'
import { elementChildren } from '../../signing/xmldsig/elements.ts'
import { fail, succeed } from '../../src/domain/result.ts'
import { account, seed } from '../../tools/product/server/rows.ts'
import { startDatabases } from '../server/support/databases.ts'
import { keptVouchers, type VoucherTypes } from './trial/keptVouchers.ts'
import { voucherKey } from './trial/voucher.ts'
import { notifiedOf, vouchers } from './trial/voucherArea.ts'
import type { DecidedStatus } from '../../server/documents/decidedMessage.ts'

const databases = await startDatabases()
const at = '2026-11-20T01:00:00.000Z'

/** A message with vouchers, whose receipt is about all of them and whose decision is about each. */
const packageMessage = {
  type: '975',
  carries: 'package',
  maxRows: 3,
  turnedDown: { finds: ['sent'], to: 'rejected' },
  answers: [
    { type: '999', step: 'receipt', outcomeOf: 'message', finds: ['sent'], moves: { '1': 'rejected' } },
    {
      type: '976',
      step: 'decision',
      outcomeOf: 'document',
      finds: ['sent'],
      moves: { '1': 'accepted', '2': 'rejected' },
    },
  ],
} as const satisfies TransmittedMessage<DecidedStatus>

/** `KQ` alone is of all that no `Dong` names. */
const readRows: ReadNotice<DecidedStatus> = ({ moves }, payload) => {
  const rows: NoticeOfRows<DecidedStatus>['rows'][number][] = []
  for (const child of elementChildren(payload) ?? []) {
    const parts = childrenByTag(child, ['So', 'KQ'])
    const texts = parts.ok ? readTexts(parts.value, [required('So', 12), required('KQ', 1)]) : parts
    const [key, code] = texts.ok ? [texts.value('So'), texts.value('KQ')] : [null, child.content]
    const status = moves[code]
    if (status === undefined) return unreadable('KQ')
    rows.push({ key, status, message: `said ${code}`, transactionCode: '' })
  }
  return succeed({ taxCode: company.tax_id, rows })
}

const correspondents = [
  keptCorrespondent<VoucherTypes, DecidedStatus>(keptVouchers, {
    messages: [packageMessage],
    readNotice: readRows,
    notifiedOf,
  }),
]
const trial = product.with(vouchers)

describe.each(databases.map((database) => [database.kind, database] as const))(
  'vouchers that travel together, on %s',
  (_kind, database) => {
    let opened: OpenDatabase<ReturnType<typeof trial.repositories>>
    let sent: Message[]
    let waiting: Message[]
    let failure: SendFailure | null
    beforeEach(async () => {
      opened = await openDatabase(trial, await database.create())
      await seed(opened.store)
      ;[sent, waiting, failure] = [[], [], null]
    })
    afterEach(() => opened.store.close())

    const authority: TaxAuthority = {
      sender: 'V1',
      send(message) {
        sent.push(message)
        return Promise.resolve(failure === null ? succeed(null) : fail(failure))
      },
      receive: () => Promise.resolve(waiting),
      acknowledge: () => Promise.resolve(),
    }
    const correspondence = () => ({
      store: opened.store,
      authority,
      correspondents,
      unasked: [],
      clock: () => new Date(at),
      log: () => undefined,
    })

    /** A voucher that was signed and waits to be sent. */
    const signed = async (payee: string) => {
      const { store } = opened
      const [id, contentHash] = [newId(), `hash of ${payee}`]
      const content = { voucher_id: id, symbol: 'V26', day: '2026-11-20', payee, amount: '1' }
      const reference = `PC-${id.slice(-6)}`
      const draft = { id, year: 2026, reference, contentHash, madeAt: at, given: {}, content }
      const [head] = await store.vouchers.insert(company.id, [draft])
      if (head === undefined) throw new Error('the voucher is there')
      await store.vouchers.move({ companyId: company.id, id, in: ['draft'] }, { status: 'sent', message: '' }, at)
      const of = {
        document: keyOf(voucherKey, head),
        id: newId(),
        reqKey: newId(),
        contentHash,
        content: JSON.stringify(content),
        taxCode: company.tax_id,
        version: '2.1.0',
        signedXml: `<Phieu>${payee}</Phieu>`,
        signedSha256: '',
        signerSerial: '',
        signingTime: '',
        filedBy: account.id,
        filedAt: at,
      }
      return { head, signed: { ...of, turn: await store.signedDocuments.insert(of) } }
    }
    type Signed = Awaited<ReturnType<typeof signed>>

    const sendTogether = async (payees: readonly string[]): Promise<readonly Signed[]> => {
      const documents: Signed[] = []
      for (const payee of payees) documents.push(await signed(payee))
      const sending = {
        companyId: company.id,
        kind: voucherKey,
        message: packageMessage,
        sender: 'V1',
        dueAt: at,
      }
      const outgoing = documents.map(({ head, signed: { id } }) => ({
        signedId: id,
        key: keptVouchers.answerKeyOf(head, null),
        bytes: 10,
      }))
      await opened.store.transaction(async (inside) => succeed(await transmit(inside, sending, outgoing)))
      await sendDue(correspondence())
      return documents
    }
    const answer = (type: string, rows: readonly (readonly [Signed | undefined, string])[], others = '') => {
      const named = rows.map(([one, code]) => `<Dong><So>${one?.head.reference}</So><KQ>${code}</KQ></Dong>`).join('')
      const header = { version: '1', sender: 'TCT', receiver: 'V1', type, mtdiep: newId(), taxCode: company.tax_id }
      const payload = `<Phieu>${named}${others === '' ? '' : `<KQ>${others}</KQ>`}</Phieu>`
      return { mtdiep: header.mtdiep, xml: writeEnvelope({ ...header, reference: sent[0]?.mtdiep ?? '' }, payload) }
    }
    const takeIn = async (...messages: readonly Message[]) => {
      waiting = [...messages]
      await takeInAnswers(correspondence())
    }
    const statuses = async (documents: readonly Signed[]) => {
      const heads = await Promise.all(
        documents.map(({ head: { id } }) => keptVouchers.heads.head(opened.store, company.id, id)),
      )
      return heads.map((head) => head?.status)
    }
    const messagesOf = async ({ signed: { document } }: Signed) =>
      (await opened.store.documentHistory.messages(document)).map(({ kind, type, outcome }) => [kind, type, outcome])

    it('are each moved by the row of the answer that names it, and those that none names by the rest', async () => {
      const documents = await sendTogether(['A', 'B', 'C'])
      expect(sent).toHaveLength(1)
      expect(sent[0]?.xml).toContain('<SLuong>3</SLuong>')
      expect(sent[0]?.xml).toContain('<Phieu>A</Phieu><Phieu>B</Phieu><Phieu>C</Phieu>')
      await takeIn(answer('976', [[documents[1], '2']], '1'))
      expect(await statuses(documents)).toEqual(['accepted', 'rejected', 'accepted'])
      for (const one of documents) expect(await messagesOf(one)).toEqual([['answer', '976', 'applied']])
      await takeIn(answer('976', [[documents[0], '2']]))
      expect(await statuses(documents)).toEqual(['accepted', 'rejected', 'accepted'])
    })

    it('are all moved where the message is refused as a whole, by the authority or by the provider', async () => {
      const refused = await sendTogether(['A', 'B', 'C'])
      await takeIn(answer('999', [], '1'))
      expect(await statuses(refused)).toEqual(['rejected', 'rejected', 'rejected'])
      failure = { code: 'authority.turnedDown', detail: '', message: 'no' }
      const turnedDown = await sendTogether(['D', 'E'])
      expect(await statuses(turnedDown)).toEqual(['rejected', 'rejected'])
      for (const one of turnedDown) expect(await messagesOf(one)).toEqual([['technical', '', 'applied']])
    })

    it('are named by their rows also where one is sent by itself, as it is signed', async () => {
      const one = await signed('A')
      const alone = { ...keptVouchers, messageOf: () => packageMessage }
      await opened.store.transaction(async (inside) =>
        succeed(
          await queueSigned<VoucherTypes>(
            alone,
            inside,
            one.head,
            { ...one.signed, number: null, companion: null },
            'V1',
          ),
        ),
      )
      await sendDue(correspondence())
      await takeIn(answer('976', [[one, '2']]))
      expect(await statuses([one])).toEqual(['rejected'])
    })
  },
)
