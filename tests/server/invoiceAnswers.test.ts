import { beforeEach, describe, expect, it } from 'vitest'
import { invoiceCorrespondent } from '../../server/areas/invoices/correspondent.ts'
import { keptInvoices } from '../../server/areas/invoices/keptInvoices.ts'
import { documentBytes } from '../../server/authority/documentMessage.ts'
import { writeEnvelope } from '../../server/authority/envelope.ts'
import type { Message, SendFailure, TaxAuthority } from '../../server/authority/taxAuthority.ts'
import { demoCompany as company } from '../../server/companies/demo/company.ts'
import { keyOf } from '../../server/documents/documentKey.ts'
import { newId } from '../../server/store/identifiers.ts'
import { takeInAnswers } from '../../server/transmissions/receiving.ts'
import { sendDue } from '../../server/transmissions/sending.ts'
import type { InvoiceContent } from '../../src/domain/invoice/content.ts'
import { fail, succeed } from '../../src/domain/result.ts'
import { startDatabases } from './support/databases.ts'
import { issuingForTests } from './support/invoiceIssuing.ts'

const databases = await startDatabases()
const start = new Date('2026-11-20T01:00:00.000Z')
const code = `00${'A1'.repeat(16)}`

describe.each(databases.map((database) => [database.kind, database] as const))(
  'answers of the authority to e-invoices, over %s',
  (_kind, database) => {
    let sent: Message[] = []
    let waiting: Message[] = []
    let acknowledged: string[] = []
    let failure: SendFailure | null = null
    let now = start

    const issuing = issuingForTests(database, ['C26TAA', 'K26TAA'], () => now)
    const { issue } = issuing
    beforeEach(() => {
      ;[sent, waiting, acknowledged, failure, now] = [[], [], [], null, start]
    })

    const authority: TaxAuthority = {
      sender: 'V1',
      send(message) {
        sent.push(message)
        return Promise.resolve(failure === null ? succeed(null) : fail(failure))
      },
      receive: () => Promise.resolve(waiting),
      acknowledge(mtdiep) {
        acknowledged.push(mtdiep)
        return Promise.resolve()
      },
    }
    const correspondence = () => ({
      store: issuing.store,
      authority,
      correspondents: [invoiceCorrespondent],
      unasked: [],
      clock: () => now,
      log: () => undefined,
    })

    type Issued = Awaited<ReturnType<typeof issue>>

    /** The same, and it has reached the authority. */
    const issued = async (changes: Partial<InvoiceContent> = {}) => {
      const one = await issue(changes)
      await sendDue(correspondence())
      const message = sent.at(-1)
      if (message === undefined) throw new Error('nothing was sent')
      return { ...one, mtdiep: message.mtdiep, document: documentBytes(message.xml) }
    }
    type Sent = Awaited<ReturnType<typeof issued>>

    const answer = (type: string, reference: string, payload: string): Message => {
      const mtdiep = newId()
      const header = {
        version: '2.1.1',
        sender: 'TCT',
        receiver: 'V1',
        type,
        mtdiep,
        reference,
        taxCode: company.tax_id,
      }
      return { mtdiep, xml: writeEnvelope(header, payload) }
    }
    const coded = (document: string, mccqt = `<MCCQT>${code}</MCCQT>`): string =>
      document.replace('<DSCKS>', `${mccqt}<DSCKS>`)
    const codedAnswer = ({ mtdiep, document }: Sent, mccqt?: string): Message =>
      answer('202', mtdiep, coded(document, mccqt))

    const reason = (mloi: string, text: string) => `<LDo><MLoi>${mloi}</MLoi><MTLoi>${text}</MTLoi></LDo>`
    const reasons = `<DSLDo>${reason('20401', 'Sai mã số thuế')}${reason('20510', 'Sai tổng tiền')}</DSLDo>`
    const said = '20401: Sai mã số thuế; 20510: Sai tổng tiền'
    const named = ({ number, symbol }: Issued) =>
      `<KHMSHDon>1</KHMSHDon><KHHDon>${symbol}</KHHDon><SHDon>${number}</SHDon><NLap>2026-11-20</NLap>`
    const checked = ({ mtdiep }: Sent, outcome: string, rest = ''): Message =>
      answer(
        '204',
        mtdiep,
        `<TBao><DLTBao><PBan>2.1.1</PBan><MSo>01/TB-KTDL</MSo><Ten>Kết quả kiểm tra</Ten><MST>${company.tax_id}</MST>` +
          `<LTBao>${outcome}</LTBao><MGDDTu>${mtdiep}</MGDDTu>${rest}</DLTBao></TBao>`,
      )
    const ofOne = (one: Issued, list = reasons) => `<LCMa>${named(one)}${list}</LCMa>`
    const ofPackage = (...some: readonly Issued[]) =>
      `<LHDKMa><DSHDon>${some.map((one) => `<HDon>${named(one)}${reasons}</HDon>`).join('')}</DSHDon></LHDKMa>`
    const ofWhole = `<KHLKhac>${reasons}</KHLKhac>`

    const takeIn = async (...messages: readonly Message[]) => {
      waiting = [...messages]
      await takeInAnswers(correspondence())
    }
    const state = async ({ id }: Issued) => {
      const found = await issuing.store.invoices.byId(company.id, id)
      return [found?.head.status, found?.taxAuthorityCode, found?.message, String(found?.head.number)]
    }
    const messagesOf = async ({ id }: Issued) => {
      const head = await issuing.store.invoices.head(company.id, id)
      if (head === null) throw new Error('the invoice is gone')
      const messages = await issuing.store.documentHistory.messages(keyOf(keptInvoices.key, head))
      return messages.filter(({ kind }) => kind === 'answer').map(({ type, outcome }) => [type, outcome])
    }
    const untouched = (one: Issued) => ['sent', '', '', one.number]

    it('bring the code, once, and nothing that comes later takes it away', async () => {
      const one = await issued()
      await takeIn(codedAnswer(one))
      expect(await state(one)).toEqual(['accepted', code, '', one.number])
      await takeIn(codedAnswer(one, `<MCCQT>${'B'.repeat(34)}</MCCQT>`), checked(one, '1', ofOne(one)))
      expect(await state(one)).toEqual(['accepted', code, '', one.number])
      expect(await messagesOf(one)).toEqual([
        ['202', 'applied'],
        ['202', 'late'],
        ['204', 'late'],
      ])
    })

    it('are taken in once, however often they come', async () => {
      const one = await issued()
      const message = codedAnswer(one)
      await takeIn(message, message)
      await takeIn(message)
      expect(acknowledged).toEqual([message.mtdiep, message.mtdiep, message.mtdiep])
      expect(await messagesOf(one)).toEqual([['202', 'applied']])
    })

    it.each([
      ['another amount', (document: string) => document.replace('<TgTTTBSo>702000<', '<TgTTTBSo>702001<')],
      ['another signature', (document: string) => document.replace(/<SignatureValue>./, '<SignatureValue>_')],
      ['an element more', (document: string) => document.replace('</TToan>', '<X>1</X></TToan>')],
    ])('move nothing by a code on an invoice with %s, and are kept', async (_what, change) => {
      const one = await issued()
      const changed = change(one.document)
      expect(changed).not.toBe(one.document)
      await takeIn(codedAnswer({ ...one, document: changed }))
      expect(await state(one)).toEqual(untouched(one))
      expect(await messagesOf(one)).toEqual([['202', 'late']])
      await takeIn(codedAnswer(one))
      expect(await state(one)).toEqual(['accepted', code, '', one.number])
    })

    it('bring the code with the signature of the authority beside that of the seller', async () => {
      const one = await issued()
      const document = one.document.replace('</DSCKS>', '<CQT><Signature>x</Signature></CQT></DSCKS>')
      await takeIn(codedAnswer({ ...one, document }))
      expect(await state(one)).toEqual(['accepted', code, '', one.number])
    })

    it('move nothing by an invoice that another message carried', async () => {
      const [one, other] = [await issued(), await issued()]
      await takeIn(answer('202', one.mtdiep, coded(other.document)))
      expect([await state(one), await state(other)]).toEqual([untouched(one), untouched(other)])
    })

    it.each([
      ['no code', ''],
      ['an empty one', '<MCCQT></MCCQT>'],
      ['one that is too long', `<MCCQT>${'A'.repeat(35)}</MCCQT>`],
      ['one that is too short', '<MCCQT>A1</MCCQT>'],
      ['one with other signs', `<MCCQT>${'Đ'.repeat(34)}</MCCQT>`],
      ['two', `<MCCQT>${code}</MCCQT><MCCQT>${code}</MCCQT>`],
    ])('cannot be read with %s', async (_what, mccqt) => {
      const one = await issued()
      await takeIn(codedAnswer(one, mccqt))
      expect([await state(one), await messagesOf(one)]).toEqual([untouched(one), []])
    })

    it('refuse an invoice that asks for a code with all of their reasons, and its number waits with it', async () => {
      const one = await issued()
      await takeIn(checked(one, '1', ofOne(one)))
      expect(await state(one)).toEqual(['rejected', '', said, 'null'])
      const page = { number: 0, size: 100 }
      const numbers = await issuing.store.numbers.waiting(company.id, { forms: ['1'], symbol: 'C26TAA' }, page)
      expect(numbers.items.find(({ documentId }) => documentId === one.id)).toMatchObject({
        number: Number(one.number),
        reason: 'refused',
      })
      await takeIn(codedAnswer(one))
      expect(await state(one)).toEqual(['rejected', '', said, 'null'])
    })

    it('refuse the whole, with and without a code', async () => {
      const [one, uncoded] = [await issued(), await issued({ serial_no: 'K26TAA' })]
      await takeIn(checked(one, '9', ofWhole), checked(uncoded, '9', ofWhole))
      expect(await state(one)).toEqual(['rejected', '', said, 'null'])
      expect(await state(uncoded)).toEqual(['rejected', '', said, 'null'])
    })

    it('accept an invoice without a code, or name it among the invalid ones', async () => {
      const [valid, invalid] = [await issued({ serial_no: 'K26TAA' }), await issued({ serial_no: 'K26TAA' })]
      await takeIn(checked(valid, '2'), checked(invalid, '3', ofPackage(invalid)))
      expect(await state(valid)).toEqual(['accepted', '', 'Kết quả kiểm tra', valid.number])
      expect(await state(invalid)).toEqual(['rejected', '', said, 'null'])
    })

    it('move nothing where they name another invoice alone', async () => {
      const [one, other] = [await issued(), await issued()]
      const [valid, invalid] = [await issued({ serial_no: 'K26TAA' }), await issued({ serial_no: 'K26TAA' })]
      await takeIn(checked(one, '1', ofOne(other)), checked(valid, '3', ofPackage(invalid)))
      for (const each of [one, other, valid, invalid]) expect(await state(each)).toEqual(untouched(each))
    })

    const disagreeing: readonly (readonly [string, 'C26TAA' | 'K26TAA', string, (one: Issued) => string])[] = [
      ['that call one valid that has no code', 'C26TAA', '2', () => ''],
      ['about packages to one that asks for a code', 'C26TAA', '3', (one) => ofPackage(one)],
      ['about codes to one without', 'K26TAA', '1', (one) => ofOne(one)],
      ['of an unknown outcome', 'K26TAA', '4', () => ''],
      ['without their reasons', 'C26TAA', '1', (one) => ofOne(one, '')],
      ['with an empty list of reasons', 'C26TAA', '1', (one) => ofOne(one, '<DSLDo></DSLDo>')],
      ['without the invoice', 'C26TAA', '1', () => ''],
      ['with reasons of the whole for one', 'C26TAA', '1', () => ofWhole],
      ['with an empty package', 'K26TAA', '3', () => ofPackage()],
      ['of the whole without reasons', 'K26TAA', '9', () => ''],
      ['that call the whole valid with reasons', 'K26TAA', '2', () => ofWhole],
      ['that call the whole valid with invalid ones', 'K26TAA', '2', (one) => ofPackage(one)],
      ['with a code of a reason that is too long', 'K26TAA', '9', () => ofWhole.replace('20401', '204010')],
      ['with something else among the invalid ones', 'K26TAA', '3', (one) => ofPackage(one).replaceAll('HDon>', 'X>')],
    ]
    it.each(disagreeing)('cannot be read %s', async (_what, serial_no, outcome, rest) => {
      const one = await issued({ serial_no })
      await takeIn(checked(one, outcome, rest(one)))
      expect([await state(one), await messagesOf(one)]).toEqual([untouched(one), []])
    })

    it('move nothing where they answer another message', async () => {
      const one = await issued()
      await takeIn(answer('202', newId(), coded(one.document)), codedAnswer({ ...one, mtdiep: '' }))
      expect(await state(one)).toEqual(untouched(one))
    })

    it('move an invoice of which nobody heard that it arrived, which is sent again as it was', async () => {
      failure = { code: 'authority.unreachable', detail: 'timeout' }
      const one = await issued()
      await takeIn(codedAnswer(one))
      expect(await state(one)).toEqual(['accepted', code, '', one.number])
      failure = null
      now = new Date(start.getTime() + 3_600_000)
      await sendDue(correspondence())
      const [first, second] = sent.filter(({ mtdiep }) => mtdiep === one.mtdiep)
      expect(second).toEqual(first)
      await takeIn(codedAnswer(one))
      expect(await messagesOf(one)).toEqual([
        ['202', 'applied'],
        ['202', 'late'],
      ])
    })

    it.each([
      ['before the answer', (technical: Message, decision: Message) => [technical, decision]],
      ['after it', (technical: Message, decision: Message) => [decision, technical]],
    ])('decide alone where the provider also passes on that the message is taken in, %s', async (_when, ordered) => {
      const one = await issued()
      const technical = answer('999', one.mtdiep, '<TBao><TTTNhan>0</TTTNhan></TBao>')
      await takeIn(technical)
      expect([await state(one), await messagesOf(one)]).toEqual([untouched(one), []])
      await takeIn(...ordered({ ...technical, mtdiep: newId() }, codedAnswer(one)))
      expect(await state(one)).toEqual(['accepted', code, '', one.number])
      expect(await messagesOf(one)).toEqual([['202', 'applied']])
      expect(acknowledged).toHaveLength(3)
    })

    const errors = '<DSLDo><LDo><MTa>Sai định dạng</MTa><MLoi>-1</MLoi></LDo></DSLDo>'
    const notTakenIn = ({ mtdiep }: Sent) =>
      answer('999', mtdiep, `<TBao><MTDiep>${mtdiep}</MTDiep><TTTNhan>1</TTTNhan>${errors}</TBao>`)

    it('are not waited for where a technical answer says that the message is not taken in', async () => {
      const one = await issued()
      const technical = notTakenIn(one)
      await takeIn(technical, technical)
      expect(await state(one)).toEqual(['rejected', '', '-1: Sai định dạng', 'null'])
      expect(await messagesOf(one)).toEqual([])
    })

    it('stay where a technical answer comes after them, or says nothing that is known', async () => {
      const [one, other] = [await issued(), await issued()]
      await takeIn(codedAnswer(one), notTakenIn(one), answer('999', other.mtdiep, '<TBao><TTTNhan>7</TTTNhan></TBao>'))
      expect(await state(one)).toEqual(['accepted', code, '', one.number])
      expect(await state(other)).toEqual(untouched(other))
    })

    it('may never come: the invoice stays on its way, and is not sent twice', async () => {
      const one = await issued()
      await takeIn()
      now = new Date(start.getTime() + 86_400_000)
      await sendDue(correspondence())
      expect(sent).toHaveLength(1)
      expect(await state(one)).toEqual(untouched(one))
    })

    it('are not waited for where the provider passes nothing on: the invoice can be corrected under its number', async () => {
      failure = { code: 'authority.turnedDown', detail: '', message: '-1: Sai định dạng' }
      const one = await issued()
      expect(await state(one)).toEqual(['rejected', '', '-1: Sai định dạng', 'null'])
    })
  },
)
