import { fromCallback } from 'xstate'
import type { ServerFailure } from '../../src/domain/failure.ts'
import type { Result } from '../../src/domain/result.ts'
import type { Scope, SessionUser } from '../../src/domain/session.ts'
import { session } from '../../src/machines/session/session.ts'
import type {
  Attempt,
  CodeAttempt,
  CodeSent,
  Read,
  SessionEvent,
  SignInFailure,
} from '../../src/machines/session/setup.ts'
import { stateNames } from '../model/stateNames.ts'
import { Flow, type FaultSwitches } from '../model/flow.ts'
import { holdActor } from '../model/heldActor.ts'
import type { EventCases, FailureCases, OutcomeCases } from '../model/machineTypes.ts'
import { bug, fails, serverFails } from './serverFailures.ts'

const userOf = (id: string, name: string, scope: Scope): SessionUser => ({
  id,
  name,
  scope,
  exp: 1_793_000_000,
  profile_image: null,
  permissions: [],
})

export const lan = userOf('u-1', 'Nguyễn Thị Lan', 'ADMIN')
export const minh = userOf('u-2', 'Trần Văn Minh', 'USER')
export const operator = userOf('u-3', 'Lê Hoàng', 'ADMIN SITE')

export const otherOperator = userOf('u-5', 'Đỗ Văn Sơn', 'ADMIN SITE')

/** Somebody whose password was given by an administrator. */
export const hoa: SessionUser = { ...userOf('u-4', 'Lê Thị Hoa', 'USER'), must_change_password: true }

export const sessionStarts = {
  'company host': { hostname: 'tokhai.example.vn' },
  'admin host': { hostname: 'admin.tokhai.example.vn' },
} as const

/** Milliseconds; the real ones follow the end of the session that the server names. */
export const lifetime = { untilWarning: 6_780_000, untilExpiry: 7_080_000, denialNotice: 1500 } as const

export const readAs = (user: SessionUser | null) => ({ answers: { ok: true, value: user } }) as const
export const signedInAs = (user: SessionUser, callbackPath: string | null = null) =>
  ({ answers: { ok: true, value: { user, callbackPath } } }) as const

export const signInFails = {
  ...serverFails,
  'account.notActive': fails({ code: 'account.notActive' }),
  'user.notFound': fails({ code: 'user.notFound' }),
  'password.incorrect': fails({ code: 'password.incorrect' }),
  'credentials.invalid': fails({ code: 'credentials.invalid' }),
  'signIn.tooMany': fails({ code: 'signIn.tooMany', message: 'Too many attempts' }),
  'signIn.codeNeeded': fails({ code: 'signIn.codeNeeded' }),
} as const satisfies FailureCases<SignInFailure>

export const codeFails = {
  ...serverFails,
  'signIn.codeWrong': fails({ code: 'signIn.codeWrong' }),
  'signIn.codeEnded': fails({ code: 'signIn.codeEnded' }),
} as const

export const sendingFails = {
  ...serverFails,
  'signIn.codeEnded': fails({ code: 'signIn.codeEnded' }),
  'signIn.noMoreCodes': fails({ code: 'signIn.noMoreCodes' }),
} as const

export const sessionOutcomes = {
  readSession: {
    'Lan is signed in': readAs(lan),
    'Minh is signed in': readAs(minh),
    'an operator is signed in': readAs(operator),
    'another operator is signed in': readAs(otherOperator),
    'Hoa is signed in with a given password': readAs(hoa),
    'nobody is signed in': readAs(null),
    ...serverFails,
    throws: bug,
  },
  signIn: {
    'Lan is let in': signedInAs(lan),
    'Minh is let in': signedInAs(minh),
    'an operator is let in': signedInAs(operator),
    'Hoa is let in with a given password': signedInAs(hoa),
    ...signInFails,
    throws: bug,
  },
  checkCode: {
    'Lan is let in': signedInAs(lan),
    'an operator is let in': signedInAs(operator),
    'Hoa is let in with a given password': signedInAs(hoa),
    ...codeFails,
    throws: bug,
  },
  sendCode: { done: { answers: { ok: true, value: null } }, ...sendingFails, throws: bug },
  changePassword: { done: { answers: { ok: true, value: null } }, ...serverFails, throws: bug },
  signOut: { done: { answers: { ok: true, value: null } }, ...serverFails, throws: bug },
} satisfies OutcomeCases<typeof session>

const sessionEvents = {
  'credentials.submitted': { submitted: { type: 'credentials.submitted' } },
  'credentials.edited': { edited: { type: 'credentials.edited' } },
  'registrationNotice.dismissed': { dismissed: { type: 'registrationNotice.dismissed' } },
  'warning.dismissed': { dismissed: { type: 'warning.dismissed' } },
  'signIn.requested': { requested: { type: 'signIn.requested' } },
  'renewal.dismissed': { dismissed: { type: 'renewal.dismissed' } },
  'session.refused': { refused: { type: 'session.refused' } },
  'session.displaced': { displaced: { type: 'session.displaced' } },
  'other.accepted': { accepted: { type: 'other.accepted' } },
  'session.startedElsewhere': { 'started elsewhere': { type: 'session.startedElsewhere' } },
  'session.endedElsewhere': {
    'Lan has left elsewhere': { type: 'session.endedElsewhere', accountId: lan.id },
    'Minh has left elsewhere': { type: 'session.endedElsewhere', accountId: minh.id },
    'Hoa has left elsewhere': { type: 'session.endedElsewhere', accountId: hoa.id },
  },
  'page.shown': { shown: { type: 'page.shown' } },
  'signOut.requested': { requested: { type: 'signOut.requested' } },
  'signOut.dismissed': { dismissed: { type: 'signOut.dismissed' } },
  'signOut.confirmed': { confirmed: { type: 'signOut.confirmed' } },
  'password.submitted': { submitted: { type: 'password.submitted' } },
  'code.submitted': { submitted: { type: 'code.submitted' } },
  'code.edited': { edited: { type: 'code.edited' } },
  'code.requested': { requested: { type: 'code.requested' } },
  'code.abandoned': { abandoned: { type: 'code.abandoned' } },
  'step.retried': { retried: { type: 'step.retried' } },
} satisfies EventCases<typeof session>

/** How a tester makes these happen in the product. */
const switches = {
  signIn: {
    'account.notActive': 'login.notActive',
    'user.notFound': 'login.userNotFound',
    'password.incorrect': 'login.passwordIncorrect',
    'credentials.invalid': 'login.refusedSilently',
    'server.refused': 'login.refusedWithMessage',
    'server.failed': 'login.failed',
  },
  'session.refused': { refused: 'session.expired' },
} as const satisfies FaultSwitches<typeof sessionOutcomes & typeof sessionEvents>

export const flow = new Flow({
  machine: session.provide({ delays: lifetime }),
  starts: sessionStarts,
  events: sessionEvents,
  outcomes: sessionOutcomes,
  delays: lifetime,
  switches,
  isPossible: ({ value, context }, { name }) => {
    const isAt = (state: string) => stateNames(value).includes(state)
    // The warning comes before the end, and lies over everything else.
    if (name === 'after untilExpiry') return !isAt('signedIn.lifetime.fresh')
    if (name.startsWith('signOut.')) return !isAt('signedIn.lifetime.nearEnd')
    if (name.startsWith('signIn.requested')) return isAt('signedIn.lifetime.nearEnd') || isAt('displaced.lookingOn')
    // A field that is edited has an error to clear.
    return !/^(?:credentials|code)\.edited/.test(name) || context.failure !== null
  },
})

/** The machine with actors that wait for the test, what it reported to the outside, and what other tabs may say. */
export const holdSession = () => {
  const effects: unknown[] = []
  const otherTabs: ((event: SessionEvent) => void)[] = []
  const held = {
    readSession: holdActor<Read>('readSession'),
    signIn: holdActor<Attempt>('signIn'),
    checkCode: holdActor<CodeAttempt>('checkCode'),
    sendCode: holdActor<CodeSent>('sendCode'),
    changePassword: holdActor<Result<null, ServerFailure>>('changePassword'),
    signOut: holdActor<Result<null, ServerFailure>>('signOut'),
  }
  const machine = session.provide({
    actors: {
      readSession: held.readSession.logic,
      signIn: held.signIn.logic,
      checkCode: held.checkCode.logic,
      sendCode: held.sendCode.logic,
      changePassword: held.changePassword.logic,
      signOut: held.signOut.logic,
      followOtherTabs: fromCallback<SessionEvent>(({ sendBack }) => {
        otherTabs.push(sendBack)
      }),
    },
    actions: {
      forgetWhatWasRead: () => effects.push('forgetWhatWasRead'),
      announceFailure: (_, params) => effects.push({ announceFailure: params.attempt }),
      announceStarted: () => effects.push('announceStarted'),
      announceEnded: () => effects.push('announceEnded'),
      releaseWaitingCalls: () => effects.push('releaseWaitingCalls'),
      refuseWaitingCalls: () => effects.push('refuseWaitingCalls'),
    },
    delays: { untilWarning: lifetime.untilWarning, untilExpiry: lifetime.untilExpiry },
  })
  return { held, machine, effects, otherTabs }
}
