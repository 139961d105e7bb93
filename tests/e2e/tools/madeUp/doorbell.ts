import { setup } from 'xstate'
import { Flow } from '../../../../walks/model/flow.ts'

const types: { input?: { readonly bell: string }; events?: { type: 'bell.rung' } } = {}

/** A made-up flow, whose view rings only every other time. */
export const doorbell = setup({ types }).createMachine({
  id: 'doorbell',
  initial: 'quiet',
  states: { quiet: { on: { 'bell.rung': { target: 'ringing' } } }, ringing: {} },
})

export const descriptions = { events: { 'bell.rung': 'The visitor rings' }, actors: {}, delays: {} }

export const flow = new Flow({
  machine: doorbell,
  starts: { 'at the door': { bell: 'front' } },
  events: { 'bell.rung': { rung: { type: 'bell.rung' } } },
  outcomes: {},
  delays: {},
})
