import { describe, expect, it } from 'vitest'
import {
  document,
  draftIsRead,
  generated,
  generationUnanswered,
  options,
  submitStarts,
} from '../../walks/flows/documentSubmit.ts'
import { serverFails } from '../../walks/flows/serverFailures.ts'
import { work } from '../../walks/flows/tokenSigning.ts'
import { startSubmit, type Submission } from './support/startSubmit.ts'

const held = ({ holds }: Submission) => holds.filter(({ isHeld }) => isHeld).length

const atSigning = async () => {
  const flow = startSubmit()
  await flow.take(flow.decideOnToken, flow.generate)
  return flow
}

describe('one submission works on an XML at a time [000-8-05]', () => {
  it('claims it once it is generated, with what is signed, and announces that it is made', async () => {
    const flow = startSubmit()
    await flow.take(flow.decideOnToken)
    expect(flow.holds).toEqual([])
    await flow.generate()
    expect(flow.holds.map(({ input }) => input)).toEqual([{ work: generated, way: 'token', document }])
    expect(flow.holds[0]?.input.document).toBe(document)
    expect(flow.effects).toEqual(['announceGenerated'])
    expect(flow.state().value).toEqual({ signing: 'token' })
  })

  it('holds it until it is registered', async () => {
    const flow = await atSigning()
    await flow.take(flow.sign)
    expect(held(flow)).toBe(1)
    await flow.take(flow.register)
    expect(flow.state().value).toBe('registered')
    expect(held(flow)).toBe(0)
  })

  it('holds it while nobody knows the outcome, and leaves it to others once that is put off', async () => {
    const flow = await atSigning()
    await flow.take(flow.sign, flow.loseRegistration)
    expect(held(flow)).toBe(1)
    flow.actor.send({ type: 'dialog.dismissed' })
    expect(flow.state().value).toBe('postponed')
    expect(held(flow)).toBe(0)
    expect(flow.effects).toEqual(['announceGenerated'])
  })

  it('gives it up when the user gives up, or the page is left', async () => {
    const given = await atSigning()
    given.state().children.tokenSigning?.send({ type: 'dialog.dismissed' })
    expect(held(given)).toBe(0)
    const left = await atSigning()
    left.actor.stop()
    expect(held(left)).toBe(0)
  })

  it('signs nothing that is signed already [000-4-13]', async () => {
    const flow = startSubmit()
    await flow.take(flow.decideOnToken, () =>
      flow.held.generateXml.settle({
        answers: { ok: true, value: { work: generated, document, version: 'v2' } },
      }),
    )
    flow.claim(true)
    expect(flow.state().value).toBe('registering')
    expect(flow.signing.askPermission.inputs).toEqual([])
  })
})

describe('an XML that another tab works on [000-8-05]', () => {
  it.each(['from the form', 'with a signed XML'] as const)('is left to it: %s', async (from) => {
    const flow = startSubmit(from)
    if (from === 'from the form') {
      await flow.take(flow.decideOnToken)
      await flow.held.generateXml.settle({
        answers: { ok: true, value: { work: generated, document, version: 'v2' } },
      })
    }
    flow.holds[0]?.say({ type: 'work.elsewhere' })
    expect(flow.state().value).toBe('workElsewhere')
    expect([...flow.state().tags]).toEqual(['stopped', 'generate'])
    expect(held(flow)).toBe(0)
    expect(flow.held.findSent.inputs).toEqual([])
    flow.actor.send({ type: 'dialog.dismissed' })
    expect(flow.state().output).toMatchObject({ result: 'cancelled', documentId: null })
    expect(flow.effects.at(-2)).toEqual({ forgetWork: null })
  })

  it('can be claimed again', async () => {
    const flow = startSubmit('with a signed XML')
    flow.holds[0]?.say({ type: 'work.elsewhere' })
    flow.actor.send({ type: 'step.retried' })
    expect(flow.state().value).toBe('claimingWork')
    expect(flow.holds).toHaveLength(2)
    flow.claim(true)
    expect(flow.state().value).toBe('askingOutcome')
    expect(held(flow)).toBe(1)
  })

  it('is claimed again as it is, and not generated anew', async () => {
    const flow = startSubmit()
    await flow.take(flow.decideOnToken, () =>
      flow.held.generateXml.settle({ answers: { ok: true, value: { work: generated, document, version: 'v2' } } }),
    )
    flow.holds[0]?.say({ type: 'work.elsewhere' })
    flow.actor.send({ type: 'step.retried' })
    expect(flow.holds.map(({ input }) => input.work)).toEqual([generated, generated])
    expect(flow.state().value).toBe('claimingWork')
  })

  it('is not to be confused with one that is held', async () => {
    expect(held(await atSigning())).toBe(1)
  })
})

describe('what is generated', () => {
  it('is what the form handed over, over the version that it was filled on', async () => {
    const flow = startSubmit()
    await flow.take(flow.decideOnToken)
    const { values, basis } = submitStarts['from the form'].start
    expect(flow.held.generateXml.inputs).toEqual([{ values, basis }])
    expect(flow.held.generateXml.inputs[0]?.values).toBe(values)
  })

  it('is the draft as it was read', async () => {
    const flow = startSubmit('from the list')
    await flow.take(() => flow.held.readDocument.settle(draftIsRead), flow.decideOnToken)
    expect(flow.held.generateXml.inputs[0]?.values).toBe(draftIsRead.answers.value.values)
    expect(flow.held.generateXml.inputs[0]?.basis).toEqual({ version: 'v3', unanswered: null })
  })

  it.each(['retry', 'form'] as const)('is remembered where its answer was lost, for the next %s', async (next) => {
    const flow = startSubmit()
    await flow.take(flow.decideOnToken)
    await flow.held.generateXml.settle(generationUnanswered)
    const { basis } = generationUnanswered.answers
    flow.actor.send({ type: next === 'retry' ? 'step.retried' : 'dialog.dismissed' })
    expect(next === 'retry' ? flow.held.generateXml.inputs[1]?.basis : flow.state().output?.basis).toBe(basis)
  })

  it('is named by its new version afterwards, and a refusal forgets what was repeated', async () => {
    const flow = await atSigning()
    expect(flow.state().context.basis).toEqual({ version: 'v2', unanswered: null })
    const refused = startSubmit()
    await refused.take(refused.decideOnToken)
    const basis = { version: 'repeated', unanswered: null }
    await refused.held.generateXml.settle({ answers: { ...serverFails['server.refused'].answers, basis } })
    expect(refused.state().context.basis).toBe(basis)
  })
})

describe('the way to sign', () => {
  it('is the one that was chosen', async () => {
    const flow = startSubmit()
    await flow.take(() => flow.held.readOption.settle(options['token and HSM']))
    flow.actor.send({ type: 'type.confirmed', chosen: '1' })
    await flow.generate()
    expect(flow.state().value).toEqual({ signing: 'token' })
  })

  it('is that of the signature that was kept, where another one is needed', async () => {
    const flow = startSubmit('with a signed XML')
    flow.claim(true)
    await flow.held.findSent.settle({
      answers: {
        ok: false,
        failure: { ...serverFails['server.refused'].answers.failure, reason: 'signature.invalid' },
      },
    })
    flow.actor.send({ type: 'signature.renewed' })
    expect(flow.state().value).toEqual({ signing: 'hsm' })
    expect(flow.effects).toEqual([{ dropSignature: work.reqKey }])
  })
})
