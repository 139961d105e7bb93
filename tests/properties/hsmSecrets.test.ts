import fc from 'fast-check'
import { createActor, type InspectionEvent } from 'xstate'
import { expect, it } from 'vitest'
import { redacted } from '../../development/liveView/redaction.ts'
import type { HsmSecrets, HsmSigningEvent } from '../../src/machines/hsmSigning/setup.ts'
import { Sealed } from '../../src/machines/sealed.ts'
import { flow, holdHsmSigning, hsmSigningOutcomes } from '../../walks/flows/hsmSigning.ts'
import { work } from '../../walks/flows/tokenSigning.ts'

/** What is typed; nothing of it may be seen anywhere. */
const typedAs = (turn: number): HsmSecrets => ({
  account: { userName: `canary-user-${turn}`, password: `canary-password-${turn}` },
  pin: `canary-pin-${turn}`,
  otp: `canary-otp-${turn}`,
})

/** The event, with secrets of its own where it carries any. */
const withOwnSecrets = (event: HsmSigningEvent, entered: Sealed<HsmSecrets>[]): HsmSigningEvent => {
  if (event.type !== 'pin.submitted' && event.type !== 'account.submitted') return event
  const secrets = new Sealed(typedAs(entered.length))
  entered.push(secrets)
  return { ...event, secrets }
}

const userEvents: readonly HsmSigningEvent[] = Object.values(flow.events).flatMap((cases): HsmSigningEvent[] =>
  Object.values<HsmSigningEvent>(cases),
)

/** A signing under test: what was typed, what the work was started with, and all that could be looked at. */
const start = () => {
  const { held, machine } = holdHsmSigning()
  const entered: Sealed<HsmSecrets>[] = []
  const seen: string[] = []
  const inspect = (event: InspectionEvent) => {
    if ('event' in event) seen.push(JSON.stringify(redacted(event.event)), JSON.stringify(event.event))
  }
  const actor = createActor(machine, { input: work, inspect })
  actor.start()
  const look = () => seen.push(JSON.stringify(actor.getPersistedSnapshot()), JSON.stringify(actor.getSnapshot()))
  const end = async (choice: number) => {
    const ends = {
      readCertificates: Object.values(hsmSigningOutcomes.readCertificates),
      logIn: Object.values(hsmSigningOutcomes.logIn),
      signDocument: Object.values(hsmSigningOutcomes.signDocument),
    }
    const { readCertificates, logIn, signDocument } = ends
    // Every second end is a good one, so that walks come to the PIN.
    const picked = <One>(all: readonly One[]): One => pickedFrom(all, choice % 2 === 0 ? 0 : choice)
    if (held.readCertificates.isRunning()) await held.readCertificates.settle(picked(readCertificates))
    else if (held.logIn.isRunning()) await held.logIn.settle(picked(logIn))
    else if (held.signDocument.isRunning()) await held.signDocument.settle(picked(signDocument))
  }
  const happen = async (choice: number) => {
    const snapshot = actor.getSnapshot()
    const isWaiting = snapshot.hasTag('busy')
    const possible = userEvents.filter((event) => event.type !== 'dialog.dismissed' && snapshot.can(event))
    const event = isWaiting && choice % 9 !== 0 ? undefined : possible[choice % Math.max(1, possible.length)]
    if (event !== undefined) actor.send(withOwnSecrets(event, entered))
    else if (isWaiting) await end(choice)
    look()
  }
  return { held, entered, seen, happen }
}

const pickedFrom = <One>(all: readonly One[], choice: number): One => {
  const one = all[choice % all.length]
  if (one === undefined) throw new Error('nothing to pick')
  return one
}

it('one PIN entered is used at most once, and is seen nowhere, whatever happens in whatever order [000-4-15]', async () => {
  let signings = 0
  const choices = fc.array(fc.nat({ max: 999 }), { minLength: 6, maxLength: 40, size: 'max' })
  await fc.assert(
    fc.asyncProperty(choices, async (taken) => {
      const { held, entered, seen, happen } = start()
      for (const choice of [7, ...taken]) await happen(choice)
      const used = held.signDocument.inputs.map(({ secrets }) => secrets)
      signings += used.length
      expect(new Set(used).size).toBe(used.length)
      expect(used.every((secrets) => secrets !== null && entered.includes(secrets))).toBe(true)
      expect(seen.filter((text) => text.includes('canary'))).toEqual([])
    }),
    { numRuns: 400 },
  )
  expect(signings).toBeGreaterThan(20)
})
