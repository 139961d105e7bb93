import { beforeEach, describe, expect, it } from 'vitest'
import { authorityScenarios, type AuthorityScenarioName } from '../../development/faults/authorityScenarios.ts'
import { createSwitches } from '../../development/faults/switches.ts'
import { declarationMessages, messageRows } from '../../server/areas/declarations/messages.ts'
import { decisionNotice, receiptNotice, type Addressee } from '../../server/areas/declarations/simulated/notices.ts'
import type { Message, TaxAuthority } from '../../server/authority/taxAuthority.ts'
import { faultyAuthority } from '../../server/faults/faultyAuthority.ts'

import { succeed } from '../../src/domain/result.ts'

let now: Date
beforeEach(() => {
  now = new Date('2026-11-20T01:00:00.000Z')
})

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
  const inner: TaxAuthority = {
    sender: 'V1',
    send: () => Promise.resolve(succeed(null)),
    receive: () => Promise.resolve(answers()),
    acknowledge: () => Promise.resolve(),
  }
  const withFault = (name: AuthorityScenarioName) => {
    const switches = createSwitches(authorityScenarios)
    const change = (lasts: 'untilOff' | 'off') => switches.change({ reset: false, set: [{ name, lasts }] })
    change('untilOff')
    return { authority: faultyAuthority(inner, switches, () => now, messageRows), off: () => change('off') }
  }
  const idsOf = (messages: readonly Message[]) => messages.map(({ mtdiep }) => mtdiep)

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
