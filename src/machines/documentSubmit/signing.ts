import { failedUnexpectedly, submission, type SubmitContext } from './setup.ts'
import type { SigningInput, SigningOutput } from '../signingWays.ts'

const reqKeyOf = ({ context }: { context: SubmitContext }) => ({ reqKey: context.work?.reqKey ?? null })

/** One submission works on an XML at a time, whichever tab it is in (docs/decisions/0072, 0231). */
export const claimingWork = submission.createStateConfig({
  description: 'The XML is claimed for this submission, so that no other tab signs or registers it meanwhile.',
  meta: { seed: ['000-8-05'] },
  tags: ['busy', 'generate'],
  entry: 'claimWork',
  on: {
    'work.claimed': [
      {
        guard: 'isAlreadySigned',
        target: 'askingOutcome',
        description: 'It was signed before: the server is asked before anything is sent again',
        meta: { seed: ['000-8-05'] },
      },
      {
        guard: { type: 'hasSignature', params: ({ event }) => ({ isSigned: event.isSigned }) },
        target: 'registering',
        description: 'A signature of this very XML is kept: nothing is signed twice',
        meta: { seed: ['000-8-05'] },
      },
      { target: 'signing' },
    ],
    'work.elsewhere': {
      target: 'workElsewhere',
      actions: 'releaseWork',
      description: 'Another tab is at it, or has ended it',
    },
  },
})

export const workElsewhere = submission.createStateConfig({
  description: 'Another tab of this browser signs or registers the same XML; nothing has been sent from here.',
  meta: { seed: ['000-8-05'] },
  tags: ['stopped', 'generate'],
  on: {
    'step.retried': 'claimingWork',
    'dialog.dismissed': {
      target: 'cancelled',
      actions: 'leaveWork',
      description: 'The user leaves it to the other tab, and nothing of it is forgotten here',
    },
  },
})

const withOutput = ({ event }: { event: { output: SigningOutput } }) => ({ output: event.output })

/** The XML and what goes with it, or what of them the last signing has left out. */
const signingInput = ({ context: { work, missing } }: { context: SubmitContext }): SigningInput => {
  const { reqKey = '', companionKey = null, sellerTaxCode = '' } = work ?? {}
  const all = companionKey === null ? [reqKey] : [reqKey, companionKey]
  const [first = reqKey, ...others] = missing.length > 0 ? missing : all
  return { reqKey: first, sellerTaxCode, others }
}

/** What every way to sign begins with and leads to: all have the same input and output (src/machines/signingWays.ts). */
const signingWith = (...seed: readonly string[]) =>
  ({
    input: signingInput,
    onDone: [
      {
        guard: { type: 'isSignedInPart', params: withOutput },
        target: '#documentSubmit.signingBroken',
        actions: [
          { type: 'keepMissing', params: withOutput },
          { type: 'keepFirstUnsigned', params: withOutput },
        ],
        description: 'Of two XML that go together one is not signed: nothing is sent',
        meta: { seed: ['000-8-07'] },
      },
      {
        guard: { type: 'isPartLeft', params: withOutput },
        target: '#documentSubmit.signing',
        actions: { type: 'keepMissing', params: withOutput },
        description: 'The provider signs one XML by a confirmation: the other one is signed by the next',
        meta: { seed },
      },
      {
        guard: { type: 'isSigned', params: withOutput },
        target: '#documentSubmit.registering',
        actions: { type: 'keepMissing', params: withOutput },
        description: 'The signed XML is registered at once',
        meta: { seed },
      },
      {
        guard: { type: 'isToSettings', params: withOutput },
        target: '#documentSubmit.givingUp',
        actions: 'markToSettings',
        description: 'The user goes to the digital-signature settings; the draft stays',
        meta: { seed: ['000-2-22'] },
      },
      { target: '#documentSubmit.givingUp', description: 'The user gave up signing; the draft stays' },
    ],
    onError: failedUnexpectedly('#documentSubmit.signingBroken'),
  }) as const

/** A state per way to sign, and which way leads to which. Another way is added here and nowhere else in the chart. */
export const signing = submission.createStateConfig({
  description: 'The XML is signed in the way that was decided; the signing flow shows how.',
  meta: { seed: ['000-4-11', '000-4-13', '000-4-15'] },
  tags: ['sign', 'unsafeToLeave'],
  initial: 'choosingWay',
  states: {
    choosingWay: {
      description: 'The way follows from the type of certificate.',
      meta: { seed: ['000-4-11'] },
      always: [
        { guard: { type: 'signsBy', params: { way: 'token' } }, target: 'token' },
        { guard: { type: 'signsBy', params: { way: 'hsm' } }, target: 'hsm' },
        { target: 'remote' },
      ],
    },
    token: {
      description: 'The token or smart card on this computer signs.',
      meta: { seed: ['000-4-13'] },
      invoke: { id: 'tokenSigning', src: 'tokenSigning', ...signingWith('000-4-13') },
    },
    hsm: {
      description: 'The signing server signs with a key in the HSM.',
      meta: { seed: ['000-4-15', '002-4.4-01'] },
      invoke: { id: 'hsmSigning', src: 'hsmSigning', ...signingWith('000-4-15') },
    },
    remote: {
      description: 'A provider signs once the holder confirms on the phone.',
      meta: { seed: ['000-1-02'] },
      invoke: { id: 'remoteSigning', src: 'remoteSigning', ...signingWith('000-1-02') },
    },
  },
})

export const signingBroken = submission.createStateConfig({
  description: 'The signing flow itself failed; nothing was registered.',
  meta: { seed: ['000-8-08'] },
  tags: ['stopped', 'sign'],
  on: {
    'step.retried': { target: 'signing', actions: 'forgetFailure' },
    'dialog.dismissed': 'givingUp',
  },
})

/** What ends the submission's hold on its XML for good. */
export const forgetWork = { type: 'forgetWork', params: reqKeyOf } as const
export const dropSignature = { type: 'dropSignature', params: reqKeyOf } as const
