import { Sealed } from '../../src/machines/sealed.ts'
import type { StepSaved, StepSaveInput, TemplateStatusInput } from '../../src/machines/templateStatus/setup.ts'
import { templateStatus } from '../../src/machines/templateStatus/templateStatus.ts'
import { Flow } from '../model/flow.ts'
import { holdActor } from '../model/heldActor.ts'
import type { EventCases, OutcomeCases } from '../model/machineTypes.ts'
import { bug } from './serverFailures.ts'

export const templateStarts = {
  'new template': { saved: null },
  'template not yet in use': { saved: '0' },
  'template in use': { saved: '1' },
  'stopped template': { saved: '2' },
} as const satisfies Record<string, TemplateStatusInput>

export const stepOutcomes = {
  save: {
    saved: { answers: { result: 'saved' } },
    'changed meanwhile': { answers: { result: 'changed' } },
    refused: { answers: { result: 'refused' } },
    throws: bug,
  },
} as const satisfies OutcomeCases<typeof templateStatus>

export const templateValues = new Sealed<unknown>({ serial_end: 'AA' })

const templateEvents = {
  'status.chosen': {
    new: { type: 'status.chosen', status: '0' },
    'in use': { type: 'status.chosen', status: '1' },
    stopped: { type: 'status.chosen', status: '2' },
  },
  'save.submitted': { submitted: { type: 'save.submitted', values: templateValues } },
  'step.confirmed': { confirmed: { type: 'step.confirmed' } },
  'step.dismissed': { dismissed: { type: 'step.dismissed' } },
} as const satisfies EventCases<typeof templateStatus>

export const flow = new Flow({
  machine: templateStatus,
  starts: templateStarts,
  events: templateEvents,
  outcomes: stepOutcomes,
  delays: {},
  switches: {},
  // The list of statuses has those that the saved one leads to; the one that is chosen is not chosen again.
  isPossible: ({ context }, { event }) => event.type !== 'status.chosen' || event['status'] !== context.chosen,
})

/** The machine with an actor that waits for the test. */
export const holdTemplateStatus = () => {
  const held = { save: holdActor<StepSaved, StepSaveInput>('save') }
  return { held, machine: templateStatus.provide({ actors: { save: held.save.logic } }) }
}
