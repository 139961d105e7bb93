import type { AnyActorRef } from 'xstate'
import type { stepsOf } from '../browser/stateView.ts'
import type { Ending } from '../browser/walk.ts'
import { endChild } from '../model/actorEnd.ts'

/** A child of a flow, which a walk ends as its parent hears of it. */
export const childOf = (parent: AnyActorRef, id: string): Ending => ({
  settle: (outcome) => endChild(parent, id, outcome),
})

/** The ways to sign, as children of a flow. */
export const signingChildren = (parent: AnyActorRef) => ({
  tokenSigning: childOf(parent, 'tokenSigning'),
  hsmSigning: childOf(parent, 'hsmSigning'),
  remoteSigning: childOf(parent, 'remoteSigning'),
})

/** What is seen first of each way, within a dialog. */
export const signingViews = (step: ReturnType<typeof stepsOf>) => ({
  'signing.token': step('Looking for the signing application', ['Close', 'Stop signing']),
  'signing.hsm': step('Looking up your certificates', ['Close', 'Stop signing']),
  'signing.remote': step('Looking up your certificates', ['Close', 'Stop signing']),
})
