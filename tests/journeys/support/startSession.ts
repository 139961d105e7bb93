import { createActor, SimulatedClock } from 'xstate'
import type { SessionEvent } from '../../../src/machines/session/setup.ts'
import { holdSession, lan, readAs, sessionStarts, signedInAs } from '../../../walks/flows/session.ts'

/** A session under test, with the ways into it. */
export const startSession = (on: keyof typeof sessionStarts = 'company host') => {
  const { held, machine, effects, otherTabs } = holdSession()
  const clock = new SimulatedClock()
  const actor = createActor(machine, { input: sessionStarts[on], clock })
  actor.start()
  const openSignIn = () => held.readSession.settle(readAs(null))
  /** Lan signs in; nothing of it stays in `effects`. */
  const enter = async (callbackPath: string | null = null) => {
    await openSignIn()
    actor.send({ type: 'credentials.submitted' })
    await held.signIn.settle(signedInAs(lan, callbackPath))
    effects.length = 0
  }
  const otherTabSays = (event: SessionEvent) => {
    if (otherTabs.length === 0) throw new Error('other tabs are not followed')
    for (const hear of otherTabs) hear(event)
  }
  return { actor, clock, held, effects, state: () => actor.getSnapshot(), openSignIn, enter, otherTabSays }
}
