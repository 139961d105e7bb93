import { createActor, type ContextFrom } from 'xstate'
import { page } from 'vitest/browser'
import { RegistrationDialog } from '../../src/features/digitalSignatures/register/RegistrationDialog.tsx'
import { flow, holdCertificateRegistration } from '../flows/certificateRegistration.ts'
import { click } from '../browser/controls.ts'
import { press, pressOneOf } from '../browser/assertions.ts'
import { stepsOf } from '../browser/stateView.ts'
import { defineWalk } from '../browser/walk.ts'
import { factsOf } from './failureFacts.ts'
import { noDialog } from './noDialog.ts'
import { childOf } from './signingChildren.ts'

const { machine } = holdCertificateRegistration()
type Context = ContextFrom<typeof machine>

const step = stepsOf('Add digital signature')
const choice = (facts: readonly string[]) => step('What do you want to add?', ['Close', 'Cancel', 'Go on'], facts)

/** How a user walks the flow in its view. */
export const walk = defineWalk({
  flow,
  machine,
  gestures: {
    'type.confirmed': {
      'with the token': press('Go on', () => click(page.getByText('USB token', { exact: true }))),
      'with the HSM': press('Go on', () => click(page.getByText('HSM', { exact: true }))),
      'with the remote signature': press('Go on', () => click(page.getByText('eSign', { exact: true }))),
      'without a choice': press('Go on'),
    },
    'step.retried': { retried: press('Try again') },
    'dialog.dismissed': { dismissed: pressOneOf(['Cancel', 'Close']) },
  },
  begin: (input, options) => {
    const actor = createActor(machine, { input, ...options })
    return {
      actor,
      value: () => actor.getSnapshot().value,
      actors: {
        tokenRegistration: childOf(actor, 'tokenRegistration'),
        hsmRegistration: childOf(actor, 'hsmRegistration'),
        remoteRegistration: childOf(actor, 'remoteRegistration'),
      },
      view: <RegistrationDialog actor={actor} facts={{ mayDeclare: true, hsmProviders: [] }} />,
    }
  },
  views: {
    'choosingType.offered': choice([]),
    'choosingType.missing': choice(['Please select digital signature type.']),
    'adding.choosingWay': 'passed',
    'adding.token': step('Looking for the signing application', ['Close', 'Cancel']),
    'adding.hsm': step('Connect to the HSM', ['Close', 'Show password', 'Cancel', 'Connect']),
    'adding.remote': step('Who are you at the eSign provider?', ['Close', 'Cancel', 'Go on']),
    addingBroken: ({ failure }: Context) =>
      step('An error occurred. Please try again later.', ['Close', 'Close', 'Try again'], factsOf(failure, null)),
    finished: noDialog,
  },
})
