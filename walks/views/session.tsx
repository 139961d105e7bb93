import { createActor, type ContextFrom } from 'xstate'
import { page } from 'vitest/browser'
import { SessionGate } from '../../src/features/session/SessionGate.tsx'
import { useSignOut } from '../../src/features/session/signOut.ts'
import { flow, hoa, holdSession, lan, minh } from '../flows/session.ts'
import { fill } from '../browser/controls.ts'
import { press, pressOneOf, sees } from '../browser/assertions.ts'
import { causeOf } from './serverCauses.ts'
import type { StateView } from '../browser/stateView.ts'
import { defineWalk } from '../browser/walk.ts'

const { held, machine } = holdSession()
const userId = page.getByRole('textbox', { name: 'User ID' })
const password = page.getByLabelText(/^Password/)
const screens = page.getByRole('heading', { name: 'Declarations', includeHidden: true })
const places = { forgotHref: '/en/forgot-user-id', signUpHref: '/en/signup' }

/** The warning may still be closing below it, with a button of the same name. */
const renewal = page.getByRole('dialog', {
  name: /^(Log in again before your session ends|Another account is logged in now)$/,
})

const code = page.getByRole('textbox', { name: 'Code from the e-mail' })
const codeHeading = 'Enter the code from your e-mail'

const newPassword = page.getByLabelText(/^New password/)
const confirmation = page.getByLabelText(/^Confirm new password/)

const choose = async () => {
  await fill(newPassword, 'Correct@Horse9')
  await fill(confirmation, 'Correct@Horse9')
}

const fillIn = async () => {
  if (userId.query() !== null) await fill(userId, 'lan@example.vn')
  await fill(password, 'correct horse')
}

/** What stands inside, as far as the session has to do with it. */
const Screens = () => {
  const signOut = useSignOut()
  return (
    <main>
      <h1>Declarations</h1>
      <button disabled={signOut === null} onClick={() => signOut?.()} type="button">
        Log out
      </button>
    </main>
  )
}

type Context = ContextFrom<typeof machine>

const splash: StateView = { headings: ['tokhai'], open: [], closed: [], facts: [] }
const inside: StateView = { headings: ['Declarations'], open: ['Log out'], closed: [], facts: [] }

/** The screens stay behind the dialog, so that a half-filled form survives. */
const behind = () => sees(screens)

const signInAgain =
  (heading: string, quiet: readonly string[]) =>
  ({ failure }: Context): StateView => ({
    headings: [heading],
    open: ['Show password', ...quiet, 'Log in again'],
    closed: [],
    facts: causeOf(failure),
    assert: behind,
  })

const signingInAgain = (heading: string, quiet: readonly string[]): StateView => ({
  headings: [heading],
  open: ['Show password'],
  closed: [...quiet, 'Logging in…'],
  facts: [],
  assert: behind,
})

/** How a user walks the flow in its view. */
export const walk = defineWalk({
  flow,
  machine,
  gestures: {
    'credentials.submitted': { submitted: pressOneOf(['Log in', 'Log in again'], fillIn) },
    'credentials.edited': { edited: () => fill(password, 'battery staple') },
    'registrationNotice.dismissed': { dismissed: press('Back to homepage') },
    'warning.dismissed': { dismissed: press('Later') },
    'signIn.requested': { requested: press('Log in again now') },
    'renewal.dismissed': { dismissed: pressOneOf(['Later'], null, renewal) },
    'session.refused': { refused: (actor) => actor.send({ type: 'session.refused' }) },
    'session.startedElsewhere': { 'started elsewhere': (actor) => actor.send({ type: 'session.startedElsewhere' }) },
    'session.endedElsewhere': {
      'Lan has left elsewhere': (actor) => actor.send({ type: 'session.endedElsewhere', accountId: lan.id }),
      'Hoa has left elsewhere': (actor) => actor.send({ type: 'session.endedElsewhere', accountId: hoa.id }),
      'Minh has left elsewhere': (actor) => actor.send({ type: 'session.endedElsewhere', accountId: minh.id }),
    },
    'session.displaced': { displaced: (actor) => actor.send({ type: 'session.displaced' }) },
    'other.accepted': { accepted: pressOneOf(['Go on as .+']) },
    'page.shown': { shown: (actor) => actor.send({ type: 'page.shown' }) },
    'signOut.requested': { requested: press('Log out') },
    'signOut.dismissed': { dismissed: press('Stay') },
    'signOut.confirmed': {
      confirmed: pressOneOf(['Logout', 'Leave without logging in', 'Leave without changing it']),
    },
    'password.submitted': { submitted: press('Change the password', choose) },
    'code.submitted': { submitted: press('Log in with the code', () => fill(code, '123456')) },
    'code.edited': { edited: () => fill(code, '12345') },
    'code.requested': { requested: press('Mail me another code') },
    'code.abandoned': { abandoned: press('Back to the password') },
    'step.retried': { retried: pressOneOf(['Try again', 'Log out again']) },
  },
  begin: (input, options) => {
    const actor = createActor(machine, { input, ...options })
    const view = (
      <SessionGate
        actor={actor}
        now={() => 0}
        onCode={() => {}}
        onCredentials={() => {}}
        onNewPassword={() => {}}
        signIn={places}
      >
        <Screens />
      </SessionGate>
    )
    return { actor, value: () => actor.getSnapshot().value, actors: held, view }
  },
  views: {
    readingSession: splash,
    unreachable: ({ failure }: Context) => ({ headings: causeOf(failure), open: ['Try again'], closed: [], facts: [] }),
    'signedOut.awaitingCredentials': ({ failure }: Context) => ({
      headings: ['Log in'],
      open: ['Show password', 'Log in'],
      closed: [],
      facts: causeOf(failure),
      assert: () => sees(userId, password),
    }),
    'signedOut.signingIn': { headings: ['Log in'], open: ['Show password'], closed: ['Logging in…'], facts: [] },
    'signedOut.mailCode.awaitingCode': ({ failure }: Context) => ({
      headings: [codeHeading],
      open: ['Log in with the code', 'Mail me another code', 'Back to the password'],
      closed: [],
      facts: causeOf(failure),
      assert: () => sees(code),
    }),
    'signedOut.mailCode.checkingCode': {
      headings: [codeHeading],
      open: [],
      closed: ['Logging in…', 'Mail me another code', 'Back to the password'],
      facts: [],
    },
    'signedOut.mailCode.codeOver': ({ failure }: Context) => ({
      headings: [codeHeading],
      open: ['Mail me another code', 'Back to the password'],
      closed: [],
      facts: causeOf(failure),
    }),
    'signedOut.mailCode.sendingCode': {
      headings: [codeHeading],
      open: [],
      closed: ['Log in with the code', 'Mail me another code (In progress)', 'Back to the password'],
      facts: [],
    },
    'signedOut.registrationReceived': {
      headings: ['Your registration information has been received'],
      open: ['Close', 'Back to homepage'],
      closed: [],
      facts: [],
    },
    deniedOnAdminHost: {
      headings: ['You do not have permission to access admin site'],
      open: [],
      closed: [],
      facts: [],
    },
    'signedIn.lifetime.fresh': inside,
    'signedIn.lifetime.nearEnd': {
      headings: ['Your session ends soon'],
      open: ['Close', 'Later', 'Log in again now'],
      closed: [],
      facts: [],
      isModal: true,
    },
    'signedIn.lifetime.warned': inside,
    'signedIn.leaving.no': { headings: [], open: [], closed: [], facts: [] },
    'signedIn.leaving.confirming': {
      headings: ['Do you really want to Logout?'],
      open: ['Close', 'Stay', 'Logout'],
      closed: [],
      facts: [],
      isModal: true,
    },
    'passwordDue.awaitingPassword': ({ failure }: Context) => ({
      headings: ['Choose a password of your own'],
      open: ['Show password', 'Show password', 'Change the password', 'Leave without changing it'],
      closed: [],
      facts: causeOf(failure),
    }),
    'passwordDue.changingPassword': {
      headings: ['Choose a password of your own'],
      open: [],
      closed: ['Show password', 'Show password', 'Change the password (In progress)', 'Leave without changing it'],
      facts: [],
    },
    rereadingSession: { headings: ['Declarations'], open: [], closed: ['Log out'], facts: [] },
    'displaced.awaitingCredentials': (context: Context) =>
      signInAgain('Another account is logged in now', ['Close', 'Later', `Go on as ${context.other?.name ?? ''}`])(
        context,
      ),
    'displaced.signingIn': ({ other }: Context) =>
      signingInAgain('Another account is logged in now', ['Close', 'Later', `Go on as ${other?.name ?? ''}`]),
    'displaced.lookingOn': {
      headings: ['Declarations'],
      open: ['Log in again now'],
      closed: ['Log out'],
      facts: ['Nothing is saved on this page at the moment'],
    },
    'renewing.awaitingCredentials': signInAgain('Log in again before your session ends', ['Close', 'Later']),
    'renewing.signingIn': signingInAgain('Log in again before your session ends', ['Close', 'Later']),
    'expired.awaitingCredentials': signInAgain('Your session has expired', ['Leave without logging in']),
    'expired.signingIn': signingInAgain('Your session has expired', ['Leave without logging in']),
    signingOut: { ...splash, facts: ['Logging out…'] },
    signOutFailed: ({ failure }: Context) => ({
      headings: ['Logout failed'],
      open: ['Log out again'],
      closed: [],
      facts: causeOf(failure),
    }),
  },
})
