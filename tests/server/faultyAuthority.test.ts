import { beforeEach, describe, expect, it } from 'vitest'
import { authorityScenarios, type AuthorityScenarioName } from '../../development/faults/authorityScenarios.ts'
import { createSwitches } from '../../development/faults/switches.ts'
import { invoiceMessageRows } from '../../server/areas/invoices/messages.ts'
import { declarationMessages, messageRows } from '../../server/areas/declarations/messages.ts'
import { decisionNotice, receiptNotice, type Addressee } from '../../server/areas/declarations/simulated/notices.ts'
import { readEnvelope, writeEnvelope } from '../../server/authority/envelope.ts'
import type { MessageRow } from '../../server/authority/messageRows.ts'
import type { Message, TaxAuthority } from '../../server/authority/taxAuthority.ts'
import { faultyAuthority } from '../../server/faults/faultyAuthority.ts'

import { succeed } from '../../src/domain/result.ts'

let now: Date
beforeEach(() => {
  now = new Date('2026-11-20T01:00:00.000Z')
})

/** An authority that answers this, with a fault on the way to it. */
const withFaultOn = (
  answers: () => readonly Message[],
  messages: readonly MessageRow<string>[],
  name: AuthorityScenarioName,
) => {
  const inner: TaxAuthority = {
    sender: 'V1',
    send: () => Promise.resolve(succeed(null)),
    receive: () => Promise.resolve(answers()),
    acknowledge: () => Promise.resolve(),
  }
  const switches = createSwitches(authorityScenarios)
  const change = (lasts: 'untilOff' | 'off') => switches.change({ reset: false, set: [{ name, lasts }] })
  change('untilOff')
  return { authority: faultyAuthority(inner, switches, () => now, messages), off: () => change('off') }
}
const idsOf = (messages: readonly Message[]) => messages.map(({ mtdiep }) => mtdiep)

describe.each(['eInvoice', 'eDocument'] as const)('the way to the authority with faults on it, for %s', (form) => {
  const to: Addressee = {
    mtdiep: 'A1',
    reference: 'M1',
    receiver: 'V0199999977',
    types: declarationMessages[form],
    version: '2.1.0',
    taxCode: '0199999984',
    taxpayer: 'X',
    office: '',
    place: '',
    kind: '1',
    cashRegisterCode: '',
  }
  const answers = (): readonly Message[] => [
    receiptNotice(to, [], now),
    decisionNotice({ ...to, mtdiep: 'A2' }, [], now),
  ]
  const withFault = (name: AuthorityScenarioName) => withFaultOn(answers, messageRows, name)

  it('holds the decision back for a minute, and nothing else', async () => {
    const { authority, off } = withFault('authority.late')
    expect(idsOf(await authority.receive())).toEqual(['A1'])
    now = new Date(now.getTime() + 59_999)
    expect(idsOf(await authority.receive())).toEqual(['A1'])
    now = new Date(now.getTime() + 1)
    expect(idsOf(await authority.receive())).toEqual(['A1', 'A2'])
    off()
  })

  it('lets a decision go that is held back when it is switched off', async () => {
    const { authority, off } = withFault('authority.late')
    await authority.receive()
    off()
    expect(idsOf(await authority.receive())).toEqual(['A1', 'A2'])
  })

  it('spoils the confirmation of receipt, and nothing else', async () => {
    const { authority } = withFault('authority.malformed')
    const [receipt, decision] = answers()
    const [spoilt, whole] = await authority.receive()
    expect(spoilt).toEqual({ mtdiep: 'A1', xml: receipt?.xml.slice(0, receipt.xml.length / 2) })
    expect(whole).toEqual(decision)
  })

  it('delivers every answer twice', async () => {
    const { authority } = withFault('authority.repeated')
    expect(idsOf(await authority.receive())).toEqual(['A1', 'A1', 'A2', 'A2'])
  })
})

describe('the way to the authority with faults on it, for invoices', () => {
  const header = { version: '2.1.1', sender: 'TCT', receiver: 'V1', taxCode: '0199999984' }
  const answer = (mtdiep: string, type: string, number: string): Message => ({
    mtdiep,
    xml: writeEnvelope(
      { ...header, mtdiep, type, reference: `M${number}` },
      `<HDon><SHDon>${number}</SHDon><MCCQT>A</MCCQT></HDon>`,
    ),
  })
  const answers = [answer('A1', '202', '7'), answer('A2', '204', '8')]
  const withFault = (name: AuthorityScenarioName) => withFaultOn(() => answers, invoiceMessageRows, name)
  const headerOf = ({ xml }: Message | undefined = { mtdiep: '', xml: '' }) =>
    readEnvelope(xml, (envelope) => succeed(envelope))

  it('holds every decision back, since no confirmation of receipt comes before', async () => {
    const { authority, off } = withFault('authority.late')
    expect(await authority.receive()).toEqual([])
    off()
    expect(await authority.receive()).toEqual(answers)
  })

  it('has each answer come as half of it before it comes whole', async () => {
    const [spoilt, first, again, second, ...others] = await withFault('authority.malformed').authority.receive()
    expect([first, second, others]).toEqual([...answers, []])
    expect([spoilt?.mtdiep, again?.mtdiep]).toEqual(['A1', 'A2'])
    expect([headerOf(spoilt), headerOf(again)]).toMatchObject([{ ok: false }, { ok: false }])
  })

  it('has the code of another invoice come before that of an invoice, under a header of its own', async () => {
    const [stray, ...rest] = await withFault('authority.otherInvoice').authority.receive()
    expect(rest).toEqual(answers)
    expect(headerOf(stray)).toMatchObject({ value: { type: '202', mtdiep: stray?.mtdiep, reference: 'M7' } })
    expect(stray?.xml).toContain('<SHDon>8</SHDon><MCCQT>A</MCCQT>')
  })

  it('has the provider turn a message down with its reason, until it is switched off', async () => {
    const { authority, off } = withFault('authority.notPassedOn')
    const sent = { mtdiep: 'M7', xml: '<TDiep/>' }
    expect(await authority.send(sent)).toMatchObject({
      ok: false,
      failure: { code: 'authority.turnedDown', message: '-1: Sai định dạng thông điệp' },
    })
    off()
    expect(await authority.send(sent)).toEqual(succeed(null))
  })
})
