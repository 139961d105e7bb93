import { eInvoice } from '../../src/domain/declaration/forms/eInvoice.ts'
import { toContent } from '../../src/domain/declaration/content.ts'
import type { DeclarationValues } from '../../src/domain/declaration/values.ts'
import { basisOn } from '../../src/machines/saving.ts'
import { kinds } from '../../src/machines/kinds.ts'
import { Sealed } from '../../src/machines/sealed.ts'
import { declarationValues } from '../../src/features/declarations/kind/vaults.ts'
import { sampleDeclaration } from './sampleDeclaration.ts'
import type { ServerFailure } from '../../src/domain/failure.ts'
import type { Result } from '../../src/domain/result.ts'
import { correctionListSignature } from '../../src/domain/invoice/several/signature.ts'
import type { SigningOutput } from '../../src/machines/signingWays.ts'
import { documentSubmit } from '../../src/machines/documentSubmit/documentSubmit.ts'
import type {
  DraftRead,
  GeneratedDocument,
  GenerateInput,
  GeneratedXml,
  SubmitEvent,
  WorkInput,
  XmlGenerated,
  RegistrationState,
  SigningOption,
  SubmitInput,
} from '../../src/machines/documentSubmit/setup.ts'
import { Flow, type FaultSwitches } from '../model/flow.ts'
import { holdActor } from '../model/heldActor.ts'
import { betweenEnds, isEndOf } from '../model/laws.ts'
import type { EventCases, OutcomeCases } from '../model/machineTypes.ts'
import { bug, fails, fieldsRefused, refusal, serverFails } from './serverFailures.ts'
import { endsOfWays, holdLocks, holdSigningWays, offeredWays, signingEnds } from './signingWays.ts'
import { work } from './tokenSigning.ts'

export const generated: GeneratedXml = { documentId: 'd-7', companionKey: null, ...work }

const values: DeclarationValues = {
  ...sampleDeclaration,
  digital_signatures: [...sampleDeclaration.digital_signatures],
}
const sealedValues = declarationValues.seal(values)
/** Of an invoice that corrects several: with its XML their list is generated. */
const valuesWithList = declarationValues.seal(values)
export const document = new Sealed<GeneratedDocument>({
  xml: '<TKhai/>',
  signId: 'ID1',
  sellerName: 'Gốm Bát Tràng',
  companion: null,
})

/** An invoice that corrects several is signed and sent with their list. */
const listKey = 'f47ac10b-58cc-4372-a567-0e02b2c3d479'
export const generatedWithList: GeneratedXml = { ...generated, companionKey: listKey }
export const documentWithList = new Sealed<GeneratedDocument>({
  ...document.open(),
  companion: { reqKey: listKey, xml: '<BKe/>', signId: 'ID2', layout: correctionListSignature },
})

export const submitStarts = {
  'from the form': { kind: kinds.declaration, start: { from: 'form', values: sealedValues, basis: basisOn('v1') } },
  'from the list': { kind: kinds.declaration, start: { from: 'list', documentId: 'd-7', signed: null } },
  'with eSign begun before': {
    kind: kinds.declaration,
    start: { from: 'list', documentId: 'd-7', signed: null, way: 'remote' },
  },
  'with a signed XML': {
    kind: kinds.declaration,
    start: { from: 'list', documentId: 'd-7', signed: { ...generated, way: 'hsm' } },
  },
  'with an XML signed remotely': {
    kind: kinds.declaration,
    start: { from: 'list', documentId: 'd-7', signed: { ...generated, way: 'remote' } },
  },
  'of an invoice, from the form': {
    kind: kinds.invoice,
    start: { from: 'form', values: sealedValues, basis: basisOn('v1') },
  },
  'of an invoice with a list, from the form': {
    kind: kinds.invoice,
    start: { from: 'form', values: valuesWithList, basis: basisOn('v1') },
  },
  'of an invoice, with a signed XML': {
    kind: kinds.invoice,
    start: { from: 'list', documentId: 'd-7', signed: { ...generated, way: 'hsm' } },
  },
  'of an invoice with a list, both signed': {
    kind: kinds.invoice,
    start: { from: 'list', documentId: 'd-7', signed: { ...generatedWithList, way: 'hsm' } },
  },
  'of an invoice with a list, both signed remotely': {
    kind: kinds.invoice,
    start: { from: 'list', documentId: 'd-7', signed: { ...generatedWithList, way: 'remote' } },
  },
} as const satisfies Record<string, SubmitInput>

const answer = <const Value>(value: Value) => ({ answers: { ok: true, value } }) as const

export const done = answer(null)
export const draftIsRead = answer({ values: sealedValues, version: 'v3' })
export const xmlIsGenerated = answer({ work: generated, document, version: 'v2' })
export const xmlAndListAreGenerated = answer({ work: generatedWithList, document: documentWithList, version: 'v2' })
export const registrationIs = { registered: answer('registered'), absent: answer('absent') } as const satisfies Record<
  RegistrationState,
  unknown
>

export const signatureRefused = fails({ ...refusal, reason: 'signature.invalid', message: 'Signature does not verify' })

export const changedMeanwhile = fails({
  ...refusal,
  status: 409,
  reason: 'declaration.changed',
  message: 'Changed since it was opened',
})

export const fieldsAreRefused = fails(fieldsRefused)
export const draftBreaksRule = fails({ code: 'draft.invalid', fields: fieldsRefused.fields })
export const generationUnanswered = {
  answers: {
    ok: false,
    failure: { code: 'connection.lost' },
    basis: {
      version: 'v1',
      unanswered: new Sealed<unknown>({
        call: 'generateXml',
        body: { ...toContent(eInvoice, values), version: 'v1' },
      }),
    },
  },
} as const

/** How the generation of an XML may come to nothing. */
export const generationFails = {
  'fields refused': fieldsAreRefused,
  ...serverFails,
  'connection.lost, after sending': generationUnanswered,
  throws: bug,
} as const

/** Token, HSM, smart card, remote signature; what is decided needs no choosing. */
export const options = {
  'no certificate': answer({ decided: null, available: [] }),
  'only tokens': answer({ decided: '1', available: ['1'] }),
  'only smart cards': answer({ decided: '3', available: ['3'] }),
  'tokens and smart cards': answer({ decided: null, available: ['1', '3'] }),
  'smart card and HSM': answer({ decided: null, available: ['2', '3'] }),
  'only remote signature': answer({ decided: '4', available: ['4'] }),
  'only HSM': answer({ decided: '2', available: ['2'] }),
  'token and HSM': answer({ decided: null, available: ['1', '2'] }),
  'HSM and remote signature': answer({ decided: null, available: ['2', '4'] }),
} as const

/** How signing may end of two XML that go together. */
export const endsOfBoth = {
  'signed but the list': {
    answers: {
      result: 'signed',
      unsigned: [{ reqKey: listKey, failure: { code: 'hsm.notSigned', reason: 'document.notSigned', message: '' } }],
    },
  },
  'signed, the list left': { answers: { result: 'signed', left: [listKey] } },
} as const satisfies Readonly<Record<string, { readonly answers: SigningOutput }>>

export const documentSubmitOutcomes = {
  readDocument: { read: draftIsRead, 'draft.invalid': draftBreaksRule, ...serverFails, throws: bug },
  readOption: { ...options, ...serverFails, throws: bug },
  generateXml: { generated: xmlIsGenerated, 'generated, with its list': xmlAndListAreGenerated, ...generationFails },
  ...endsOfWays({ ...signingEnds, ...endsOfBoth }),
  sendSigned: {
    registered: done,
    ...serverFails,
    'signature refused': signatureRefused,
    'changed meanwhile': changedMeanwhile,
    throws: bug,
  },
  findSent: { ...registrationIs, ...serverFails, 'signature refused': signatureRefused, throws: bug },
} satisfies OutcomeCases<typeof documentSubmit>

const documentSubmitEvents = {
  'type.confirmed': {
    'with the token': { type: 'type.confirmed', chosen: '1' },
    'with the HSM': { type: 'type.confirmed', chosen: '2' },
    'with the remote signature': { type: 'type.confirmed', chosen: '4' },
    'without a choice': { type: 'type.confirmed', chosen: null },
  },
  'work.claimed': {
    unsigned: { type: 'work.claimed', isSigned: false },
    signed: { type: 'work.claimed', isSigned: true },
  },
  'work.elsewhere': { elsewhere: { type: 'work.elsewhere' } },
  'step.retried': { retried: { type: 'step.retried' } },
  'signature.renewed': { renewed: { type: 'signature.renewed' } },
  'outcome.asked': { asked: { type: 'outcome.asked' } },
  'registration.repeated': { repeated: { type: 'registration.repeated' } },
  'signatureSettings.opened': { opened: { type: 'signatureSettings.opened' } },
  'correction.requested': { requested: { type: 'correction.requested' } },
  'reopening.requested': { requested: { type: 'reopening.requested' } },
  'dialog.dismissed': { dismissed: { type: 'dialog.dismissed' } },
} satisfies EventCases<typeof documentSubmit>

const signatures = ['tokenSigning: signed', 'hsmSigning: signed', 'remoteSigning: signed']

const isOfBoth = (name: string): boolean => Object.keys(endsOfBoth).some((end) => name.endsWith(`: ${end}`))

/** How a tester makes these happen in the product. */
const switches = {
  readDocument: { 'server.failed': 'detail.failed' },
  readOption: { 'no certificate': 'option.noCertificate', 'server.failed': 'option.failed' },
  generateXml: {
    'fields refused': 'generate.fieldsRefused',
    'server.refused': 'generate.refusedWithMessage',
    'server.failed': 'generate.failed',
    'connection.lost': 'generate.dropped',
  },
  sendSigned: {
    'signature refused': 'register.refused',
    'server.refused': 'register.refusedWithMessage',
    'server.failed': 'register.failed',
    'server.unreadable': 'register.malformed',
    'connection.lost': 'register.answerLost',
  },
} as const satisfies FaultSwitches<typeof documentSubmitOutcomes>

export const flow = new Flow({
  machine: documentSubmit,
  starts: submitStarts,
  events: documentSubmitEvents,
  outcomes: documentSubmitOutcomes,
  delays: {},
  switches,
  laws: {
    'a signed XML is registered again only when the server is certain that it is not there, after a new signature, or where the user repeats it [000-8-05]':
      (happened) => {
        const between = betweenEnds('sendSigned', happened)
        return (
          between === null ||
          between.some((name) => ['findSent: absent', ...signatures, 'registration.repeated: repeated'].includes(name))
        )
      },
    'nothing is signed before its XML is generated [000-4-13]': (happened) =>
      !happened.some((name) => ['tokenSigning', 'hsmSigning', 'remoteSigning'].some((way) => isEndOf(way)(name))) ||
      happened.some(
        (name) =>
          name.startsWith('generateXml: generated') || name.startsWith('findSent') || name.startsWith('sendSigned'),
      ),
  },
  isPossible: ({ context }, { name }) => {
    if (name === 'work.claimed: unsigned') return context.start.from === 'form' || context.start.signed === null
    if (name === 'generateXml: generated') return context.values !== valuesWithList
    if (name === 'generateXml: generated, with its list') return context.values === valuesWithList
    if (isOfBoth(name)) return (context.work?.companionKey ?? null) !== null
    return offeredWays(context.option?.available ?? [])[name.replace('type.confirmed: ', '')] ?? true
  },
})

/** The machine with actors that wait for the test, what it reported to the outside, in order, and which XML it has claimed, last one last. */
export const holdDocumentSubmit = () => {
  const effects: unknown[] = []
  const { holds, logic } = holdLocks<SubmitEvent, WorkInput>()
  const ways = holdSigningWays()
  const held = {
    readDocument: holdActor<DraftRead, { documentId: string }>('readDocument'),
    readOption: holdActor<Result<SigningOption, ServerFailure>>('readOption'),
    generateXml: holdActor<XmlGenerated, GenerateInput>('generateXml'),
    sendSigned: holdActor<Result<null, ServerFailure>, { reqKey: string }>('sendSigned'),
    findSent: holdActor<Result<RegistrationState, ServerFailure>, { reqKey: string }>('findSent'),
  }
  const machine = documentSubmit.provide({
    actors: {
      readDocument: held.readDocument.logic,
      readOption: held.readOption.logic,
      generateXml: held.generateXml.logic,
      sendSigned: held.sendSigned.logic,
      findSent: held.findSent.logic,
      ...ways.actors,
      holdWork: logic,
    },
    actions: {
      announceGenerated: () => effects.push('announceGenerated'),
      forgetWork: (_, { reqKey }) => effects.push({ forgetWork: reqKey }),
      dropSignature: (_, { reqKey }) => effects.push({ dropSignature: reqKey }),
      refreshLists: () => effects.push('refreshLists'),
    },
  })
  return {
    held,
    ...ways.held,
    machine,
    effects,
    holds,
    claim: (isSigned = false) => holds.at(-1)?.say({ type: 'work.claimed', isSigned }),
  }
}
