import { bulk, type BulkContext } from './setup.ts'
import { signingEnds, withOutput } from './signingEnds.ts'
import type { SigningInput } from '../signingWays.ts'

const workOf = ({ context: { items, current } }: { context: BulkContext }) => ({
  reqKey: items.find(({ documentId }) => documentId === current)?.work?.reqKey ?? '',
})
const forgetWork = { type: 'forgetWork', params: workOf } as const

/** The XML of one document after the other. */
export const generatingXml = bulk.createStateConfig({
  description: "The server writes the authority's XML of one document.",
  meta: { seed: ['000-4-10', '000-7-02'] },
  tags: ['busy', 'running', 'unsafeToLeave'],
  entry: { type: 'takeFirst', params: { stage: 'waiting' } },
  invoke: {
    id: 'generateXml',
    src: 'generateXml',
    input: ({ context: { items, current } }) => {
      const item = items.find(({ documentId }) => documentId === current)
      return { values: item?.values ?? null, basis: item?.basis ?? { version: '', unanswered: null } }
    },
    onDone: [
      {
        guard: { type: 'isDone', params: ({ event }) => ({ answer: event.output }) },
        target: 'choosingNext',
        actions: { type: 'keepWork', params: ({ event }) => ({ answer: event.output }) },
      },
      {
        target: 'choosingNext',
        actions: [
          { type: 'keepBasis', params: ({ event }) => ({ answer: event.output }) },
          { type: 'failGenerating', params: ({ event }) => ({ answer: event.output }) },
        ],
        description: 'This document fails with its reason, the others go on',
        meta: { seed: ['000-8-02'] },
      },
    ],
    onError: {
      target: 'choosingNext',
      actions: { type: 'failGeneratingUnexpectedly', params: ({ event }) => ({ error: event.error }) },
    },
  },
  on: { 'stop.requested': { guard: 'isRunning', actions: 'markStopping' } },
})

export const claimingWorks = bulk.createStateConfig({
  description: 'The XML are claimed, so that no other tab signs or registers them meanwhile.',
  meta: { seed: ['000-8-05'] },
  tags: ['busy', 'running', 'unsafeToLeave'],
  entry: ['releaseWorks', 'claimWorks'],
  on: {
    'works.claimed': {
      target: 'choosingNext',
      actions: {
        type: 'keepClaimed',
        params: ({ event: { signed, elsewhere } }) => ({ signed, elsewhere }),
      },
      description: 'What another tab is at is left to it; what is signed already is not signed twice',
      meta: { seed: ['000-8-05'] },
    },
    'stop.requested': { guard: 'isRunning', actions: 'markStopping' },
  },
})

const signingWith = (...seed: readonly string[]) =>
  ({
    input: ({ context: { batch } }: { context: BulkContext }): SigningInput => ({
      reqKey: batch[0]?.reqKey ?? '',
      sellerTaxCode: batch[0]?.sellerTaxCode ?? '',
      others: batch.slice(1).map(({ reqKey }) => reqKey),
    }),
    onDone: [
      {
        guard: { type: 'isSigned', params: withOutput },
        target: '#documentsSubmit.choosingNext',
        actions: { type: 'keepSigned', params: withOutput },
        description: 'What is signed is registered at once, one after the other',
        meta: { seed },
      },
      signingEnds.toSettings,
      signingEnds.givenUp,
    ],
    onError: signingEnds.failed,
  }) as const

/** The ways of documentSubmit, for several XML at a time. */
export const signing = bulk.createStateConfig({
  description: 'The XML of one taxpayer are signed in one go: the device asks for its PIN once.',
  meta: { seed: ['000-4-11', '000-4-13', '000-4-15'] },
  tags: 'unsafeToLeave',
  entry: 'takeBatch',
  initial: 'token',
  states: {
    token: {
      description: 'The token or smart card on this computer signs all in one call of the agent.',
      meta: { seed: ['000-4-13'] },
      invoke: { id: 'tokenSigning', src: 'tokenSigning', ...signingWith('000-4-13') },
    },
    hsm: {
      description: 'The signing server signs all in one call, each with its own outcome.',
      meta: { seed: ['000-4-15', '002-4.4-01'] },
      invoke: { id: 'hsmSigning', src: 'hsmSigning', ...signingWith('000-4-15') },
    },
    remote: {
      description: 'A provider signs as many as it allows once the holder confirms them on the phone.',
      meta: { seed: ['000-1-02'] },
      invoke: { id: 'remoteSigning', src: 'remoteSigning', ...signingWith('000-1-02') },
    },
  },
})

export const registering = bulk.createStateConfig({
  description: 'One signed XML is handed to the server, which verifies it and sends it to the authority.',
  meta: { seed: ['000-4-13', '000-7-05'] },
  tags: ['busy', 'running', 'unsafeToLeave'],
  entry: { type: 'takeFirst', params: { stage: 'signed' } },
  invoke: {
    id: 'sendSigned',
    src: 'sendSigned',
    input: workOf,
    onDone: [
      {
        guard: { type: 'isDone', params: ({ event }) => ({ answer: event.output }) },
        target: 'choosingNext',
        actions: ['markSent', forgetWork],
        description: 'It is on its way to the authority',
        meta: { seed: ['000-4-16'] },
      },
      {
        guard: { type: 'isRefused', params: ({ event }) => ({ answer: event.output }) },
        target: 'choosingNext',
        actions: [{ type: 'failRegistering', params: ({ event }) => ({ answer: event.output }) }, forgetWork],
        description: 'The server says no to this one; the others go on',
        meta: { seed: ['000-7-05', '000-8-05'] },
      },
      {
        target: 'askingOutcome',
        actions: { type: 'keepFailure', params: ({ event }) => ({ answer: event.output }) },
        description: 'Nobody heard whether the registration arrived: the server is asked',
        meta: { seed: ['000-8-05'] },
      },
    ],
    onError: {
      target: 'askingOutcome',
      actions: { type: 'keepUnexpected', params: ({ event }) => ({ error: event.error }) },
    },
  },
  on: { 'stop.requested': { guard: 'isRunning', actions: 'markStopping' } },
})

export const askingOutcome = bulk.createStateConfig({
  description: 'The server is asked whether this very XML is registered.',
  meta: { seed: ['000-8-05'] },
  tags: ['busy', 'running', 'unsafeToLeave'],
  entry: 'takeUnknown',
  invoke: {
    id: 'findSent',
    src: 'findSent',
    input: workOf,
    onDone: [
      {
        guard: { type: 'isRegistered', params: ({ event }) => ({ answer: event.output }) },
        target: 'choosingNext',
        actions: ['markSent', forgetWork],
        description: 'It had arrived',
        meta: { seed: ['000-4-16'] },
      },
      {
        guard: { type: 'isJustLost', params: ({ event }) => ({ answer: event.output }) },
        target: 'choosingNext',
        actions: 'failByLoss',
        description: 'It has not arrived: it stays signed, and is registered once the user goes on or sends it again',
        meta: { seed: ['000-8-05'] },
      },
      {
        guard: { type: 'isAbsent', params: ({ event }) => ({ answer: event.output }) },
        target: 'choosingNext',
        actions: 'markSigned',
        description: 'It is certain that it is not there: the same signed XML is registered',
        meta: { seed: ['000-8-05'] },
      },
      {
        guard: { type: 'isRefused', params: ({ event }) => ({ answer: event.output }) },
        target: 'choosingNext',
        actions: [{ type: 'failRegistering', params: ({ event }) => ({ answer: event.output }) }, forgetWork],
        description: 'The server does not know this XML, or not for this user',
        meta: { seed: ['000-8-05'] },
      },
      {
        target: 'choosingNext',
        actions: { type: 'failRegistering', params: ({ event }) => ({ answer: event.output }) },
        description: 'It is not known: the signed XML is kept, and asked for again',
        meta: { seed: ['000-8-05'] },
      },
    ],
    onError: {
      target: 'choosingNext',
      actions: { type: 'failRegisteringUnexpectedly', params: ({ event }) => ({ error: event.error }) },
    },
  },
  on: { 'stop.requested': { guard: 'isRunning', actions: 'markStopping' } },
})
