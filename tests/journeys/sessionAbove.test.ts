import { describe, expect, it } from 'vitest'
import { bug, bugAsFailure } from '../../walks/flows/serverFailures.ts'
import {
  hoa,
  lan,
  lifetime,
  minh,
  operator,
  otherOperator,
  readAs,
  sessionOutcomes,
  signedInAs,
  signInFails,
} from '../../walks/flows/session.ts'
import { startSession } from './support/startSession.ts'

type Flow = ReturnType<typeof startSession>

/** Where the password is asked for above screens that stay, and how somebody's page comes there. */
const ways = [
  {
    name: 'renewing',
    tags: ['askingCredentials', 'inside'],
    lead: ({ actor, clock }: Flow) => {
      clock.increment(lifetime.untilWarning)
      actor.send({ type: 'signIn.requested' })
    },
  },
  {
    name: 'expired',
    tags: ['askingCredentials', 'inside'],
    lead: ({ actor }: Flow) => actor.send({ type: 'session.refused' }),
  },
  {
    name: 'displaced',
    tags: ['askingCredentials', 'displaced', 'inside'],
    lead: async ({ otherTabSays, held }: Flow, other = minh) => {
      otherTabSays({ type: 'session.startedElsewhere' })
      await held.readSession.settle(readAs(other))
    },
  },
] as const

describe.each(ways)('where the password is asked for above the screens: $name', ({ name, tags, lead }) => {
  const asking = { [name]: 'awaitingCredentials' }
  const asked = async () => {
    const flow = startSession()
    await flow.enter()
    await lead(flow)
    expect(flow.state().value).toEqual(asking)
    return flow
  }
  const askedOfOperator = async () => {
    const flow = startSession('admin host')
    await flow.held.readSession.settle(readAs(operator))
    await lead(flow, otherOperator)
    flow.actor.send({ type: 'credentials.submitted' })
    return flow
  }

  it('nothing can be typed while the password is checked', async () => {
    const { actor, state } = await asked()
    actor.send({ type: 'credentials.submitted' })
    expect(state().value).toEqual({ [name]: 'signingIn' })
    expect([...state().tags].toSorted()).toEqual([...tags, 'busy'].toSorted())
  })

  it('an error stays until a field is edited or another attempt begins', async () => {
    const { actor, held, state } = await asked()
    actor.send({ type: 'credentials.submitted' })
    await held.signIn.settle(bug)
    expect(state()).toMatchObject({ value: asking, context: { user: lan, failure: bugAsFailure } })
    actor.send({ type: 'credentials.edited' })
    expect(state()).toMatchObject({ value: asking, context: { user: lan, failure: null } })
    actor.send({ type: 'credentials.submitted' })
    await held.signIn.settle(signInFails['password.incorrect'])
    actor.send({ type: 'credentials.submitted' })
    expect(state().context.failure).toBeNull()
  })

  it('somebody else who signs in finds nothing of the first person', async () => {
    const { actor, held, effects, state } = await asked()
    actor.send({ type: 'credentials.submitted' })
    await held.signIn.settle(signedInAs({ ...minh, id: 'u-9' }))
    expect(state()).toMatchObject({
      value: { signedIn: { lifetime: 'fresh' } },
      context: { user: { id: 'u-9' }, other: null },
    })
    expect(effects).toEqual(['forgetWhatWasRead', 'refuseWaitingCalls', 'announceStarted', 'releaseWaitingCalls'])
  })

  it.each([lan, { ...operator, scope: 'ADMIN' as const }])(
    'nobody comes into the admin site without its scope, not even the same person: $name',
    async (user) => {
      const { held, state } = await askedOfOperator()
      await held.signIn.settle(signedInAs(user))
      expect(state()).toMatchObject({ value: 'deniedOnAdminHost', context: { user: null, other: null } })
    },
  )

  it('the server is asked who is here where another tab signs in, or somebody else signs out there', async () => {
    const one = await asked()
    one.otherTabSays({ type: 'session.startedElsewhere' })
    expect(one.state().value).toBe('rereadingSession')
    const other = await asked()
    other.otherTabSays({ type: 'session.endedElsewhere', accountId: 'u-9' })
    expect(other.state()).toMatchObject({ value: 'rereadingSession', context: { user: lan } })
    await other.held.readSession.settle(readAs(lan))
    expect(other.state().value).toEqual({ signedIn: { lifetime: 'fresh', leaving: 'no' } })
  })
})

describe('a page that asks for a password of its own', () => {
  const due = async () => {
    const flow = startSession()
    await flow.held.readSession.settle(readAs(hoa))
    flow.effects.length = 0
    return flow
  }

  it('asks the server where somebody else signs out in another tab, and stays with its person', async () => {
    const { held, effects, state, otherTabSays } = await due()
    otherTabSays({ type: 'session.endedElsewhere', accountId: lan.id })
    expect(state()).toMatchObject({ value: 'rereadingSession', context: { user: hoa } })
    await held.readSession.settle(readAs(hoa))
    expect(state()).toMatchObject({ value: { passwordDue: 'awaitingPassword' }, context: { user: hoa } })
    expect(effects).not.toContain('forgetWhatWasRead')
  })

  it('forgets what it has read where it becomes the page of somebody else', async () => {
    const { held, effects, otherTabSays } = await due()
    otherTabSays({ type: 'session.startedElsewhere' })
    await held.readSession.settle(readAs(minh))
    expect(effects).toContain('forgetWhatWasRead')
  })

  it('is left to nobody who may not enter the admin site, once the password is changed', async () => {
    const { actor, held, state } = startSession('admin host')
    await held.readSession.settle(readAs({ ...operator, must_change_password: true }))
    actor.send({ type: 'password.submitted' })
    await held.changePassword.settle(sessionOutcomes.changePassword.done)
    await held.readSession.settle(readAs(lan))
    expect(state()).toMatchObject({ value: 'deniedOnAdminHost', context: { user: null } })
  })
})

describe('while the server is asked again who is here', () => {
  it("somebody else's signing out has it asked once more: the first answer is too old", async () => {
    const { actor, held, state, enter, otherTabSays } = startSession()
    await enter()
    actor.send({ type: 'page.shown' })
    otherTabSays({ type: 'session.endedElsewhere', accountId: minh.id })
    expect(held.readSession.inputs).toHaveLength(3)
    await held.readSession.settle(readAs(lan))
    expect(state()).toMatchObject({ value: { signedIn: { lifetime: 'fresh' } }, context: { user: lan } })
  })
})

describe('at first', () => {
  it('nobody is here', () => {
    expect(startSession().state().context).toEqual({
      hostname: 'tokhai.example.vn',
      user: null,
      other: null,
      callbackPath: null,
      failure: null,
    })
  })
})
