import type { CertificateType } from '../../src/domain/certificateCodes.ts'
import type { ServerFailure } from '../../src/domain/failure.ts'
import type { Result } from '../../src/domain/result.ts'
import { documentsSubmit } from '../../src/machines/documentsSubmit/documentsSubmit.ts'
import type { RunRowState } from '../../src/domain/documents/issueRuns.ts'
import type {
  BulkXml,
  BulkXmlGenerated,
  CheckedDraft,
  DraftsChecked,
  DraftsInput,
  RunCancelled,
  RunInput,
  RunPaused,
  RunRead,
} from '../../src/machines/documentsSubmit/items.ts'
import type { BulkContext, BulkEvent } from '../../src/machines/documentsSubmit/setup.ts'
import type { WorksInput } from '../../src/machines/documentsSubmit/works.ts'
import type { GenerateInput, RegistrationState } from '../../src/machines/documentSubmit/setup.ts'
import type { SigningOutput } from '../../src/machines/signingWays.ts'
import { kinds } from '../../src/machines/kinds.ts'
import { Flow } from '../model/flow.ts'
import { holdActor } from '../model/heldActor.ts'
import type { EventCases, OutcomeCases } from '../model/machineTypes.ts'
import {
  changedMeanwhile,
  document,
  done,
  draftIsRead,
  generated,
  generationFails,
  registrationIs,
} from './documentSubmit.ts'
import { bug, fails, serverFails } from './serverFailures.ts'
import { endsOfWays, holdLocks, holdSigningWays, offeredWays, signingEnds as endsOfOne } from './signingWays.ts'

export const first: BulkXml = { ...generated, sellerName: 'Gốm Bát Tràng', bytes: 4000 }
export const second: BulkXml = { ...first, documentId: 'd-8', reqKey: '7c9e6679-7425-40de-944b-e07fc1f90ae7' }

export const draft = (documentId: string, changes: Partial<CheckedDraft> = {}): CheckedDraft => ({
  documentId,
  reason: null,
  warnings: [],
  draft: draftIsRead.answers.value,
  kept: null,
  ...changes,
})

export const checked = (available: readonly CertificateType[], ...drafts: readonly CheckedDraft[]) =>
  ({ answers: { ok: true, value: { option: { decided: null, available }, drafts } } }) as const

const unsendable = { code: 'bulk.leftOut', because: 'notSendable' } as const

export const checks = {
  'two drafts, every way': checked(['1', '2', '4'], draft('d-7'), draft('d-8')),
  'two drafts, no token': checked(['2', '4'], draft('d-7'), draft('d-8')),
  'one of two, with a warning': checked(
    ['1'],
    draft('d-7', { warnings: ['representative', 'corrected'] }),
    draft('d-8', { reason: unsendable, draft: null }),
  ),
  'one signed before': checked(['1'], draft('d-7', { kept: first })),
  'nothing to send': checked(['1'], draft('d-7', { reason: unsendable, draft: null })),
  'no certificate': checked([], draft('d-7')),
} as const

const runChecks = () => ({ 'one draft, by a run': offeringRun, 'a run that goes on': foundRun }) as const

/** One draft, and a server that runs what an HSM signs. */
const ofRun = { key: 'run-7' } as const
export const offeringRun = {
  answers: {
    ok: true,
    value: {
      option: { decided: null, available: ['2'] },
      drafts: [draft('d-run')],
      run: { ...ofRun, offer: 'possible' },
    },
  },
} as const
export const foundRun = {
  answers: {
    ok: true,
    value: {
      option: { decided: null, available: ['2'] },
      drafts: [draft('d-run', { draft: null })],
      run: { ...ofRun, offer: 'underWay' },
    },
  },
} as const

/** A run of one document as the server tells it. */
export const runRead = (state: RunRead['state'], row: RunRowState, changes: Partial<RunRead['rows'][number]> = {}) =>
  ({
    type: 'run.read',
    state,
    reason: state === 'waiting' ? 'session.lost' : '',
    rows: [{ documentId: 'd-run', state: row, reason: '', fields: [], ...changes }],
  }) as const

const generatedAs = (work: BulkXml) => ({ answers: { ok: true, value: { work, document, version: 'v2' } } }) as const
export const firstIsGenerated = generatedAs(first)
export const secondIsGenerated = generatedAs(second)

const { signed, ...withoutSignature } = endsOfOne

export const signingEnds = {
  signed,
  'signed but one': {
    answers: {
      result: 'signed',
      unsigned: [
        { reqKey: first.reqKey, failure: { code: 'hsm.notSigned', reason: 'document.notSigned', message: '' } },
      ],
    },
  },
  ...withoutSignature,
} as const satisfies Readonly<Record<string, { readonly answers: SigningOutput }>>

/** The provider takes one document by a confirmation. */
export const secondIsLeft = {
  answers: { result: 'signed', left: [second.reqKey] },
} as const satisfies { readonly answers: SigningOutput }

const waysEnd = endsOfWays(signingEnds)

const cancelled = (value: 'cancelled' | 'absent') => ({ answers: { ok: true, value } }) as const

export const runCancels = { cancelled: cancelled('cancelled'), absent: cancelled('absent') } as const

export const runPauses = { answers: { ok: true, value: null } } as const

/** It is generated with a second document, which no sending of several takes along. */
export const goesAlone = fails({ code: 'bulk.leftOut', because: 'goesAlone' })

export const documentsSubmitOutcomes = {
  checkDrafts: { ...checks, ...runChecks(), ...serverFails, throws: bug },
  hsmRun: { signed, ...withoutSignature, throws: bug },
  cancelRun: { ...runCancels, ...serverFails, throws: bug },
  pauseRun: { paused: runPauses, ...serverFails, throws: bug },
  generateXml: { generated: firstIsGenerated, 'bulk.leftOut': goesAlone, ...generationFails },
  ...waysEnd,
  remoteSigning: { ...waysEnd.remoteSigning, 'signed, the second left': secondIsLeft },
  sendSigned: { registered: done, ...serverFails, 'changed meanwhile': changedMeanwhile, throws: bug },
  findSent: { ...registrationIs, ...serverFails, throws: bug },
} satisfies OutcomeCases<typeof documentsSubmit>

const confirmed = (chosen: CertificateType | null, withWarned = false) =>
  ({ type: 'sending.confirmed', chosen, withWarned }) as const

const withWarnings = ', warnings too'

const documentsSubmitEvents = {
  'sending.confirmed': {
    'with the token': confirmed('1'),
    'with the token, warnings too': confirmed('1', true),
    'with the HSM': confirmed('2'),
    'with the remote signature': confirmed('4'),
    'without a choice': confirmed(null),
  },
  'step.retried': { retried: { type: 'step.retried' } },
  'works.claimed': {
    unsigned: { type: 'works.claimed', signed: [], elsewhere: [] },
    signed: { type: 'works.claimed', signed: [first.reqKey], elsewhere: [] },
    elsewhere: { type: 'works.claimed', signed: [], elsewhere: [first.reqKey] },
  },
  'run.read': {
    'going on': runRead('running', 'working'),
    'going on, cancelled': runRead('cancelled', 'working'),
    sent: runRead('finished', 'sent'),
    refused: runRead('finished', 'refused', { reason: 'declaration.changed' }),
    stopped: runRead('cancelled', 'stopped'),
    waiting: runRead('waiting', 'waiting'),
  },
  'run.lost': { lost: { type: 'run.lost', failure: { code: 'session.ended' } } },
  'stop.requested': { requested: { type: 'stop.requested' } },
  'pause.requested': { requested: { type: 'pause.requested' } },
  'sending.continued': { continued: { type: 'sending.continued' } },
  'signatureSettings.opened': { opened: { type: 'signatureSettings.opened' } },
  'dialog.dismissed': { dismissed: { type: 'dialog.dismissed' } },
} satisfies EventCases<typeof documentsSubmit>

/** Begin flows that go straight to the signing of one way: the states before it do not differ by the way that was chosen. */
const straight = { hsm: 'd-hsm', remote: 'd-remote', run: 'd-run', numbered: 'd-numbered' } as const

const ofRunAlone =
  /^(?:checkDrafts: (?:one draft, by a run|a run that goes on)|sending\.confirmed: with the HSM|hsmRun: |(?:cancel|pause)Run: |run\.|(?:stop|pause)\.requested|sending\.continued|step\.retried|dialog\.dismissed)/

/** What a sending of invoices says in its own words before and beside the signing. */
const ofInvoices =
  /^(?:checkDrafts: (?:nothing to send|no certificate|server\.refused|connection\.lost)|generateXml: connection\.lost|sendSigned: changed meanwhile|stop\.requested: )/

const isOnTheWay = (documentId: string | undefined, name: string): boolean => {
  if (documentId === straight.run) return ofRunAlone.test(name)
  if (/^checkDrafts: (?:one draft, by a run|a run that)/.test(name)) return false
  const ways = new Map<string | undefined, string>([
    [straight.hsm, 'with the HSM'],
    [straight.remote, 'with the remote signature'],
    [straight.numbered, 'with the token'],
  ])
  const chosen = ways.get(documentId)
  if (chosen === undefined)
    return name !== 'sending.confirmed: with the HSM' && name !== 'sending.confirmed: with the remote signature'
  if (chosen === 'with the token' && ofInvoices.test(name)) return true
  const only = [
    'checkDrafts: two drafts, every way',
    `sending.confirmed: ${chosen}`,
    'generateXml: generated',
    'works.claimed: unsigned',
    'sendSigned: registered',
  ]
  const isFree = /^(?:hsmSigning|remoteSigning|tokenSigning|sending\.continued|step\.retried|dialog\.dismissed): /
  return only.includes(name) || isFree.test(name)
}

/** Two of a sending fail for the same reasons as one: the second one's are kept few, so that all places can be visited. */
const everyFailure = /: (?:fields refused|changed meanwhile|connection\.|registration\.|server\.|session\.|throws)/
const fewFailures = /: (?:connection\.lost|session\.ended)$/

const isOfFew = ({ items }: BulkContext, name: string): boolean =>
  !items.some(({ stage, resumesAt }) => stage === 'failed' || resumesAt !== null) ||
  !everyFailure.test(name) ||
  fewFailures.test(name)

export const flow = new Flow({
  machine: documentsSubmit,
  starts: {
    'with two documents': { kind: kinds.declaration, documentIds: ['d-7', 'd-8'] },
    'signed by the HSM': { kind: kinds.declaration, documentIds: [straight.hsm] },
    'signed remotely': { kind: kinds.declaration, documentIds: [straight.remote] },
    'of invoices, by a run on the server': { kind: kinds.invoice, documentIds: [straight.run] },
    'of invoices': { kind: kinds.invoice, documentIds: [straight.numbered] },
  },
  events: documentsSubmitEvents,
  outcomes: documentsSubmitOutcomes,
  delays: {},
  laws: {
    'nothing is registered before it is signed [000-4-13]': (happened) =>
      !happened.some((name) => name.startsWith('sendSigned: ')) ||
      happened.some((name) => /^(?:tokenSigning|hsmSigning|remoteSigning): signed|: (?:signed|absent)$/.test(name)),
  },
  // A question without a warning is closed.
  isPossible: ({ context }, { name }) => {
    const isWarned = context.items.some(({ warnings }) => warnings.length > 0)
    if (name.endsWith(withWarnings) && !isWarned) return false
    if (name === 'remoteSigning: signed, the second left' && context.batch.length < 2) return false
    const way = name.replace('sending.confirmed: ', '').replace(withWarnings, '')
    const isOffered = offeredWays(context.option?.available ?? [])[way] ?? true
    return isOffered && isOnTheWay(context.documentIds[0], name) && isOfFew(context, name)
  },
})

/** The machine with actors that wait for the test, what it reported to the outside, in order, and what it has claimed, last one last. */
export const holdDocumentsSubmit = () => {
  const effects: unknown[] = []
  const { holds, logic } = holdLocks<BulkEvent, WorksInput>()
  const { holds: follows, logic: followRun } = holdLocks<BulkEvent, RunInput>()
  const ways = holdSigningWays()
  const held = {
    checkDrafts: holdActor<DraftsChecked, DraftsInput>('checkDrafts'),
    generateXml: holdActor<BulkXmlGenerated, GenerateInput>('generateXml'),
    sendSigned: holdActor<Result<null, ServerFailure>, { reqKey: string }>('sendSigned'),
    cancelRun: holdActor<RunCancelled, RunInput>('cancelRun'),
    pauseRun: holdActor<RunPaused, RunInput>('pauseRun'),
    findSent: holdActor<Result<RegistrationState, ServerFailure>, { reqKey: string }>('findSent'),
  }
  const machine = documentsSubmit.provide({
    actors: {
      checkDrafts: held.checkDrafts.logic,
      generateXml: held.generateXml.logic,
      sendSigned: held.sendSigned.logic,
      findSent: held.findSent.logic,
      cancelRun: held.cancelRun.logic,
      pauseRun: held.pauseRun.logic,
      ...ways.actors,
      hsmRun: ways.actors.hsmSigning,
      followRun,
      holdWorks: logic,
    },
    actions: {
      forgetWork: (_, { reqKey }) => effects.push({ forgetWork: reqKey }),
      forgetUnsigned: (_, { reqKeys }) => effects.push({ forgetUnsigned: reqKeys }),
      prepareRun: (_, run) => effects.push({ prepareRun: run }),
      putRunAway: (_, { key }) => effects.push({ putRunAway: key }),
      refreshLists: () => effects.push('refreshLists'),
    },
  })
  return { held, machine, effects, holds, follows, ...ways.held }
}
