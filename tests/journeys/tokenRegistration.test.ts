import { createActor } from 'xstate'
import { describe, expect, it } from 'vitest'
import type { ReadFailure } from '../../src/machines/tokenRegistration/setup.ts'
import { bug, bugAsFailure, serverFails, unanswered } from '../../walks/flows/serverFailures.ts'
import {
  company,
  holdTokenRegistration,
  isAbsent,
  isRegistered,
  readFails,
  refusals,
  registeredId,
  tokenIsRead,
} from '../../walks/flows/tokenRegistration.ts'
import { signingFails, token } from '../../walks/flows/tokenSigning.ts'

const begin = () => {
  const { held, machine } = holdTokenRegistration()
  const actor = createActor(machine, { input: company })
  actor.start()
  const state = () => actor.getSnapshot()
  const allow = () => held.askPermission.settle({ answers: 'granted' })
  const read = () => held.readToken.settle(tokenIsRead)
  const confirm = (formType: '1' | '2' = '1') => actor.send({ type: 'registration.confirmed', formType })
  const dismiss = () => actor.send({ type: 'dialog.dismissed' })
  const again = () => actor.send({ type: 'token.readAgain' })
  return { actor, held, state, allow, read, confirm, dismiss, again }
}

const atConfirming = async () => {
  const flow = begin()
  await flow.allow()
  await flow.read()
  return flow
}

/** The registration is sent and not answered yet. */
const atRegistering = async () => {
  const flow = await atConfirming()
  flow.confirm()
  return flow
}

/** The list is being asked, as no answer said whether the certificate was registered. */
const atAsking = async () => {
  const flow = await atRegistering()
  await flow.held.register.settle(serverFails['connection.lost'])
  return flow
}

const ended = (value: string, result: string, certificateId: string | null = null) => ({
  status: 'done',
  value,
  output: { result, certificateId, serialNumber: result === 'givenUp' ? null : token.serialNumber },
})

const stateOf = {
  'agent.notRunning': 'agentNotRunning',
  'agent.gone': 'agentGone',
  'agent.browserUnable': 'browserCannotReach',
  'agent.blocked': 'blockedByBrowser',
  'agent.permissionPending': 'permissionNeeded',
  'agent.tooSlow': 'agentTooSlow',
  'agent.busy': 'agentBusy',
  'agent.refused': 'agentRefused',
  'token.absent': 'tokenAbsent',
  'token.failed': 'tokenFailed',
  'token.noCertificate': 'certificateMissing',
  'certificate.otherTaxCode': 'wrongToken',
  'certificate.keyNotRsa': 'keyNotRsa',
  'certificate.expired': 'certificateExpired',
  'certificate.notYetValid': 'certificateNotYetValid',
} as const satisfies Record<ReadFailure['code'], string>

const failures = Object.values(readFails).map(({ answers }) => ({
  code: answers.failure.code,
  stops: stateOf[answers.failure.code],
  outcome: { answers },
}))
const repeatable = failures.filter(({ code }) => code !== 'agent.permissionPending')

describe('registering a token', () => {
  it('reads the token, shows it, registers it and ends with the success [000-4-22 001-4-04 000-7-11]', async () => {
    const { held, state, allow, read, confirm, dismiss } = begin()
    expect(state().hasTag('busy')).toBe(true)
    await allow()
    expect(state()).toMatchObject({ value: 'readingToken' })
    expect(held.readToken.inputs).toEqual([company])
    await read()
    expect(state()).toMatchObject({ value: 'confirming', context: { token } })
    expect(held.register.inputs).toEqual([])
    confirm('2')
    expect([...state().tags].toSorted()).toEqual(['busy', 'unsafeToLeave'])
    expect(held.register.inputs).toEqual([{ token, formType: '2' }])
    await held.register.settle(isRegistered)
    expect(state().value).toBe('registered')
    dismiss()
    expect(state()).toMatchObject(ended('finished', 'registered', registeredId))
  })

  it('leads from the success to a declaration', async () => {
    const { actor, held, state } = await atRegistering()
    await held.register.settle(isRegistered)
    actor.send({ type: 'declaration.opened' })
    expect(state()).toMatchObject(ended('leftForDeclaration', 'toDeclaration', registeredId))
  })

  it('registers nothing where the user does not confirm', async () => {
    const { held, state, dismiss } = await atConfirming()
    dismiss()
    expect(state()).toMatchObject(ended('givenUp', 'givenUp'))
    expect(state().context.token).toBeNull()
    expect(held.register.inputs).toEqual([])
  })
})

describe('the way to the agent [001-8-02 000-2-27 001-2.1-06]', () => {
  it('goes on where the browser does not say whether the site may', async () => {
    const { held, state } = begin()
    await held.askPermission.settle({ answers: 'unknown' })
    expect(state().value).toBe('readingToken')
  })

  it('reaches for nothing where the browser refuses', async () => {
    const { held, state } = begin()
    await held.askPermission.settle({ answers: 'denied' })
    expect(state().value).toBe('blockedByBrowser')
    expect(held.readToken.inputs).toEqual([])
  })

  it('informs the user first what the browser is about to ask', async () => {
    const { actor, held, state } = begin()
    await held.askPermission.settle({ answers: 'toBeAsked' })
    expect(state().value).toBe('permissionNeeded')
    expect(state().hasTag('stopped')).toBe(true)
    expect(held.readToken.inputs).toEqual([])
    actor.send({ type: 'permission.understood' })
    expect(state().value).toBe('readingToken')
  })

  it('asks after a question that the browser put off', async () => {
    const { actor, held, state, allow } = begin()
    await allow()
    await held.readToken.settle(readFails['agent.permissionPending'])
    expect(state().value).toBe('permissionNeeded')
    actor.send({ type: 'permission.understood' })
    expect(state()).toMatchObject({ value: 'readingToken', context: { failure: null } })
  })

  it('is given up before the browser answers, before the user does and while the token is read', async () => {
    const first = begin()
    first.dismiss()
    expect(first.held.askPermission.isRunning()).toBe(false)
    expect(first.state()).toMatchObject(ended('givenUp', 'givenUp'))
    const second = begin()
    await second.held.askPermission.settle({ answers: 'toBeAsked' })
    second.dismiss()
    expect(second.state()).toMatchObject(ended('givenUp', 'givenUp'))
    const third = begin()
    await third.allow()
    expect(third.state().hasTag('busy')).toBe(true)
    third.dismiss()
    expect(third.held.readToken.isRunning()).toBe(false)
    expect(third.state()).toMatchObject(ended('givenUp', 'givenUp'))
  })
})

describe('a token that cannot be registered', () => {
  it.each(failures)('$code leads to $stops, and nothing is registered', async ({ stops, outcome }) => {
    const { held, state, allow } = begin()
    await allow()
    await held.readToken.settle(outcome)
    expect(state().value).toBe(stops)
    expect(state().hasTag('stopped')).toBe(true)
    expect(state().context.failure).toEqual(outcome.answers.failure)
    expect(held.register.inputs).toEqual([])
  })

  it('of another tax code opens the wrong-token dialog [000-2-28 000-4-20 001-2.1-07 001-4-02 001-8-01]', async () => {
    const { held, state, allow } = begin()
    await allow()
    await held.readToken.settle(readFails['certificate.otherTaxCode'])
    expect(state().value).toBe('wrongToken')
  })

  it('that keeps its certificate to itself is said to do so', async () => {
    const { held, state, allow } = begin()
    await allow()
    await held.readToken.settle({ answers: { ok: true, value: null } })
    expect(state()).toMatchObject({ value: 'certificateHidden', context: { token: null, failure: null } })
    expect(state().hasTag('stopped')).toBe(true)
  })

  it.each(repeatable)('$stops: the token is read again to the end', async ({ outcome }) => {
    const { held, state, allow, read, confirm, again } = begin()
    await allow()
    await held.readToken.settle(outcome)
    again()
    expect(state()).toMatchObject({ value: 'askingPermission', context: { failure: null } })
    await allow()
    await read()
    confirm()
    await held.register.settle(isRegistered)
    expect(state().value).toBe('registered')
  })

  it.each(repeatable)('$stops: giving up registers nothing', async ({ outcome }) => {
    const { held, state, allow, dismiss } = begin()
    await allow()
    await held.readToken.settle(outcome)
    dismiss()
    expect(state()).toMatchObject({ ...ended('givenUp', 'givenUp'), context: { failure: null } })
  })

  it('is a bug where nobody foresaw it', async () => {
    const asked = begin()
    await asked.held.askPermission.settle(bug)
    expect(asked.state()).toMatchObject({ value: 'failedUnexpectedly', context: { failure: bugAsFailure } })
    const read = begin()
    await read.allow()
    await read.held.readToken.settle(bug)
    expect(read.state()).toMatchObject({ value: 'failedUnexpectedly', context: { failure: bugAsFailure } })
    const answered = begin()
    await answered.allow()
    await answered.held.readToken.settle(signingFails.unexpected)
    expect(answered.state().value).toBe('failedUnexpectedly')
    expect(answered.state().hasTag('stopped')).toBe(true)
  })
})

describe('where else nothing is registered', () => {
  const stops = {
    certificateHidden: async () => {
      const flow = begin()
      await flow.allow()
      await flow.held.readToken.settle({ answers: { ok: true, value: null } })
      return flow
    },
    failedUnexpectedly: async () => {
      const flow = begin()
      await flow.allow()
      await flow.held.readToken.settle(bug)
      return flow
    },
    sameTokenExists: async () => {
      const flow = await atRegistering()
      await flow.held.register.settle(refusals['exists already'])
      return flow
    },
  } as const

  it.each(Object.entries(stops))('%s: the token is read again, or the user gives up', async (value, stop) => {
    const repeated = await stop()
    expect(repeated.state().value).toBe(value)
    repeated.again()
    expect(repeated.state()).toMatchObject({ value: 'askingPermission', context: { failure: null, token: null } })
    const left = await stop()
    left.dismiss()
    expect(left.state()).toMatchObject({ ...ended('givenUp', 'givenUp'), context: { failure: null, token: null } })
  })
})

describe('what the server says', () => {
  it('of a certificate that is registered already opens the same-token dialog [000-4-21 001-4-03 000-2-28 001-2.1-07]', async () => {
    const { actor, held, state } = await atRegistering()
    await held.register.settle(refusals['exists already'])
    expect(state()).toMatchObject({ value: 'sameTokenExists', context: { failure: { reason: 'certificate.exists' } } })
    expect(state().hasTag('stopped')).toBe(true)
    actor.send({ type: 'existing.shown' })
    expect(state()).toMatchObject(ended('leftForExisting', 'toExisting'))
  })

  it('of another tax code opens the wrong-token dialog [000-4-20 001-4-02]', async () => {
    const { held, state } = await atRegistering()
    await held.register.settle(refusals['other tax code'])
    expect(state()).toMatchObject({ value: 'wrongToken', context: { failure: { code: 'server.refused' } } })
  })

  it('for another reason is shown [001-8-05]', async () => {
    const refusedAt = async () => {
      const flow = await atRegistering()
      await flow.held.register.settle(serverFails['server.refused'])
      expect(flow.state()).toMatchObject({ value: 'refused', context: { failure: { code: 'server.refused' } } })
      expect(flow.state().hasTag('stopped')).toBe(true)
      return flow
    }
    const left = await refusedAt()
    left.dismiss()
    expect(left.state()).toMatchObject(ended('givenUp', 'givenUp'))
    const repeated = await refusedAt()
    repeated.again()
    expect(repeated.state()).toMatchObject({ value: 'askingPermission', context: { failure: null, token: null } })
  })
})

describe('where no answer says whether it was registered', () => {
  it.each(unanswered)('%s: the list is asked before anything is sent again', async (code) => {
    const { held, state } = await atRegistering()
    await held.register.settle(serverFails[code])
    expect(state().value).toBe('askingOutcome')
    expect(state().hasTag('busy')).toBe(true)
    expect(state().hasTag('unsafeToLeave')).toBe(true)
    expect(held.findRegistered.inputs).toEqual([{ token, formType: '1' }])
    expect(held.register.inputs).toHaveLength(1)
  })

  it('a bug does the same', async () => {
    const { held, state } = await atRegistering()
    await held.register.settle(bug)
    expect(state()).toMatchObject({ value: 'askingOutcome', context: { failure: bugAsFailure } })
  })

  it('the certificate that is there was registered [001-4-04]', async () => {
    const { held, state, dismiss } = await atAsking()
    await held.findRegistered.settle(isRegistered)
    expect(state()).toMatchObject({ value: 'registered', context: { failure: null } })
    dismiss()
    expect(state()).toMatchObject(ended('finished', 'registered', registeredId))
  })

  it('one that is not there is sent again where the user wants it', async () => {
    const { actor, held, state } = await atAsking()
    await held.findRegistered.settle(isAbsent)
    expect(state()).toMatchObject({ value: 'notRegistered', context: { failure: { code: 'connection.lost' } } })
    expect(state().hasTag('stopped')).toBe(true)
    actor.send({ type: 'registration.repeated' })
    expect(held.register.inputs).toEqual([
      { token, formType: '1' },
      { token, formType: '1' },
    ])
    await held.register.settle(isRegistered)
    expect(state().value).toBe('registered')
  })

  it('one that is not there is left', async () => {
    const { held, state, dismiss } = await atAsking()
    await held.findRegistered.settle(isAbsent)
    dismiss()
    expect(state()).toMatchObject(ended('givenUp', 'givenUp'))
  })

  it.each([
    ['a failure', serverFails['server.failed'], { code: 'server.failed' }],
    ['a bug', bug, bugAsFailure],
  ] as const)('%s of the list leaves it unknown: asked again, or looked at later', async (_, outcome, failure) => {
    const { actor, held, state, dismiss } = await atAsking()
    await held.findRegistered.settle(outcome)
    expect(state()).toMatchObject({ value: 'outcomeUnknown', context: { failure } })
    expect(state().hasTag('unsafeToLeave')).toBe(true)
    expect(state().hasTag('stopped')).toBe(true)
    actor.send({ type: 'outcome.asked' })
    expect(state().value).toBe('askingOutcome')
    await held.findRegistered.settle(outcome)
    dismiss()
    expect(state()).toMatchObject(ended('postponed', 'postponed'))
  })
})
