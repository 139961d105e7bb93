import { createActor } from 'xstate'
import { page } from 'vitest/browser'
import { SubmitDialog } from '../../../src/features/declarations/submit/SubmitDialog.tsx'
import { endChild } from '../../support/flows/actorEnd.ts'
import { flow, holdDeclarationSubmit } from '../../support/flows/declarationSubmit.ts'
import { button, headed, heading, press, sees, seesNo, type Look } from '../../support/paths/look.ts'
import { defineWalk } from '../../support/paths/walk.ts'

const { held, machine } = holdDeclarationSubmit()
const isOver = () => seesNo(page.getByRole('dialog'))
const goOn = button('Go on')
const wayOut = page.getByRole('button', { name: /^(Cancel|Close|Correct|Later|Done)$/ }).last()
/** A step that came to nothing, unless another tab is at the same work, which is told as such. */
const failed =
  (step: string): Look =>
  () =>
    sees(
      button('Try again'),
      page.getByRole('heading', { name: new RegExp(`^(${step}|Another tab is working on this declaration)$`) }),
    )

/** How a user walks the flow in its view. */
export const walk = defineWalk({
  flow,
  machine,
  gestures: {
    'type.confirmed': { 'with the token': press(goOn), 'with the HSM': null, 'without a choice': press(goOn) },
    'step.retried': { retried: press('Try again') },
    'signature.renewed': { renewed: press('Sign again') },
    'outcome.asked': { asked: press('Ask the server') },
    'registration.repeated': { repeated: press('Send again') },
    'signatureSettings.opened': { opened: press('Open digital signatures') },
    'correction.requested': { requested: press('Correct in a copy') },
    'reopening.requested': {
      requested: press(page.getByRole('button', { name: /^Open (it again|the declaration)$/ })),
    },
    'dialog.dismissed': { dismissed: press(wayOut) },
  },
  begin: (input, options) => {
    const actor = createActor(machine, { input, ...options })
    return {
      actor,
      value: () => actor.getSnapshot().value,
      actors: { ...held, tokenSigning: { settle: (outcome) => endChild(actor, 'tokenSigning', outcome) } },
      view: <SubmitDialog actor={actor} />,
    }
  },
  looks: {
    starting: 'passed',
    readingDeclaration: headed('Reading the declaration'),
    declarationUnreadable: failed('Get declaration info failed'),
    checkingOption: headed('Looking up how your company signs'),
    optionUnknown: failed('The way your company signs could not be found out'),
    noCertificate: headed('No certificate is registered'),
    'choosingType.offered': headed('Choose how to sign'),
    'choosingType.missing': () =>
      sees(heading('Choose how to sign'), page.getByText('Please select digital signature type.')),
    generatingXml: headed('Generating the XML'),
    generateRefused: headed('Generate declaration failed'),
    generateFailed: failed('Generate declaration failed'),
    signing: headed('Looking for the signing application'),
    signingBroken: headed('An error occurred. Please try again later.'),
    registering: headed('Registering the signed declaration'),
    registerRefused: headed('Register declaration failed'),
    outcomeUnknown: headed('It is not known whether the declaration was registered'),
    askingOutcome: headed('Asking the server'),
    registered: headed('The declaration is sent'),
    finished: isOver,
    postponed: isOver,
    cancelled: isOver,
  },
})
