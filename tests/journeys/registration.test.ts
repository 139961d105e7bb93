import { describe, expect, it } from 'vitest'
import { endChild } from '../../walks/model/actorEnd.ts'
import { changedMeanwhile, registrationIs, signatureRefused } from '../../walks/flows/documentSubmit.ts'
import { bug, bugAsFailure, fails, refusal, serverFails, unanswered } from '../../walks/flows/serverFailures.ts'
import { startSubmit } from './support/startSubmit.ts'
import { work } from '../../walks/flows/tokenSigning.ts'

const doubtful = [
  ...unanswered.map((code) => ({ outcome: serverFails[code], failure: serverFails[code].answers.failure })),
  { outcome: bug, failure: bugAsFailure },
]

const atRegistration = async () => {
  const flow = startSubmit()
  await flow.take(flow.decideOnToken, flow.generate, flow.sign)
  return flow
}

const atDoubt = async () => {
  const flow = await atRegistration()
  await flow.loseRegistration()
  return flow
}

describe('a registration that the server refuses [000-8-05 000-7-05 002-7.19-07]', () => {
  it('is over: the user reads why and leaves, the draft stays', async () => {
    const { actor, held, effects, state } = await atRegistration()
    await held.sendSigned.settle(serverFails['server.refused'])
    expect(state().value).toBe('registerRefused')
    expect([...state().tags]).toEqual(['stopped', 'register'])
    expect(state().context.failure).toEqual(refusal)
    expect(state().can({ type: 'signature.renewed' })).toBe(false)
    actor.send({ type: 'dialog.dismissed' })
    expect(state().output).toMatchObject({ result: 'cancelled', documentId: 'd-7', failure: refusal })
    expect(effects).toEqual(['announceGenerated', { forgetWork: work.reqKey }, 'refreshLists'])
  })

  it.each(['sendSigned', 'findSent'] as const)('is signed anew where %s finds the signature at fault', async (call) => {
    const { actor, held, effects, state, take, sign, register } =
      call === 'sendSigned' ? await atRegistration() : await atDoubt()
    if (call === 'findSent') actor.send({ type: 'outcome.asked' })
    await held[call].settle(signatureRefused)
    expect(state().value).toBe('registerRefused')
    expect(state().context.failure).toEqual(signatureRefused.answers.failure)
    expect(effects).toEqual(['announceGenerated'])
    actor.send({ type: 'signature.renewed' })
    expect(effects).toEqual(['announceGenerated', { dropSignature: work.reqKey }])
    expect(state().value).toEqual({ signing: 'token' })
    expect(state().context.failure).toBeNull()
    await take(sign, register)
    expect(state().value).toBe('registered')
    expect(held.generateXml.inputs).toHaveLength(1)
  })
})

describe('a declaration that somebody else has changed while it was signed [000-8-05]', () => {
  it('is not registered, and the user has it opened as it says now', async () => {
    const { actor, held, effects, state } = await atRegistration()
    await held.sendSigned.settle(changedMeanwhile)
    expect(state().value).toBe('registerRefused')
    expect(state().can({ type: 'signature.renewed' })).toBe(false)
    actor.send({ type: 'reopening.requested' })
    expect(state().output).toMatchObject({
      result: 'toReopen',
      documentId: 'd-7',
      failure: changedMeanwhile.answers.failure,
    })
    expect(effects).toEqual(['announceGenerated', { forgetWork: work.reqKey }, 'refreshLists'])
  })

  it.each([serverFails['server.refused'], signatureRefused])(
    'is no way out of another refusal: %o',
    async (outcome) => {
      const { held, state } = await atRegistration()
      await held.sendSigned.settle(outcome)
      expect(state().can({ type: 'reopening.requested' })).toBe(false)
    },
  )
})

describe('a registered declaration [000-2-23]', () => {
  it('is opened from the success dialog, with nothing kept of the submission', async () => {
    const { actor, effects, state, take, register } = await atRegistration()
    await take(register)
    expect(state().value).toBe('registered')
    actor.send({ type: 'reopening.requested' })
    expect(state().output).toMatchObject({ result: 'toReopen', documentId: 'd-7', failure: null })
    expect(effects).toEqual(['announceGenerated', { forgetWork: work.reqKey }, 'refreshLists'])
  })
})

describe('the outcome of a registration is unknown [000-8-05]', () => {
  it.each(doubtful)('after $failure.code; nothing is sent again unasked', async ({ outcome, failure }) => {
    const { held, effects, state } = await atRegistration()
    await held.sendSigned.settle(outcome)
    expect(state().value).toBe('outcomeUnknown')
    expect([...state().tags]).toEqual(['stopped', 'register', 'unsafeToLeave'])
    expect(state().context.failure).toEqual(failure)
    expect(held.sendSigned.inputs).toHaveLength(1)
    expect(held.findSent.inputs).toEqual([])
    expect(effects).toEqual(['announceGenerated'])
  })

  it('cannot be walked away from while the server is at work', async () => {
    const { actor, state, loseRegistration } = await atRegistration()
    expect(state().can({ type: 'dialog.dismissed' })).toBe(false)
    await loseRegistration()
    actor.send({ type: 'outcome.asked' })
    expect([...state().tags]).toEqual(['busy', 'register', 'unsafeToLeave'])
    expect(state().can({ type: 'dialog.dismissed' })).toBe(false)
  })

  it('is asked for by the request key, and a registration that had arrived is the end', async () => {
    const { actor, held, effects, state } = await atDoubt()
    actor.send({ type: 'outcome.asked' })
    expect(state().value).toBe('askingOutcome')
    expect(held.findSent.inputs).toEqual([{ reqKey: work.reqKey }])
    await held.findSent.settle(registrationIs.registered)
    expect(state().value).toBe('registered')
    expect(held.sendSigned.inputs).toHaveLength(1)
    expect(effects).toEqual(['announceGenerated', { forgetWork: work.reqKey }, 'refreshLists'])
    actor.send({ type: 'dialog.dismissed' })
    expect(state().output).toMatchObject({ result: 'registered', documentId: 'd-7', failure: null })
  })

  it('is registered once more, signed as it is, only when it is certainly absent', async () => {
    const { actor, held, signing, state, register } = await atDoubt()
    actor.send({ type: 'outcome.asked' })
    await held.findSent.settle(registrationIs.absent)
    expect(state().value).toBe('registering')
    expect(state().context.failure).toBeNull()
    expect(held.sendSigned.inputs).toEqual([{ reqKey: work.reqKey }, { reqKey: work.reqKey }])
    await register()
    expect(state().value).toBe('registered')
    expect(signing.signDocument.inputs).toHaveLength(1)
  })

  it('is refused where the server does not know this XML', async () => {
    const { actor, held, state } = await atDoubt()
    actor.send({ type: 'outcome.asked' })
    await held.findSent.settle(serverFails['server.refused'])
    expect(state().value).toBe('registerRefused')
    expect(state().context.failure).toEqual(refusal)
  })

  it.each(doubtful)('stays unknown when the question is lost too: $failure.code', async ({ outcome, failure }) => {
    const { actor, held, state } = await atDoubt()
    actor.send({ type: 'outcome.asked' })
    await held.findSent.settle(outcome)
    expect(state().value).toBe('outcomeUnknown')
    expect(state().context.failure).toEqual(failure)
    expect(held.sendSigned.inputs).toHaveLength(1)
  })

  it('can be put off: the work is kept and offered again', async () => {
    const { actor, effects, state } = await atDoubt()
    actor.send({ type: 'dialog.dismissed' })
    expect(state()).toMatchObject({
      status: 'done',
      value: 'postponed',
      output: { result: 'postponed', documentId: 'd-7', failure: { code: 'connection.lost' } },
    })
    expect(effects).toEqual(['announceGenerated'])
  })
})

describe('a backend that cannot be asked by the key, and shows no registration [000-8-05]', () => {
  it('leaves the outcome unknown; the user asks again, or sends the same signed XML again', async () => {
    const { actor, held, signing, state, register } = await atDoubt()
    expect(state().can({ type: 'registration.repeated' })).toBe(false)
    actor.send({ type: 'outcome.asked' })
    await held.findSent.settle(serverFails['registration.unseen'])
    expect(state().value).toBe('outcomeUnknown')
    expect(state().can({ type: 'outcome.asked' })).toBe(true)
    actor.send({ type: 'registration.repeated' })
    expect(state().value).toBe('registering')
    expect(state().context.failure).toBeNull()
    expect(held.sendSigned.inputs).toEqual([{ reqKey: work.reqKey }, { reqKey: work.reqKey }])
    await register()
    expect(state().value).toBe('registered')
    expect(signing.signDocument.inputs).toHaveLength(1)
  })
})

describe('a backend that answers with code 500 and a message [000-7-05 000-8-02]', () => {
  const broken = fails({ ...refusal, status: 500, reason: '', message: 'Hệ thống đang bảo trì' })

  it('has refused the registration', async () => {
    const { held, state } = await atRegistration()
    await held.sendSigned.settle(broken)
    expect(state().value).toBe('registerRefused')
    expect(state().context.failure).toMatchObject({ message: 'Hệ thống đang bảo trì' })
  })

  it('has not made the XML, which can be tried again', async () => {
    const { actor, held, state, decideOnToken } = startSubmit()
    await decideOnToken()
    await held.generateXml.settle(broken)
    expect(state().value).toBe('generateFailed')
    actor.send({ type: 'step.retried' })
    expect(state().value).toBe('generatingXml')
  })
})

describe('a signed XML whose registration was interrupted [000-8-05]', () => {
  it('is not registered again before the server was asked', async () => {
    const { held, signing, state, claim } = startSubmit('with a signed XML')
    expect(state().value).toBe('claimingWork')
    expect([...state().tags].toSorted()).toEqual(['busy', 'generate'])
    claim(true)
    expect(state().value).toBe('askingOutcome')
    expect(held.findSent.inputs).toEqual([{ reqKey: work.reqKey }])
    await held.findSent.settle(registrationIs.absent)
    expect(state().value).toBe('registering')
    expect(held.sendSigned.inputs).toEqual([{ reqKey: work.reqKey }])
    expect(held.generateXml.inputs).toEqual([])
    expect(signing.askPermission.inputs).toEqual([])
  })
})

describe('a bug in the signing flow', () => {
  it('registers nothing, is shown, and signing can begin anew', async () => {
    const { actor, held, state, take, decideOnToken, generate, sign } = startSubmit()
    await take(decideOnToken, generate)
    endChild(actor, 'tokenSigning', bug)
    expect(state().value).toBe('signingBroken')
    expect([...state().tags]).toEqual(['stopped', 'sign'])
    expect(state().context.failure).toEqual(bugAsFailure)
    expect(held.sendSigned.inputs).toEqual([])
    actor.send({ type: 'step.retried' })
    expect(state().value).toEqual({ signing: 'token' })
    expect(state().context.failure).toBeNull()
    await take(sign)
    expect(state().value).toBe('registering')
  })

  it('lets the user leave with the draft', async () => {
    const { actor, effects, state, take, decideOnToken, generate } = startSubmit()
    await take(decideOnToken, generate)
    endChild(actor, 'tokenSigning', bug)
    actor.send({ type: 'dialog.dismissed' })
    expect(state()).toMatchObject({ status: 'done', output: { result: 'cancelled', documentId: 'd-7' } })
    expect(effects).toEqual(['announceGenerated', { forgetWork: work.reqKey }, 'refreshLists'])
  })
})
