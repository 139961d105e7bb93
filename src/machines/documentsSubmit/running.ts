import type { RunCancelled, RunInput, RunPaused, RunRows } from './items.ts'
import { bulk, type BulkContext } from './setup.ts'
import { signingEnds, withOutput } from './signingEnds.ts'
import type { SigningInput } from '../signingWays.ts'

export const keyOf = ({ context: { run } }: { context: BulkContext }): RunInput => ({ key: run.key })

const rowsOf = ({ context: { run, items } }: { context: BulkContext }): RunRows => ({
  key: run.key,
  rows: items.flatMap(({ stage, documentId, basis: { version } }) =>
    stage === 'waiting' ? [{ documentId, version }] : [],
  ),
})

/** The PIN goes to the server once, which carries all documents by the key that it opens. */
export const beginningRun = bulk.createStateConfig({
  description: 'The user opens a key of the signing server, and the server takes the documents on as one run.',
  meta: { seed: ['000-4-15', '002-4.4-01'] },
  entry: [{ type: 'prepareRun', params: rowsOf }, 'markAsked'],
  invoke: {
    id: 'hsmRun',
    src: 'hsmRun',
    input: ({ context: { run } }): SigningInput => ({ reqKey: run.key, sellerTaxCode: '' }),
    onDone: [
      {
        guard: { type: 'isSigned', params: withOutput },
        target: 'followingRun',
        actions: 'markBegun',
        description: 'The run has begun, or goes on',
        meta: { seed: ['000-4-15'] },
      },
      signingEnds.toSettings,
      signingEnds.givenUp,
    ],
    onError: signingEnds.failed,
  },
})

const withAnswer = ({ event }: { event: { output: RunCancelled } }) => ({ answer: event.output })

/** The call that has a run cancelled, and where its answers lead. */
const cancelling = <const Heard extends string, const Failed extends string>(heard: Heard, failed: Failed) =>
  ({
    id: 'cancelRun',
    src: 'cancelRun',
    input: keyOf,
    onDone: [
      { guard: { type: 'isDone', params: withAnswer }, target: heard },
      {
        target: failed,
        actions: { type: 'keepFailure', params: withAnswer },
        description: 'Whether it is cancelled is not known, or the server has said no; the run may go on',
        meta: { seed: ['000-8-01'] },
      },
    ],
    onError: {
      target: failed,
      actions: {
        type: 'keepUnexpected',
        params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
      },
    },
  }) as const

const endingHere = cancelling('#documentsSubmit.followingRun.stopped', 'endFailed')

/** The user leaves the rest of a run that waits or cannot be read: it is known to be cancelled before that is said. */
export const endingRun = bulk.createStateConfig({
  description: 'The user ends here: the server is asked to begin no more documents of the run.',
  tags: ['busy', 'running'],
  entry: 'forgetFailure',
  invoke: {
    ...endingHere,
    onDone: [
      {
        guard: { type: 'isWithoutRun', params: withAnswer },
        target: 'summary',
        description: 'The server has no run of this key: none was begun',
      },
      ...endingHere.onDone,
    ],
  },
  on: { 'dialog.dismissed': { target: 'closing', description: 'The user closes the dialog' } },
})

export const endFailed = bulk.createStateConfig({
  description: 'Nobody knows whether the run is cancelled, which may go on at the server.',
  meta: { seed: ['000-8-01'] },
  tags: 'stopped',
  on: {
    'step.retried': 'endingRun',
    'dialog.dismissed': { target: 'summary', description: 'The list shows the run and leads back to it' },
  },
})

const withPauseAnswer = ({ event }: { event: { output: RunPaused } }) => ({ answer: event.output })

/** What can be asked of a run that goes on. */
const asking = {
  'stop.requested': { target: 'stopping', description: 'The user has the run cancelled' },
  'pause.requested': { target: 'pausing', description: 'The user has the run wait' },
} as const

/** What the user has asked of a run that is followed. */
const states = {
  going: { description: 'The run goes on until all documents have had their turn.', on: asking },
  pausing: {
    description: 'The server is asked to have the run wait.',
    meta: { seed: ['000-4-15'] },
    invoke: {
      id: 'pauseRun',
      src: 'pauseRun',
      input: keyOf,
      onDone: [
        {
          guard: { type: 'isDone', params: withPauseAnswer },
          target: 'pauseHeard',
          description: 'The run takes up no more documents; what is read next says that it waits, or has ended before',
        },
        { target: 'pauseFailed', actions: { type: 'keepFailure', params: withPauseAnswer } },
      ],
      onError: {
        target: 'pauseFailed',
        actions: {
          type: 'keepUnexpected',
          params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
        },
      },
    },
  },
  pauseHeard: {
    description:
      'The run takes up no more documents; it is followed until those that it is at have ended and it waits.',
  },
  pauseFailed: {
    description: 'Nobody knows whether the run was paused, which may be asked for again.',
    meta: { seed: ['000-8-01'] },
    on: asking,
    exit: 'forgetFailure',
  },
  stopping: {
    description: 'The server is asked to begin no more documents.',
    invoke: cancelling('stopped', 'stopFailed'),
  },
  stopFailed: {
    description: 'The run could not be cancelled, and may be asked to stop again.',
    meta: { seed: ['000-8-01'] },
    on: { 'stop.requested': { target: 'stopping', description: 'The user has the run cancelled' } },
    exit: 'forgetFailure',
  },
  stopped: {
    description: 'The run begins no more documents; those that it is at end by themselves.',
    on: {
      'run.lost': {
        target: '#documentsSubmit.summary',
        description: 'It cannot be read to its end; the list shows the run until it has been looked at',
      },
    },
  },
} as const

/** The server generates, signs and sends; the page shows how far it is and may be closed. */
export const followingRun = bulk.createStateConfig({
  description: 'The server generates, signs and registers the documents, whether or not this page is open.',
  meta: { seed: ['000-4-15', '000-4-16'] },
  tags: ['busy', 'running'],
  invoke: { id: 'followRun', src: 'followRun', input: keyOf },
  initial: 'going',
  states,
  on: {
    'run.read': [
      {
        guard: { type: 'isRunOver', params: ({ event: { state, rows } }) => ({ state, rows }) },
        target: 'summary',
        actions: [{ type: 'keepRun', params: ({ event }) => event }, 'markEnded'],
        description: 'Each document has its outcome; of a run that was cancelled, those that it was at have theirs too',
        meta: { seed: ['000-4-16'] },
      },
      {
        guard: { type: 'isRunWaiting', params: ({ event: { state, rows } }) => ({ state, rows }) },
        target: 'halted',
        actions: { type: 'keepRun', params: ({ event }) => event },
        description: 'The key is open no more, or the run was paused: it waits for the PIN',
      },
      {
        guard: { type: 'isRunCancelled', params: ({ event: { state } }) => ({ state }) },
        target: '.stopped',
        actions: { type: 'keepRun', params: ({ event }) => event },
        description: 'The run is cancelled, wherever that was asked for',
      },
      { actions: { type: 'keepRun', params: ({ event }) => event } },
    ],
    'run.lost': {
      target: 'halted',
      actions: { type: 'keepLost', params: ({ event: { failure } }) => ({ failure }) },
      description: 'The run cannot be read; the server goes on with it',
    },
    'dialog.dismissed': { target: 'closing', description: 'The user closes the dialog; the run goes on' },
  },
})
