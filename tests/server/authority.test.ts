import type { DeclarationForm } from '../../src/domain/declaration/forms/definition.ts'
import { eDocument } from '../../src/domain/declaration/forms/eDocument.ts'
import { eInvoice } from '../../src/domain/declaration/forms/eInvoice.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readAnswer } from '../../server/areas/declarations/answer.ts'
import { declarationMessage } from '../../server/areas/declarations/correspondence.ts'
import { simulatedDeclarations } from '../../server/areas/declarations/simulated.ts'
import { readEnvelope } from '../../server/authority/envelope.ts'
import { newMessageId } from '../../server/authority/messageId.ts'
import type { SimulatedEvent } from '../../server/authority/simulator/answering.ts'
import { authorityRegister } from '../../server/authority/simulator/register.ts'
import { createSimulator } from '../../server/authority/simulator/simulator.ts'
import type { TaxAuthority } from '../../server/authority/taxAuthority.ts'
import { openStore } from '../../server/openStore.ts'
import type { Store } from '../../server/openStore.ts'
import { toValues, type DeclarationContent } from '../../src/domain/declaration/content.ts'
import { declarationSchema } from '../../src/domain/declaration/schemas.ts'
import { succeed } from '../../src/domain/result.ts'
import { buildDeclarationXml } from '../../src/domain/declaration/layouts/build.ts'
import * as v from 'valibot'
import { createTestAuthority, type TestAuthority, type TestSigner } from '../signing/support/authority.ts'
import { sign } from '../../tools/product/server/filing.ts'
import { makeFolder, removeFolder } from '../../tools/product/server/runningServer.ts'
import { content } from '../../tools/product/server/rows.ts'

const seller = '0199999984'
let folder: string
let store: Store
let ca: TestAuthority
let signer: TestSigner
let authority: TaxAuthority
/** What happens to what is sent and answered, besides what happens by itself. */
let happening: readonly SimulatedEvent[] = []
/** The authority's books in a database of its own, so that each test begins with none. */
let now = new Date('2026-11-20T01:00:00Z')

const pass = (seconds: number): void => {
  now = new Date(now.getTime() + seconds * 1000)
}

beforeAll(async () => {
  ca = await createTestAuthority('TEST CA', now)
  signer = await ca.issue(seller)
})

const open = async (): Promise<void> => {
  folder = await makeFolder()
  const opened = await openStore({ kind: 'sqlite', path: `${folder}/authority.sqlite` })
  store = opened.store
  authority = createSimulator({
    kinds: [simulatedDeclarations],
    register: authorityRegister(opened.db),
    roots: [ca.root],
    processingTime: { receiptSeconds: 4, decisionSeconds: 12 },
    clock: () => now,
    happens: (event) => happening.includes(event),
  })
}
const close = async (): Promise<void> => {
  await store.close()
  await removeFolder(folder)
}

const filing = async (
  changes: Partial<DeclarationContent> = {},
  by = signer,
  taxCode = seller,
  form: DeclarationForm = eInvoice,
) => {
  const values = v.parse(declarationSchema(form), toValues(form, content(changes)))
  const xml_data = buildDeclarationXml(form, values, '_1')
  const mtdiep = newMessageId(authority.sender)
  const signedXml = await sign(by.key, { xml_data, sign_id: '_1' })
  return declarationMessage({ form, mtdiep, sender: authority.sender, taxCode, version: values.xml_vs, signedXml })
}

/** Everything the authority says now, taken. */
const answers = async () => {
  const messages = await authority.receive()
  for (const { mtdiep } of messages) await authority.acknowledge(mtdiep)
  return messages.map(({ xml }) => {
    const answer = readAnswer(xml)
    if (!answer.ok) throw new Error(answer.failure.detail)
    return answer.value
  })
}

describe('the simulated authority', () => {
  beforeAll(open)
  afterAll(close)

  it('answers a first registration in its time: received, then accepted', async () => {
    const message = await filing()
    expect(await authority.send(message)).toEqual({ ok: true, value: null })
    expect(await answers()).toEqual([])
    pass(4)
    expect(await answers()).toMatchObject([
      { type: '102', status: 'received', reference: message.mtdiep, taxCode: seller },
    ])
    expect(await answers()).toEqual([])
    pass(8)
    expect(await answers()).toMatchObject([{ type: '103', status: 'accepted', reference: message.mtdiep }])
  })

  it('does not take a second new registration in, but a change', async () => {
    await authority.send(await filing())
    await authority.send(await filing({ decl_type: '2' }))
    pass(12)
    const [first, second, third] = (await answers()).toSorted(
      (one, other) => one.type.localeCompare(other.type) || one.status.localeCompare(other.status),
    )
    expect(first).toMatchObject({ type: '102', status: 'received' })
    expect(second).toMatchObject({ type: '102', status: 'rejected' })
    expect(second?.transactionCode).toMatch(/^[0-9A-F]{17}$/)
    expect(second?.message).toBe(
      '9992: Đã tồn tại tờ khai đăng ký sử dụng hóa đơn điện tử khác của người nộp thuế đã được cơ quan thuế chấp nhận',
    )
    expect(third).toMatchObject({ type: '103', status: 'accepted' })
  })

  it('answers declarations of e-documents by their own messages, whatever is accepted of e-invoices', async () => {
    const documents = {
      decl_form_no: eDocument.number,
      issuer_type_1: '1',
      doc_type_1: '1',
      att_13: '1',
    } as const
    const message = await filing(documents, signer, seller, eDocument)
    expect(message.xml).toContain('<MLTDiep>109</MLTDiep>')
    await authority.send(message)
    pass(12)
    const [receipt, decision] = await answers()
    expect(receipt).toMatchObject({ type: '110', status: 'received', reference: message.mtdiep })
    expect(decision).toMatchObject({ type: '111', status: 'accepted' })
    expect(decision?.message).toContain('chứng từ điện tử')
    await authority.send(await filing(documents, signer, seller, eDocument))
    pass(12)
    const [refused] = await answers()
    expect(refused).toMatchObject({ type: '110', status: 'rejected' })
    expect(refused?.message).toContain('9993')
  })

  it('does not receive a declaration by the message of another form', async () => {
    const message = await filing({ decl_type: '2' })
    await authority.send({ ...message, xml: message.xml.replace('<MLTDiep>100<', '<MLTDiep>109<') })
    pass(12)
    expect(await answers()).toMatchObject([
      { type: '110', status: 'rejected', message: '-1: Sai định dạng thông điệp' },
    ])
  })

  it('answers a message once, however often it comes', async () => {
    const message = await filing({ decl_type: '2' })
    for (let time = 0; time < 3; time += 1) await authority.send(message)
    pass(12)
    expect((await answers()).map(({ type }) => type)).toEqual(['102', '103'])
  })

  it('repeats an answer word for word until it is acknowledged', async () => {
    await authority.send(await filing({ decl_type: '2' }))
    pass(12)
    const first = await authority.receive()
    pass(60)
    expect(await authority.receive()).toEqual(first)
    for (const { mtdiep } of first) await authority.acknowledge(mtdiep)
    expect(await authority.receive()).toEqual([])
  })
})

const of210 = { decl_type: '2', xml_vs: '2.1.0', rppr_gender: '1' } as const

describe('a declaration of version 2.1.0 that nobody confirms (decision 0368)', () => {
  beforeAll(open)
  afterAll(close)

  const sendUnconfirmed = async (...given: Parameters<typeof filing>) => {
    happening = ['unconfirmed']
    await authority.send(await filing(...given))
    happening = []
  }
  const day = 24 * 3600

  it('lapses after 24 hours, and has no other answer', async () => {
    await sendUnconfirmed(of210)
    pass(day - 1)
    expect(await answers()).toEqual([])
    pass(1)
    const lapse = await answers()
    expect(lapse).toMatchObject([{ type: '102', status: 'lapsed' }])
    expect(lapse[0]?.message).toMatch(/^9103: .*24 giờ/)
    pass(day)
    expect(await answers()).toEqual([])
  })

  it('is not in the way of the next', async () => {
    await authority.send(await filing())
    pass(12)
    expect(await answers()).toMatchObject([{ status: 'received' }, { status: 'accepted' }])
  })

  it.each<[string, Partial<DeclarationContent>, DeclarationForm]>([
    ['version 2.0.1', { decl_type: '2', xml_vs: '2.0.1', rppr_gender: '1' }, eInvoice],
    [
      'form 01/ĐKTĐ-CTĐT',
      { decl_form_no: eDocument.number, issuer_type_1: '1', doc_type_1: '1', att_13: '1' },
      eDocument,
    ],
  ])('of %s needs nobody', async (_what, changes, form) => {
    await sendUnconfirmed(changes, signer, seller, form)
    pass(12)
    expect(await answers()).toMatchObject([{ status: 'received' }, { status: 'accepted' }])
  })
})

describe('a declaration of version 2.1.1 after its receipt (decision 0489)', () => {
  beforeAll(open)
  afterAll(close)

  /** A change, which every test may send. */
  const send = async (...events: readonly SimulatedEvent[]) => {
    happening = events
    await authority.send(await filing({ decl_type: '2' }))
    pass(12)
    const given = await answers()
    happening = []
    return given
  }
  const saying = (pattern: string): unknown => expect.stringMatching(pattern)
  const at = (moment: string): void => {
    now = new Date(moment)
  }
  // A Friday; Monday is the next working day.
  const friday = '2026-12-04T09:00:00+07:00'

  it('lapses by decision at the end of the next working day, over a weekend, where nobody confirms it', async () => {
    at(friday)
    expect(await send('unconfirmed')).toMatchObject([{ type: '102', status: 'received' }])
    at('2026-12-07T23:59:59+07:00')
    expect(await answers()).toEqual([])
    at('2026-12-08T00:00:01+07:00')
    expect(await answers()).toMatchObject([{ type: '103', status: 'lapsed', message: saying('^9103: ') }])
  })

  it('lapses with its decision where the authority says so at once', async () => {
    at(friday)
    expect(await send('lapsed')).toMatchObject([{ type: '102' }, { type: '103', status: 'lapsed' }])
  })

  it('is refused where name and date of birth do not match', async () => {
    at(friday)
    expect(await send('mismatch')).toMatchObject([
      { type: '102' },
      { type: '103', status: 'refused', message: saying('^9111: .*; 9113: ') },
    ])
  })

  it('is refused when nothing was explained until the end of the third working day', async () => {
    at(friday)
    expect(await send('explanation')).toMatchObject([
      { type: '102' },
      { type: '107', status: 'explaining', message: saying('^9105: ') },
    ])
    at('2026-12-09T23:59:59+07:00')
    expect(await answers()).toEqual([])
    at('2026-12-10T00:00:01+07:00')
    expect(await answers()).toMatchObject([{ type: '103', status: 'refused', message: saying('^9106: ') }])
    happening = ['explained']
    expect(await answers()).toEqual([])
    happening = []
  })

  it('is accepted at once when it was explained, and no decision comes after that', async () => {
    at(friday)
    await send('explanation')
    happening = ['explained']
    expect(await answers()).toMatchObject([{ type: '103', status: 'accepted' }])
    happening = []
    at('2026-12-10T00:00:01+07:00')
    expect(await answers()).toEqual([])
  })

  it('is not decided by an explanation before one was asked for', async () => {
    at(friday)
    happening = ['explanation', 'explained']
    await authority.send(await filing({ decl_type: '2' }))
    pass(4)
    expect(await answers()).toMatchObject([{ type: '102' }])
    pass(8)
    expect(await answers()).toMatchObject([{ type: '107' }])
    expect(await answers()).toMatchObject([{ type: '103', status: 'accepted' }])
    happening = []
  })

  it.each<[SimulatedEvent, string]>([
    ['lapsed', '2.0.1'],
    ['mismatch', '2.1.0'],
    ['explanation', '2.1.0'],
  ])('is of no matter in an earlier version: %s, %s', async (event, version) => {
    happening = [event]
    await authority.send(await filing({ ...of210, xml_vs: version }))
    pass(12)
    expect(await answers()).toMatchObject([{ status: 'received' }, { status: 'accepted' }])
    happening = []
  })
})

describe('what the simulated authority refuses', () => {
  beforeAll(open)
  afterAll(close)

  const receipt = async (message: Awaited<ReturnType<typeof filing>>) => {
    await authority.send(message)
    pass(4)
    return answers()
  }

  it('a signature that is not valid', async () => {
    const message = await filing()
    const broken = { ...message, xml: message.xml.replace('<TNNT>', '<TNNT>X') }
    expect(await receipt(broken)).toMatchObject([{ status: 'rejected', message: '-2: Chữ ký số không hợp lệ' }])
  })

  it('a certificate of an authority that it does not trust', async () => {
    const stranger = await (await createTestAuthority('OTHER CA', now)).issue(seller)
    expect(await receipt(await filing({}, stranger))).toMatchObject([
      { status: 'rejected', message: '-2: Chữ ký số không hợp lệ' },
    ])
  })

  it('another company’s certificate, and another tax code on the envelope', async () => {
    const other = await ca.issue('0399999981')
    const message = '-3: Mã số thuế trên chữ ký số không khớp với mã số thuế của người nộp thuế'
    expect(await receipt(await filing({}, other))).toMatchObject([{ status: 'rejected', message }])
    expect(await receipt(await filing({}, signer, '0399999981'))).toMatchObject([{ status: 'rejected', message }])
  })

  it('an unsigned declaration', async () => {
    const message = await filing()
    const unsigned = { ...message, xml: message.xml.replace(/<Signature .*<\/Signature>/s, '') }
    expect(await receipt(unsigned)).toMatchObject([{ status: 'rejected', message: '-2: Chữ ký số không hợp lệ' }])
  })

  it.each<[string, Partial<DeclarationContent>]>([
    ['9101', { attribute6: '0', attribute7: '1' }],
    ['9101', { attribute7: '1' }],
    ['9102', { attribute3: '1', inv_type3: '1' }],
  ])('on examination, with %s, choices that do not fit: %o', async (code, changes) => {
    await authority.send(await filing(changes))
    pass(12)
    const [, decision] = await answers()
    expect(decision).toMatchObject({ type: '103', status: 'refused' })
    expect(decision?.message).toMatch(new RegExp(`^${code}: `))
  })

  it('the second of two new registrations that were received together', async () => {
    const [one, two] = [await filing(), await filing()]
    await authority.send(one)
    await authority.send(two)
    pass(12)
    const decisions = (await answers()).filter(({ type }) => type === '103')
    expect(new Set(decisions.map(({ status }) => status))).toEqual(new Set(['accepted', 'refused']))
    expect(decisions.find(({ status }) => status === 'refused')?.message).toMatch(/^9992: /)
  })

  it('text that is no message 100, for good and without taking it on', async () => {
    expect(await authority.send({ mtdiep: 'M', xml: '<TDiep/>' })).toMatchObject({
      ok: false,
      failure: { code: 'authority.turnedDown', message: '-1: Sai định dạng thông điệp' },
    })
  })
})

describe('message 100', () => {
  beforeAll(open)
  afterAll(close)

  it('has the envelope of the protocol around the declaration as it was signed', async () => {
    const message = await filing()
    expect(message.mtdiep).toMatch(/^V0199999977[0-9A-F]{32}$/)
    const read = readEnvelope(message.xml, (envelope, payload) => succeed({ ...envelope, root: payload.name }))
    expect(read).toEqual(
      succeed({
        version: '2.1.1',
        sender: 'V0199999977',
        receiver: 'TCT',
        type: '100',
        mtdiep: message.mtdiep,
        reference: '',
        taxCode: seller,
        root: 'TKhai',
      }),
    )
    expect(message.xml.match(/<\?xml/g)).toHaveLength(1)
  })
})
