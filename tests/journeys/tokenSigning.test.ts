import { createActor } from 'xstate'
import { describe, expect, it } from 'vitest'
import type { AttemptFailure } from '../../src/machines/tokenSigning/setup.ts'
import { bug, bugAsFailure } from '../../walks/flows/serverFailures.ts'
import {
  certificateIsHidden,
  documentIsSigned,
  holdTokenSigning,
  signingFails,
  token,
  tokenIsRead,
  work,
} from '../../walks/flows/tokenSigning.ts'

const sign = () => {
  const { held, machine } = holdTokenSigning()
  const actor = createActor(machine, { input: work })
  actor.start()
  const state = () => actor.getSnapshot()
  const allow = () => held.askPermission.settle({ answers: 'granted' })
  const read = () => held.readToken.settle(tokenIsRead)
  const finish = () => held.signDocument.settle(documentIsSigned)
  return { actor, held, state, allow, read, finish }
}

const stateOf = {
  'agent.notRunning': 'agentNotRunning',
  'agent.gone': 'agentGone',
  'agent.browserUnable': 'browserCannotReach',
  'agent.blocked': 'blockedByBrowser',
  'agent.permissionPending': 'permissionNeeded',
  'agent.tooSlow': 'agentTooSlow',
  'agent.busy': 'agentBusy',
  'agent.noPrompt': 'agentCannotAsk',
  'agent.pinRefused': 'configuredPinRefused',
  'agent.refused': 'agentRefused',
  'token.absent': 'tokenAbsent',
  'token.removed': 'tokenRemoved',
  'token.noCertificate': 'certificateMissing',
  'token.failed': 'tokenFailed',
  'pin.wrong': 'pinWrong',
  'pin.locked': 'pinLocked',
  'signing.cancelled': 'cancelledByUser',
  'certificate.keyNotRsa': 'keyNotRsa',
  'certificate.expired': 'certificateExpired',
  'certificate.notYetValid': 'certificateNotYetValid',
  'certificate.otherTaxCode': 'taxCodeDiffers',
  'certificate.notRegistered': 'certificateNotRegistered',
  'certificate.notInUse': 'certificateNotInUse',
  'answer.notSigned': 'answerNotSigned',
  'answer.altered': 'answerAltered',
  unexpected: 'failedUnexpectedly',
} as const satisfies Record<AttemptFailure['code'], string>

const failures = Object.values(signingFails).map(({ answers }) => ({
  code: answers.failure.code,
  stops: stateOf[answers.failure.code],
  outcome: { answers },
}))
/** Stops that the user has asked for, or has only to be informed of: nothing has failed. */
const intended = new Set<string>(['agent.permissionPending', 'signing.cancelled'])
const repeatable = failures.filter(({ code }) => code !== 'agent.permissionPending')

describe('signing with a token', () => {
  it('asks the browser, reads the token, has the document signed and ends signed [000-4-13 000-7-10 002-2.10-01]', async () => {
    const { actor, held, state, allow, read, finish } = sign()
    expect(state().value).toBe('askingPermission')
    await allow()
    expect(state().value).toBe('readingToken')
    expect(held.readToken.inputs).toEqual([{ sellerTaxCode: '0101243150' }])
    await read()
    expect(state().value).toBe('signingDocument')
    expect(state().context.token).toEqual(token)
    expect(held.signDocument.inputs).toEqual([work])
    await finish()
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', value: 'signed', output: { result: 'signed' } })
  })

  it('shows that it works while it works', async () => {
    const { state, allow, read } = sign()
    expect(state().hasTag('busy')).toBe(true)
    await allow()
    expect(state().hasTag('busy')).toBe(true)
    await read()
    expect(state().hasTag('busy')).toBe(true)
  })
})

describe('the way to the agent [000-8-03]', () => {
  it('goes on where the browser does not say whether the site may', async () => {
    const { held, state } = sign()
    await held.askPermission.settle({ answers: 'unknown' })
    expect(state().value).toBe('readingToken')
  })

  it('reaches for nothing where the browser refuses', async () => {
    const { held, state } = sign()
    await held.askPermission.settle({ answers: 'denied' })
    expect(state().value).toBe('blockedByBrowser')
    expect(state().context.failure).toBeNull()
    expect(held.readToken.inputs).toEqual([])
  })

  it('informs the user first what the browser is about to ask', async () => {
    const { actor, held, state } = sign()
    await held.askPermission.settle({ answers: 'toBeAsked' })
    expect(state().value).toBe('permissionNeeded')
    expect([...state().tags]).toEqual(['stopped', 'withoutFailure'])
    expect(held.readToken.inputs).toEqual([])
    actor.send({ type: 'permission.understood' })
    expect(state().value).toBe('readingToken')
  })

  it('lets the user give up instead of answering the browser', async () => {
    const { actor, held, state } = sign()
    await held.askPermission.settle({ answers: 'toBeAsked' })
    actor.send({ type: 'dialog.dismissed' })
    expect(state()).toMatchObject({ status: 'done', value: 'givenUp', output: { result: 'givenUp' } })
  })

  it('signs after a question that the browser put off', async () => {
    const { actor, held, state, allow, read, finish } = sign()
    await allow()
    await held.readToken.settle(signingFails['agent.permissionPending'])
    expect(state().value).toBe('permissionNeeded')
    actor.send({ type: 'permission.understood' })
    expect(state().context).toMatchObject({ failure: null, token: null })
    await read()
    await finish()
    expect(state().output).toEqual({ result: 'signed' })
  })
})

describe('the token is read first [000-7-11]', () => {
  it.each(failures)('$code leads to $stops, and nothing is signed', async ({ code, stops, outcome }) => {
    const { held, state, allow } = sign()
    await allow()
    await held.readToken.settle(outcome)
    expect(state().value).toBe(stops)
    expect(state().hasTag('stopped')).toBe(true)
    expect(state().hasTag('withoutFailure')).toBe(intended.has(code))
    expect(state().context.failure).toEqual(outcome.answers.failure)
    expect(held.signDocument.inputs).toEqual([])
  })
})

describe('a token that shows its certificate only after its PIN [000-4-13]', () => {
  const signHidden = async () => {
    const flow = sign()
    await flow.allow()
    await flow.held.readToken.settle(certificateIsHidden)
    return flow
  }

  it('signs first, and ends signed', async () => {
    const { state, finish } = await signHidden()
    expect(state()).toMatchObject({ value: 'signingDocument', context: { token: null } })
    await finish()
    expect(state()).toMatchObject({
      value: 'signed',
      output: { result: 'signed' },
    })
  })

  it("stops after signing when its tax code is not the seller's [000-4-14 000-8-04]", async () => {
    const { actor, held, state } = await signHidden()
    await held.signDocument.settle(signingFails['certificate.otherTaxCode'])
    expect(state().value).toBe('taxCodeDiffers')
    actor.send({ type: 'dialog.dismissed' })
    expect(state().output).toEqual({ result: 'givenUp' })
  })
})

describe('the document is signed [000-7-10]', () => {
  it.each(failures)('$code leads to $stops', async ({ stops, outcome }) => {
    const { held, state, allow, read } = sign()
    await allow()
    await read()
    await held.signDocument.settle(outcome)
    expect(state().value).toBe(stops)
    expect(state().context.failure).toEqual(outcome.answers.failure)
  })

  it('stops when the signing certificate belongs to another tax code than the seller [000-4-14 000-8-04]', async () => {
    const { actor, held, state, allow, read } = sign()
    await allow()
    await read()
    await held.signDocument.settle(signingFails['certificate.otherTaxCode'])
    expect(state().value).toBe('taxCodeDiffers')
    actor.send({ type: 'dialog.dismissed' })
    expect(state().output).toEqual({ result: 'givenUp' })
  })
})

describe('a bug is reported and can be tried again', () => {
  const steps = { askPermission: 0, readToken: 1, signDocument: 2 } as const

  it.each(Object.entries(steps))('in %s', async (name, before) => {
    const { held, state, allow, read } = sign()
    for (const step of [allow, read].slice(0, before)) await step()
    const work =
      name === 'askPermission' ? held.askPermission : name === 'readToken' ? held.readToken : held.signDocument
    await work.settle(bug)
    expect(state().value).toBe('failedUnexpectedly')
    expect(state().context.failure).toEqual(bugAsFailure)
  })
})

describe('the user decides what follows a failure [000-4-13]', () => {
  const stopAt = async (outcome: (typeof failures)[number]['outcome']) => {
    const flow = sign()
    await flow.allow()
    await flow.read()
    await flow.held.signDocument.settle(outcome)
    return flow
  }

  it.each(repeatable)('$stops: trying again begins with the browser and signs to the end', async ({ outcome }) => {
    const { actor, state, allow, read, finish } = await stopAt(outcome)
    actor.send({ type: 'signing.retried' })
    expect(state().value).toBe('askingPermission')
    expect(state().context).toMatchObject({ failure: null, token: null })
    await allow()
    await read()
    await finish()
    expect(state().output).toEqual({ result: 'signed' })
  })

  it.each(repeatable)('$stops: giving up ends unsigned', async ({ outcome }) => {
    const { actor, state } = await stopAt(outcome)
    actor.send({ type: 'dialog.dismissed' })
    expect(state()).toMatchObject({
      status: 'done',
      value: 'givenUp',
      output: { result: 'givenUp' },
      context: { failure: null, token: null },
    })
  })

  it.each(['certificate.notRegistered', 'certificate.notInUse'] as const)(
    '%s: the digital-signature settings are open to the user, unsigned [000-2-22 000-4-11]',
    async (code) => {
      const { actor, state } = await stopAt(signingFails[code])
      actor.send({ type: 'signatureSettings.opened' })
      expect(state()).toMatchObject({
        status: 'done',
        value: 'leftForSettings',
        output: { result: 'toSettings' },
        context: { failure: null, token: null },
      })
    },
  )

  it('no other cause leads to the settings', async () => {
    const leading: string[] = []
    for (const { code, outcome } of failures) {
      const { state } = await stopAt(outcome)
      if (state().can({ type: 'signatureSettings.opened' })) leading.push(code)
    }
    expect(leading).toEqual(['certificate.notRegistered', 'certificate.notInUse'])
  })

  it('calls off the question to the browser when the user gives up', () => {
    const { actor, held, state } = sign()
    actor.send({ type: 'dialog.dismissed' })
    expect(state()).toMatchObject({ status: 'done', value: 'givenUp', output: { result: 'givenUp' } })
    expect(held.askPermission.isRunning()).toBe(false)
  })

  it('calls off reading the token when the user gives up', async () => {
    const { actor, held, state, allow } = sign()
    await allow()
    actor.send({ type: 'dialog.dismissed' })
    expect(state()).toMatchObject({ status: 'done', value: 'givenUp', output: { result: 'givenUp' } })
    expect(held.readToken.isRunning()).toBe(false)
  })

  it('does not use a signature that comes after the user has given up', async () => {
    const { actor, held, state, allow, read } = sign()
    await allow()
    await read()
    actor.send({ type: 'dialog.dismissed' })
    expect(state()).toMatchObject({ status: 'done', value: 'givenUp', output: { result: 'givenUp' } })
    expect(held.signDocument.isRunning()).toBe(false)
  })
})
