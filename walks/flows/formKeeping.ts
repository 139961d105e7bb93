import { formKeeping } from '../../src/machines/formKeeping/formKeeping.ts'
import type {
  Discarded,
  FormKeepingInput,
  FormRead,
  Kept,
  KeepInput,
  KeptFormInput,
  ReadInput,
} from '../../src/machines/formKeeping/setup.ts'
import { Sealed } from '../../src/machines/sealed.ts'
import { Flow, type FaultSwitches } from '../model/flow.ts'
import { holdActor } from '../model/heldActor.ts'
import type { EventCases, OutcomeCases } from '../model/machineTypes.ts'
import { bug, fails, refusal, serverFails } from './serverFailures.ts'

/** What an earlier visit has left, what the server keeps, and what the form says. */
export const leftForm = new Sealed<unknown>({ id: 'u-1', revision: 'r-0' })
export const keptForm = new Sealed<unknown>({ id: 'u-1', revision: 'r-1' })
export const typed = new Sealed<unknown>({ loca_nm: 'Huế' })

export const keepingStarts = {
  'new form': { offered: null, isContinued: false },
  'form with an offer': { offered: leftForm, isContinued: false },
  'offer that is continued from the list': { offered: leftForm, isContinued: true },
} as const satisfies Record<string, FormKeepingInput>

export const elsewhere = fails({ ...refusal, status: 409, reason: 'unfinished.keptElsewhere' })
export const tooMany = fails({ ...refusal, status: 409, reason: 'unfinished.tooMany' })
export const discarded = { answers: { ok: true, value: { discarded: true } } } as const
export const keptSince = { answers: { ok: true, value: { discarded: false } } } as const

export const keepingOutcomes = {
  readForm: {
    changes: { answers: { says: 'changes', content: typed } },
    'nothing to keep': { answers: { says: 'nothingToKeep' } },
    'nothing unsaved': { answers: { says: 'nothingUnsaved' } },
    'too much': { answers: { says: 'tooMuch' } },
    throws: bug,
  },
  keep: {
    kept: { answers: { ok: true, value: keptForm } },
    'server.refused, kept elsewhere': elsewhere,
    'server.refused, too many': tooMany,
    ...serverFails,
    throws: bug,
  },
  discard: {
    discarded,
    'kept since': keptSince,
    ...serverFails,
    unexpected: fails({ code: 'unexpected', detail: 'Error: a bug' }),
    throws: bug,
  },
  putIn: { 'put in': { answers: { ok: true, value: keptForm } }, ...serverFails, throws: bug },
  findOffer: { found: { answers: leftForm }, gone: { answers: null }, throws: bug },
} as const satisfies OutcomeCases<typeof formKeeping>

const keepingEvents = {
  'form.changed': { changed: { type: 'form.changed' } },
  'form.hidden': { hidden: { type: 'form.hidden' } },
  'form.left': { left: { type: 'form.left' } },
  'form.shown': { shown: { type: 'form.shown' } },
  'form.ended': { ended: { type: 'form.ended' } },
  'saving.started': { started: { type: 'saving.started', content: typed } },
  'saving.ended': {
    saved: { type: 'saving.ended', isSaved: true },
    'not saved': { type: 'saving.ended', isSaved: false },
  },
  'offer.continued': { continued: { type: 'offer.continued' } },
  'offer.refused': { refused: { type: 'offer.refused' } },
  'otherTabs.changed': { changed: { type: 'otherTabs.changed' } },
} as const satisfies EventCases<typeof formKeeping>

/** How a tester makes these happen in the product. */
const switches = {
  keep: {
    'server.refused, kept elsewhere': 'unfinished.keptElsewhere',
    'server.refused, too many': 'unfinished.tooMany',
    'server.failed': 'unfinished.keepFailed',
  },
  discard: { 'server.failed': 'unfinished.discardFailed' },
  putIn: { 'server.failed': 'unfinished.readFailed' },
  findOffer: { throws: 'unfinished.listFailed' },
} as const satisfies FaultSwitches<typeof keepingOutcomes>

export const flow = new Flow({
  machine: formKeeping,
  starts: keepingStarts,
  events: keepingEvents,
  outcomes: keepingOutcomes,
  delays: { pause: 3000, pauseAfterFailure: 15_000 },
  switches,
})

/** The machine with actors that wait for the test, and what it has asked for outside of it, in order. */
export const holdFormKeeping = () => {
  const effects: unknown[] = []
  const held = {
    readForm: holdActor<FormRead, ReadInput>('readForm'),
    keep: holdActor<Kept, KeepInput>('keep'),
    discard: holdActor<Discarded, KeptFormInput>('discard'),
    putIn: holdActor<Kept, KeptFormInput>('putIn'),
    findOffer: holdActor<Sealed<unknown> | null>('findOffer'),
  }
  const machine = formKeeping.provide({
    actors: {
      readForm: held.readForm.logic,
      keep: held.keep.logic,
      discard: held.discard.logic,
      putIn: held.putIn.logic,
      findOffer: held.findOffer.logic,
    },
    actions: {
      claimForm: () => effects.push('claimForm'),
      releaseForm: () => effects.push('releaseForm'),
      announceContinued: () => effects.push('announceContinued'),
      announceDiscarded: () => effects.push('announceDiscarded'),
    },
  })
  return { held, machine, effects }
}
