import { describe, expect, it } from 'vitest'
import {
  documentSubmitOutcomes as outcomes,
  draftBreaksRule,
  draftIsRead,
  fieldsAreRefused,
  generated,
  options,
  xmlIsGenerated,
} from '../../walks/flows/documentSubmit.ts'
import { bug, bugAsFailure, fieldsRefused, refusal, serverFails, unanswered } from '../../walks/flows/serverFailures.ts'
import { endChild } from '../../walks/model/actorEnd.ts'
import { startSubmit } from './support/startSubmit.ts'
import { signingFails, work } from '../../walks/flows/tokenSigning.ts'

const refreshed = [{ forgetWork: null }, 'refreshLists']
const forgotten = ['announceGenerated', { forgetWork: work.reqKey }, 'refreshLists']
const everyFailure = Object.values(serverFails)

describe('the declaration goes to the tax authority', () => {
  it('is generated, signed and registered, and the lists are refreshed [000-1-01 000-4-10 000-4-16 000-2-23 002-4.1-05]', async () => {
    const { actor, held, signing, effects, state, take, decideOnToken, generate, sign, register } = startSubmit()
    expect(state().value).toBe('checkingOption')
    await decideOnToken()
    expect(state().value).toBe('generatingXml')
    await generate()
    expect(state().value).toEqual({ signing: 'token' })
    expect(state().children.tokenSigning?.getSnapshot().context).toMatchObject(work)
    await sign()
    expect(signing.signDocument.inputs).toEqual([{ ...work, others: [] }])
    expect(state().value).toBe('registering')
    expect(held.sendSigned.inputs).toEqual([{ reqKey: work.reqKey }])
    expect(effects).toEqual(['announceGenerated'])
    await take(register)
    expect(state()).toMatchObject({ status: 'active', value: 'registered' })
    expect(effects).toEqual(forgotten)
    actor.send({ type: 'dialog.dismissed' })
    expect(state()).toMatchObject({
      status: 'done',
      value: 'finished',
      output: { result: 'registered', documentId: 'd-7', failure: null },
    })
    expect(effects).toEqual(forgotten)
  })

  it('says at which step it stands', async () => {
    const { state, take, decideOnToken, generate, sign, register } = startSubmit()
    const seen: string[][] = []
    const note = () => seen.push([...state().tags].toSorted())
    note()
    for (const step of [decideOnToken, generate, sign, register]) {
      await take(step)
      note()
    }
    expect(seen).toEqual([
      ['busy', 'generate'],
      ['busy', 'generate'],
      ['sign', 'unsafeToLeave'],
      ['busy', 'register', 'unsafeToLeave'],
      ['answer'],
    ])
  })

  it('reads a draft of the list in full first [002-4.1-08]', async () => {
    const { held, state } = startSubmit('from the list')
    expect(state().value).toBe('readingDocument')
    expect([...state().tags]).toEqual(['busy', 'generate'])
    expect(held.readDocument.inputs).toEqual([{ documentId: 'd-7' }])
    expect(held.readOption.inputs).toEqual([])
    await held.readDocument.settle(draftIsRead)
    expect(state().value).toBe('checkingOption')
  })
})

describe('a draft that cannot be read [000-8-01]', () => {
  it.each([
    ...everyFailure.map((outcome) => ({ outcome, failure: outcome.answers.failure })),
    { outcome: bug, failure: bugAsFailure },
  ])('stops with the reason $failure.code and can be read again', async ({ outcome, failure }) => {
    const { actor, held, state } = startSubmit('from the list')
    await held.readDocument.settle(outcome)
    expect(state().value).toBe('documentUnreadable')
    expect([...state().tags]).toEqual(['stopped', 'generate'])
    expect(state().context.failure).toEqual(failure)
    expect(held.readOption.inputs).toEqual([])
    actor.send({ type: 'step.retried' })
    expect(state().value).toBe('readingDocument')
    expect(state().context.failure).toBeNull()
    expect(held.readDocument.inputs).toHaveLength(2)
  })
})

describe('how the company signs [000-4-11 002-4.1-04]', () => {
  it('signs with the token directly where only tokens are registered [000-6-03 002-7.5-01]', async () => {
    const { held, state } = startSubmit()
    await held.readOption.settle(options['only tokens'])
    expect(state().value).toBe('generatingXml')
    expect(state().context.option).toEqual({ decided: '1', available: ['1'] })
  })

  it('opens the no-certificate dialog where nothing is registered [000-4-12 000-8-10 002-2.10-01]', async () => {
    const { held, state, effects } = startSubmit()
    await held.readOption.settle(options['no certificate'])
    expect(state().value).toBe('noCertificate')
    expect([...state().tags]).toEqual(['stopped', 'generate'])
    expect(held.generateXml.inputs).toEqual([])
    expect(effects).toEqual([])
  })

  it('leads from the no-certificate dialog to the digital-signature settings [000-2-22]', async () => {
    const { actor, held, state, effects } = startSubmit()
    await held.readOption.settle(options['no certificate'])
    actor.send({ type: 'signatureSettings.opened' })
    expect(state()).toMatchObject({
      status: 'done',
      output: { result: 'toSettings', documentId: null, failure: null },
    })
    expect(effects).toEqual(refreshed)
  })

  it('leads from a certificate that is not registered to the settings, and the draft stays [000-2-22]', async () => {
    const { actor, state, effects, take, decideOnToken, generate } = startSubmit()
    await take(decideOnToken, generate)
    endChild(actor, 'tokenSigning', { answers: { result: 'toSettings' } })
    expect(state()).toMatchObject({
      status: 'done',
      value: 'cancelled',
      output: { result: 'toSettings', documentId: generated.documentId, failure: null },
    })
    expect(effects).toContainEqual({ forgetWork: generated.reqKey })
  })

  it.each(['only smart cards', 'tokens and smart cards'] as const)(
    'signs with what is plugged in where there are %s',
    async (option) => {
      const { held, state } = startSubmit()
      await held.readOption.settle(options[option])
      expect(state().value).toBe('generatingXml')
    },
  )

  it('lets the smart card be chosen beside an HSM', async () => {
    const { actor, held, state } = startSubmit()
    await held.readOption.settle(options['smart card and HSM'])
    expect(state().value).toEqual({ choosingType: 'offered' })
    actor.send({ type: 'type.confirmed', chosen: '1' })
    expect(state().value).toBe('generatingXml')
  })

  it.each(['smart card and HSM', 'token and HSM', 'HSM and remote signature'] as const)(
    'lets the user choose with %s [000-2-24 002-2.11-01]',
    async (offer) => {
      const { held, state } = startSubmit()
      await held.readOption.settle(options[offer])
      expect(state().value).toEqual({ choosingType: 'offered' })
      expect(state().context.option).toEqual(options[offer].answers.value)
      expect([...state().tags]).toEqual(['generate'])
      expect(held.generateXml.inputs).toEqual([])
    },
  )

  const others = [
    { way: 'hsm', flow: 'hsmSigning', offer: 'only HSM', among: 'token and HSM', type: '2' },
    {
      way: 'remote',
      flow: 'remoteSigning',
      offer: 'only remote signature',
      among: 'HSM and remote signature',
      type: '4',
    },
  ] as const

  it.each(others)(
    'asks nothing where all certificates are of one way, and has $flow sign [000-4-11 000-4-15 000-1-02]',
    async ({ way, flow, offer }) => {
      const { actor, held, hsm, remote, state, generate } = startSubmit()
      await held.readOption.settle(options[offer])
      expect(state()).toMatchObject({ value: 'generatingXml', context: { way } })
      await generate()
      expect(state().value).toEqual({ signing: way })
      expect({ hsm, remote }[way].readCertificates.isRunning()).toBe(true)
      expect(state().children[flow]?.getSnapshot().context).toMatchObject(work)
      endChild(actor, flow, { answers: { result: 'signed' } })
      expect(state().value).toBe('registering')
    },
  )

  it.each(others)('has $flow sign once that is chosen [002-2.11-01 002-4.4-01]', async ({ way, among, type }) => {
    const { actor, held, state, generate } = startSubmit()
    await held.readOption.settle(options[among])
    actor.send({ type: 'type.confirmed', chosen: type })
    await generate()
    expect(state().value).toEqual({ signing: way })
  })

  it.each(others)('ends unregistered where $flow ends without a signature', async ({ flow, offer }) => {
    for (const [result, ends] of [
      ['givenUp', 'cancelled'],
      ['toSettings', 'toSettings'],
    ] as const) {
      const { actor, held, state, generate } = startSubmit()
      await held.readOption.settle(options[offer])
      await generate()
      endChild(actor, flow, { answers: { result } })
      expect(state()).toMatchObject({ status: 'done', value: 'cancelled', output: { result: ends } })
    }
  })

  it.each(others)('shows that $flow has broken down, and goes back to it', async ({ way, flow, offer }) => {
    const { actor, held, state, generate } = startSubmit()
    await held.readOption.settle(options[offer])
    await generate()
    endChild(actor, flow, bug)
    expect(state()).toMatchObject({ value: 'signingBroken', context: { failure: bugAsFailure } })
    actor.send({ type: 'step.retried' })
    expect(state().value).toEqual({ signing: way })
  })

  it('generates once the token is chosen', async () => {
    const { actor, held, state } = startSubmit()
    await held.readOption.settle(options['token and HSM'])
    actor.send({ type: 'type.confirmed', chosen: '1' })
    expect(state().value).toBe('generatingXml')
  })

  it('asks for a choice when none was made, and takes it then [000-5-11]', async () => {
    const { actor, held, state } = startSubmit()
    await held.readOption.settle(options['token and HSM'])
    actor.send({ type: 'type.confirmed', chosen: null })
    expect(state().value).toEqual({ choosingType: 'missing' })
    actor.send({ type: 'type.confirmed', chosen: '1' })
    expect(state().value).toBe('generatingXml')
  })

  it.each([
    { offer: 'HSM and remote signature', chosen: '1' },
    { offer: 'token and HSM', chosen: '4' },
  ] as const)('does not sign with type $chosen where the company has $offer', async ({ offer, chosen }) => {
    const { actor, held, state } = startSubmit()
    await held.readOption.settle(options[offer])
    actor.send({ type: 'type.confirmed', chosen })
    expect(state().value).toEqual({ choosingType: 'missing' })
    expect(held.generateXml.inputs).toEqual([])
  })

  it.each([
    ...everyFailure.map((outcome) => ({ outcome, failure: outcome.answers.failure })),
    { outcome: bug, failure: bugAsFailure },
  ])('stops when it cannot be found out: $failure.code [002-8-06]', async ({ outcome, failure }) => {
    const { actor, held, state } = startSubmit()
    await held.readOption.settle(outcome)
    expect(state().value).toBe('optionUnknown')
    expect([...state().tags]).toEqual(['stopped', 'generate'])
    expect(state().context.failure).toEqual(failure)
    actor.send({ type: 'step.retried' })
    expect(state().value).toBe('checkingOption')
    expect(state().context.failure).toBeNull()
  })

  it('is asked for again without reading the draft again', async () => {
    const { actor, held, state } = startSubmit('from the list')
    await held.readDocument.settle(draftIsRead)
    await held.readOption.settle(bug)
    actor.send({ type: 'step.retried' })
    expect(state().value).toBe('checkingOption')
    expect(held.readDocument.inputs).toHaveLength(1)
  })
})

describe('the XML is generated [000-8-02]', () => {
  it('goes back to the form with the reason when the server refuses the declaration', async () => {
    const { actor, held, effects, state, decideOnToken } = startSubmit()
    await decideOnToken()
    await held.generateXml.settle(serverFails['server.refused'])
    expect(state().value).toBe('generateRefused')
    expect([...state().tags]).toEqual(['stopped', 'generate'])
    expect(state().can({ type: 'step.retried' })).toBe(false)
    actor.send({ type: 'dialog.dismissed' })
    expect(state().output).toMatchObject({ result: 'cancelled', documentId: null, failure: refusal })
    expect(effects).toEqual(refreshed)
  })

  it('leads a saved draft into a new declaration, where the refused fields are corrected [000-8-02 000-4-06]', async () => {
    const { actor, held, effects, state, decideOnToken } = startSubmit('from the list')
    await held.readDocument.settle(draftIsRead)
    await decideOnToken()
    await held.generateXml.settle(fieldsAreRefused)
    expect(state().value).toBe('generateRefused')
    actor.send({ type: 'correction.requested' })
    expect(state().output).toMatchObject({ result: 'toCorrect', documentId: null, failure: fieldsRefused })
    expect(effects).toEqual(refreshed)
  })

  it('is refused for a draft that breaks a rule as it is read, before anything is generated [000-8-02]', async () => {
    const { held, state } = startSubmit('from the list')
    await held.readDocument.settle(draftBreaksRule)
    expect(state()).toMatchObject({ value: 'generateRefused', context: { failure: draftBreaksRule.answers.failure } })
    expect(state().can({ type: 'correction.requested' })).toBe(true)
    expect(held.readOption.inputs).toEqual([])
  })

  it('is corrected in the open form itself, and only where fields were refused', async () => {
    const fromForm = startSubmit()
    await fromForm.decideOnToken()
    await fromForm.held.generateXml.settle(fieldsAreRefused)
    expect(fromForm.state().can({ type: 'correction.requested' })).toBe(false)
    const fromList = startSubmit('from the list')
    await fromList.take(() => fromList.held.readDocument.settle(draftIsRead), fromList.decideOnToken)
    await fromList.held.generateXml.settle(serverFails['server.refused'])
    expect(fromList.state().can({ type: 'correction.requested' })).toBe(false)
  })

  it.each([
    ...unanswered.map((code) => ({ outcome: serverFails[code], failure: serverFails[code].answers.failure })),
    { outcome: bug, failure: bugAsFailure },
  ])('can be tried again after $failure.code', async ({ outcome, failure }) => {
    const { actor, held, claim, state, decideOnToken } = startSubmit()
    await decideOnToken()
    await held.generateXml.settle(outcome)
    expect(state().value).toBe('generateFailed')
    expect([...state().tags]).toEqual(['stopped', 'generate'])
    expect(state().context.failure).toEqual(failure)
    actor.send({ type: 'step.retried' })
    expect(state().value).toBe('generatingXml')
    expect(state().context.failure).toBeNull()
    await held.generateXml.settle(xmlIsGenerated)
    claim()
    expect(state().value).toEqual({ signing: 'token' })
  })
})

describe('the document is signed [000-4-13]', () => {
  it('registers nothing when the user gives up, and the draft stays', async () => {
    const { held, effects, state, take, decideOnToken, generate } = startSubmit()
    await take(decideOnToken, generate)
    expect(state().can({ type: 'dialog.dismissed' })).toBe(false)
    state().children.tokenSigning?.send({ type: 'dialog.dismissed' })
    expect(state()).toMatchObject({
      status: 'done',
      output: { result: 'cancelled', documentId: 'd-7', failure: null },
    })
    expect(held.sendSigned.inputs).toEqual([])
    expect(effects).toEqual(forgotten)
  })

  it("stays with the signing dialog when the token is another company's [000-4-14 000-8-04]", async () => {
    const { held, signing, state, take, decideOnToken, generate } = startSubmit()
    await take(decideOnToken, generate)
    await signing.askPermission.settle({ answers: 'granted' })
    await signing.readToken.settle(signingFails['certificate.otherTaxCode'])
    expect(state().value).toEqual({ signing: 'token' })
    expect(state().children.tokenSigning?.getSnapshot().value).toBe('taxCodeDiffers')
    expect(held.sendSigned.inputs).toEqual([])
  })
})

describe('the user leaves before anything was sent', () => {
  const stops = {
    'while the draft is read': { from: 'from the list', steps: [] },
    'when the draft could not be read': { from: 'from the list', steps: ['readDocument'] },
    'while the option is asked for': { from: 'from the form', steps: [] },
    'when the option is not known': { from: 'from the form', steps: ['readOption'] },
    'while the XML is made': { from: 'from the form', steps: ['decide'] },
    'when the XML could not be made': { from: 'from the form', steps: ['decide', 'generateXml'] },
    'at the no-certificate dialog': { from: 'from the form', steps: ['noCertificate'] },
    'at the choice': { from: 'from the form', steps: ['choose'] },
  } as const

  it.each(Object.entries(stops))('%s: cancelled, the lists show what was saved', async (_, { from, steps }) => {
    const { actor, held, effects, state } = startSubmit(from)
    const step = {
      readDocument: () => held.readDocument.settle(bug),
      readOption: () => held.readOption.settle(bug),
      decide: () => held.readOption.settle(options['only tokens']),
      generateXml: () => held.generateXml.settle(outcomes.generateXml['server.failed']),
      noCertificate: () => held.readOption.settle(options['no certificate']),
      choose: () => held.readOption.settle(options['token and HSM']),
    }
    for (const name of steps) await step[name]()
    actor.send({ type: 'dialog.dismissed' })
    expect(state()).toMatchObject({ status: 'done', value: 'cancelled', output: { result: 'cancelled' } })
    expect(effects).toEqual(refreshed)
    expect(Object.values(held).some((work) => work.isRunning())).toBe(false)
  })
})
