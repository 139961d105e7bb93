import { createActor } from 'xstate'
import { page } from 'vitest/browser'
import { SessionGate } from '../../../src/features/session/SessionGate.tsx'
import { useSignOut } from '../../../src/features/session/signOut.ts'
import { flow, holdSession } from '../../support/flows/session.ts'
import { briefly, button, headed, heading, press, sees, seesNo } from '../../support/paths/look.ts'
import { defineWalk } from '../../support/paths/walk.ts'

const { held, machine } = holdSession()
const userId = page.getByRole('textbox', { name: 'User ID' })
const password = page.getByLabelText(/^Password/)
const later = button('Later')
const dialog = (name: string) => page.getByRole('dialog', { name })
const screens = page.getByRole('heading', { name: 'Declarations', includeHidden: true })
const places = { forgotHref: '/en/forgot-user-id', signUpHref: '/en/signup' }

const fillIn = async () => {
  if (userId.query() !== null) await userId.fill('lan@example.vn', briefly)
  await password.fill('correct horse', briefly)
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

/** How a user walks the flow in its view. */
export const walk = defineWalk({
  flow,
  machine,
  gestures: {
    'credentials.submitted': { submitted: press(page.getByRole('button', { name: /^Log in( again)?$/ }), fillIn) },
    'credentials.edited': { edited: () => password.fill('battery staple', briefly) },
    'registrationNotice.dismissed': { dismissed: press('Back to homepage') },
    'warning.dismissed': { dismissed: press(later) },
    'signIn.requested': { requested: press('Log in again now') },
    'renewal.dismissed': { dismissed: press(later) },
    'session.refused': { refused: (actor) => actor.send({ type: 'session.refused' }) },
    'session.startedElsewhere': { 'started elsewhere': (actor) => actor.send({ type: 'session.startedElsewhere' }) },
    'session.endedElsewhere': { 'ended elsewhere': (actor) => actor.send({ type: 'session.endedElsewhere' }) },
    'page.shown': { shown: (actor) => actor.send({ type: 'page.shown' }) },
    'signOut.requested': { requested: press('Log out') },
    'signOut.dismissed': { dismissed: press('Stay') },
    'signOut.confirmed': {
      confirmed: press(page.getByRole('button', { name: /^(Logout|Leave without logging in)$/ })),
    },
    'step.retried': { retried: press(page.getByRole('button', { name: /^(Try again|Log out again)$/ })) },
  },
  begin: (input, options) => {
    const actor = createActor(machine, { input, ...options })
    const view = (
      <SessionGate actor={actor} now={() => 0} onCredentials={() => {}} signIn={places}>
        <Screens />
      </SessionGate>
    )
    return { actor, value: () => actor.getSnapshot().value, actors: held, view }
  },
  looks: {
    readingSession: () => sees(page.getByRole('img', { name: 'Loading' })),
    unreachable: () => sees(button('Try again')),
    'signedOut.awaitingCredentials': () => sees(heading('Log in'), userId, password, button('Log in')),
    'signedOut.signingIn': () => sees(button('Logging in…')),
    'signedOut.registrationReceived': () => sees(dialog('Your registration information has been received')),
    deniedOnAdminHost: headed('You do not have permission to access admin site'),
    'signedIn.lifetime.fresh': () => sees(screens),
    'signedIn.lifetime.nearEnd': () =>
      sees(page.getByRole('alertdialog', { name: 'Your session ends soon', includeHidden: true })),
    'signedIn.lifetime.warned': () => seesNo(button('Later')),
    'signedIn.leaving.no': () => seesNo(button('Stay')),
    'signedIn.leaving.confirming': () => sees(page.getByRole('alertdialog', { name: 'Do you really want to Logout?' })),
    rereadingSession: () => sees(screens),
    'renewing.awaitingCredentials': () =>
      sees(dialog('Log in again before your session ends'), screens, button('Log in again'), button('Later')),
    'renewing.signingIn': () => sees(dialog('Log in again before your session ends'), screens, button('Logging in…')),
    'expired.awaitingCredentials': () => sees(dialog('Your session has expired'), screens, button('Log in again')),
    'expired.signingIn': () => sees(dialog('Your session has expired'), screens, button('Logging in…')),
    signingOut: () => sees(page.getByText('Logging out…')),
    signOutFailed: () => sees(button('Log out again')),
  },
})
