import fc from 'fast-check'
import { createActor, type InspectionEvent } from 'xstate'
import { expect, it } from 'vitest'
import { redacted } from '../../development/liveView/redaction.ts'
import type { HsmRegistrationEvent } from '../../src/machines/hsmRegistration/setup.ts'
import { Sealed } from '../../src/machines/sealed.ts'
import { flow, holdHsmRegistration, hsmRegistrationOutcomes } from '../../walks/flows/hsmRegistration.ts'
import { company } from '../../walks/flows/tokenRegistration.ts'

/** Everything that was entered, each time something of its own, and what was seen of the flow. */
const start = () => {
  const { held, machine } = holdHsmRegistration()
  const pins: unknown[] = []
  const seen: string[] = []
  const inspect = (event: InspectionEvent) => {
    if ('event' in event) seen.push(JSON.stringify(redacted(event.event)), JSON.stringify(event.event))
  }
  const actor = createActor(machine, { input: company, inspect })
  actor.start()
  const entered = <Value>(value: Value): Sealed<Value> => {
    const secret = new Sealed(value)
    pins.push(secret)
    return secret
  }
  const withOwnSecrets = (event: HsmRegistrationEvent): HsmRegistrationEvent => {
    const text = `canary-${pins.length}`
    if (event.type === 'account.submitted')
      return { ...event, account: new Sealed({ provider: text, userName: text, password: text }) }
    if (event.type === 'code.requested') return { ...event, pin: entered(text) }
    return event.type === 'pin.submitted' ? { ...event, secrets: entered({ pin: text, otp: text }) } : event
  }
  const qr = () =>
    ({
      answers: {
        ok: true,
        value: new Sealed({ picture: `canary-qr-${pins.length}`, address: `canary-otpauth-${pins.length}` }),
      },
    }) as const
  const end = async (choice: number) => {
    // Every second end is a good one, so that walks come to the PIN.
    const picked = <One>(all: Readonly<Record<string, One>>): One => pickedFrom(Object.values(all), choice)
    const outcomes = hsmRegistrationOutcomes
    if (held.readCertificates.isRunning()) await held.readCertificates.settle(picked(outcomes.readCertificates))
    else if (held.fetchQr.isRunning()) await held.fetchQr.settle(picked({ ...outcomes.fetchQr, fetched: qr() }))
    else if (held.register.isRunning()) await held.register.settle(picked(outcomes.register))
    else if (held.findRegistered.isRunning()) await held.findRegistered.settle(picked(outcomes.findRegistered))
  }
  const happen = async (choice: number) => {
    const snapshot = actor.getSnapshot()
    const isWaiting = snapshot.hasTag('busy')
    const possible = userEvents.filter((event) => event.type !== 'dialog.dismissed' && snapshot.can(event))
    const event = isWaiting && choice % 9 !== 0 ? undefined : possible[choice % Math.max(1, possible.length)]
    if (event !== undefined) actor.send(withOwnSecrets(event))
    else if (isWaiting) await end(choice)
    seen.push(JSON.stringify(actor.getPersistedSnapshot()), JSON.stringify(actor.getSnapshot()))
  }
  return { held, pins, seen, happen }
}

const userEvents: readonly HsmRegistrationEvent[] = Object.values(flow.events).flatMap(
  (cases): HsmRegistrationEvent[] => Object.values<HsmRegistrationEvent>(cases),
)

const pickedFrom = <One>(all: readonly One[], choice: number): One => {
  const one = all[choice % 2 === 0 ? 0 : choice % all.length]
  if (one === undefined) throw new Error('nothing to pick')
  return one
}

it('one PIN entered opens a key at most once, and no secret is seen anywhere, whatever happens in whatever order [001-4-05 001-4-06]', async () => {
  let used = 0
  const choices = fc.array(fc.nat({ max: 999 }), { minLength: 6, maxLength: 40, size: 'max' })
  await fc.assert(
    fc.asyncProperty(choices, async (taken) => {
      const { held, pins, seen, happen } = start()
      for (const choice of [7, 2, ...taken]) await happen(choice)
      const opened = [
        ...held.fetchQr.inputs.map(({ pin }) => pin),
        ...held.register.inputs.map(({ secrets }) => secrets),
      ]
      used += opened.length
      expect(new Set<unknown>(opened).size).toBe(opened.length)
      expect(opened.every((secret) => pins.includes(secret))).toBe(true)
      expect(seen.filter((text) => text.includes('canary'))).toEqual([])
    }),
    { numRuns: 400 },
  )
  expect(used).toBeGreaterThan(100)
})
