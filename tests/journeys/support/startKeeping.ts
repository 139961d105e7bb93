import { createActor, SimulatedClock } from 'xstate'
import { holdFormKeeping, keepingOutcomes, keepingStarts, typed } from '../../../walks/flows/formKeeping.ts'

const { readForm, keep } = keepingOutcomes

/** A form whose keeping has begun, with all that can happen to it. */
export const startKeeping = (start: keyof typeof keepingStarts = 'new form') => {
  const { held, machine, effects } = holdFormKeeping()
  const clock = new SimulatedClock()
  const actor = createActor(machine, { input: keepingStarts[start], clock })
  actor.start()
  const change = () => actor.send({ type: 'form.changed' })
  return {
    actor,
    held,
    effects,
    change,
    hide: () => actor.send({ type: 'form.hidden' }),
    leave: () => actor.send({ type: 'form.left' }),
    show: () => actor.send({ type: 'form.shown' }),
    end: () => actor.send({ type: 'form.ended' }),
    save: (content = typed) => actor.send({ type: 'saving.started', content }),
    endSaving: (isSaved: boolean) => actor.send({ type: 'saving.ended', isSaved }),
    goOn: () => actor.send({ type: 'offer.continued' }),
    refuse: () => actor.send({ type: 'offer.refused' }),
    otherTabs: () => actor.send({ type: 'otherTabs.changed' }),
    pass: (seconds: number) => clock.increment(seconds * 1000),
    state: () => actor.getSnapshot(),
    /** Leads to a call of keeping that runs. */
    keeping: async () => {
      change()
      clock.increment(3000)
      await held.readForm.settle(readForm.changes)
    },
    /** Leads to what the server keeps. */
    kept: async () => {
      change()
      clock.increment(3000)
      await held.readForm.settle(readForm.changes)
      await held.keep.settle(keep.kept)
    },
  }
}
