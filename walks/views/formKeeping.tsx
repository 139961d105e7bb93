import { createActor, type ContextFrom } from 'xstate'
import type { NotKept } from '../../src/machines/formKeeping/setup.ts'
import { button, press } from '../browser/assertions.ts'
import { click } from '../browser/controls.ts'
import type { StateView } from '../browser/stateView.ts'
import { defineWalk } from '../browser/walk.ts'
import { flow, holdFormKeeping, typed } from '../flows/formKeeping.ts'
import { FiledDeclarations } from '../../src/features/declarations/kind/FiledDeclarations.tsx'
import { KeepingView } from './KeepingView.tsx'
import { causeOf } from './serverCauses.ts'

const { held, machine } = holdFormKeeping()

type Context = ContextFrom<typeof machine>

const reasons: Readonly<Record<NotKept, string>> = {
  elsewhere: 'Newer changes are kept from another tab or computer; these are not',
  tooMany: 'Not kept for later: you have 20 unfinished forms; save or discard one of them',
  yet: 'Not kept for later yet; it is tried again',
}

const offerTexts = ({ isKeptSince, failure }: Context): readonly string[] => [
  'You left a new declaration unfinished on 20/11/2026 08:00',
  ...(isKeptSince ? ['It was not discarded: it has been filled further since'] : []),
  ...causeOf(failure?.cause ?? null),
]

/** The form with what it says of its keeping, and its offer with buttons that are open where it may be decided upon. */
const shows =
  (decisions: 'open' | 'closed' | 'coming') =>
  (context: Context): StateView => {
    const { offered, notKept, failure } = context
    const isOffered = offered !== null
    const cause = failure?.cause.code
    const ways = [decisions === 'coming' ? 'Continue (In progress)' : 'Continue', 'Discard']
    return {
      headings: ['Form'],
      open: [
        ...(isOffered && decisions === 'open' ? ways : []),
        ...(cause === 'unexpected' || cause === 'server.failed' ? ['Copy'] : []),
      ],
      closed: isOffered && decisions !== 'open' ? ways : [],
      facts: [...(isOffered ? offerTexts(context) : []), ...(notKept === null ? [] : [reasons[notKept]])],
      absent: [
        ...(isOffered ? [] : ['You left a new declaration unfinished']),
        ...Object.values(reasons).filter((reason) => notKept === null || reason !== reasons[notKept]),
      ],
    }
  }

const nothing: StateView = { headings: [], open: [], closed: [], facts: [] }

/** How a user walks the flow in its view. What the fields, the page and the saving say is no part of it. */
export const walk = defineWalk({
  flow,
  machine,
  gestures: {
    'form.changed': { changed: (actor) => actor.send({ type: 'form.changed' }) },
    'form.hidden': { hidden: (actor) => actor.send({ type: 'form.hidden' }) },
    'form.left': { left: (actor) => actor.send({ type: 'form.left' }) },
    'form.shown': { shown: (actor) => actor.send({ type: 'form.shown' }) },
    'form.ended': { ended: (actor) => actor.send({ type: 'form.ended' }) },
    'saving.started': { started: (actor) => actor.send({ type: 'saving.started', content: typed }) },
    'saving.ended': {
      saved: (actor) => actor.send({ type: 'saving.ended', isSaved: true }),
      'not saved': (actor) => actor.send({ type: 'saving.ended', isSaved: false }),
    },
    'offer.continued': { continued: press('Continue') },
    'offer.refused': { refused: press('Discard it', () => click(button('Discard'))) },
    'otherTabs.changed': { changed: (actor) => actor.send({ type: 'otherTabs.changed' }) },
  },
  begin: (input, options) => {
    const actor = createActor(machine, { input, ...options })
    return {
      actor,
      value: () => actor.getSnapshot().value,
      actors: held,
      view: (
        <FiledDeclarations>
          <KeepingView actor={actor} />
        </FiledDeclarations>
      ),
    }
  },
  views: {
    resting: 'passed',
    idle: shows('closed'),
    waiting: shows('closed'),
    reading: shows('closed'),
    keeping: shows('closed'),
    waitingAgain: shows('closed'),
    discarding: shows('closed'),
    saving: shows('closed'),
    offering: shows('open'),
    lookingAgain: shows('open'),
    continuing: shows('coming'),
    discardingOffer: {
      headings: ['Discard the unfinished form?'],
      open: ['Close'],
      closed: ['Keep it', 'Discard it (In progress)'],
      facts: [],
    },
    left: shows('closed'),
    discardingAtEnd: shows('closed'),
    ended: nothing,
  },
})
