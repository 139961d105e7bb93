import type { Corrected } from '../../src/domain/corrections/allowed.ts'
import { certificateCorrections } from '../../src/domain/pitCertificate/corrections.ts'
import { correction } from '../../src/machines/correction/correction.ts'
import type {
  CorrectionDrafted,
  CorrectionInput,
  DocumentRead,
  DraftWork,
} from '../../src/machines/correction/setup.ts'
import { Flow } from '../model/flow.ts'
import { holdActor } from '../model/heldActor.ts'
import type { EventCases, OutcomeCases } from '../model/machineTypes.ts'
import { bug, serverFails } from './serverFailures.ts'

const startedOn = (today: string): CorrectionInput => ({
  documentId: 'document-1',
  table: certificateCorrections,
  today,
})

export const correctionStarts = {
  'under Decree 254': startedOn('2026-07-15'),
  'under Decree 70': startedOn('2026-06-15'),
  'before electronic certificates': startedOn('2025-05-15'),
} as const satisfies Record<string, CorrectionInput>

const standing: Corrected = { isAccepted: true, made: [], isPending: false }
const reads = (changes: Partial<Corrected>) => ({ answers: { ok: true, value: { ...standing, ...changes } } }) as const

export const correctionOutcomes = {
  readDocument: {
    correctable: reads({}),
    'adjusted before': reads({ made: ['adjust'] }),
    'not accepted': reads({ isAccepted: false }),
    replaced: reads({ made: ['replace'] }),
    'being corrected': reads({ isPending: true }),
    ...serverFails,
    throws: bug,
  },
  draftCorrection: {
    drafted: { answers: { ok: true, value: { draftId: 'draft-1' } } },
    ...serverFails,
    throws: bug,
  },
} as const satisfies OutcomeCases<typeof correction>

/** What the user says of why it is corrected. */
export const typedReason = 'The income was typed wrongly'

const correctionEvents = {
  'error.chosen': {
    address: { type: 'error.chosen', error: 'nameOrAddress' },
    income: { type: 'error.chosen', error: 'income' },
  },
  'method.chosen': {
    adjusting: { type: 'method.chosen', method: 'adjust' },
    replacing: { type: 'method.chosen', method: 'replace' },
  },
  'reason.given': { given: { type: 'reason.given', reason: typedReason } },
  'step.back': { back: { type: 'step.back' } },
  'reading.repeated': { repeated: { type: 'reading.repeated' } },
  'drafting.repeated': { repeated: { type: 'drafting.repeated' } },
  'dialog.dismissed': { dismissed: { type: 'dialog.dismissed' } },
} as const satisfies EventCases<typeof correction>

export const flow = new Flow({
  machine: correction,
  starts: correctionStarts,
  events: correctionEvents,
  outcomes: correctionOutcomes,
  delays: {},
  switches: {},
})

/** The machine with actors that wait for the test. */
export const holdCorrection = () => {
  const held = {
    readDocument: holdActor<DocumentRead, Pick<CorrectionInput, 'documentId'>>('readDocument'),
    draftCorrection: holdActor<CorrectionDrafted, DraftWork>('draftCorrection'),
  }
  const actors = { readDocument: held.readDocument.logic, draftCorrection: held.draftCorrection.logic }
  return { held, machine: correction.provide({ actors }) }
}
