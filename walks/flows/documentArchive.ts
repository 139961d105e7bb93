import { documentArchive } from '../../src/machines/documentArchive/documentArchive.ts'
import type { ArchiveChoice, ArchiveInput, ArchiveMade } from '../../src/machines/documentArchive/setup.ts'
import { Flow } from '../model/flow.ts'
import { holdActor } from '../model/heldActor.ts'
import type { EventCases, OutcomeCases } from '../model/machineTypes.ts'
import { bug, serverFails } from './serverFailures.ts'

export const archiveStarts = {
  opened: { choice: { form: 'zip', isConverted: false } },
} as const satisfies Record<string, ArchiveInput>

const made = (leftOut: number) => ({ answers: { ok: true, value: { url: '/archive/1', count: 5, leftOut } } }) as const

export const archiveOutcomes = {
  makeArchive: { whole: made(0), 'some left out': made(2), ...serverFails, throws: bug },
} as const satisfies OutcomeCases<typeof documentArchive>

const archiveEvents = {
  'file.wanted': {
    zip: { type: 'file.wanted', choice: { form: 'zip', isConverted: false } },
    'converted PDF': { type: 'file.wanted', choice: { form: 'pdf', isConverted: true } },
  },
  'making.cancelled': { cancelled: { type: 'making.cancelled' } },
  'making.repeated': { repeated: { type: 'making.repeated' } },
  'choice.again': { again: { type: 'choice.again' } },
  'dialog.dismissed': { dismissed: { type: 'dialog.dismissed' } },
} as const satisfies EventCases<typeof documentArchive>

export const flow = new Flow({
  machine: documentArchive,
  starts: archiveStarts,
  events: archiveEvents,
  outcomes: archiveOutcomes,
  delays: {},
  switches: {},
})

/** The machine with an actor that waits for the test. */
export const holdArchive = () => {
  const held = { makeArchive: holdActor<ArchiveMade, ArchiveChoice>('makeArchive') }
  return { held, machine: documentArchive.provide({ actors: { makeArchive: held.makeArchive.logic } }) }
}
