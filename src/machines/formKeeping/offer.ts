import { busy, calm } from './events.ts'
import { keepingForms, notDiscardedBy } from './setup.ts'

/** Nothing is kept over an offer, so there is nothing to discard or to keep where the form goes. */
const leaving = keepingForms.createStateConfig({
  on: {
    'form.left': { target: 'left', description: 'The offer stays for the next visit' },
    'form.ended': { target: 'ended', description: 'The offer stays: it was not decided upon' },
  },
})

/** What the user may decide, and what is typed meanwhile. */
const deciding = keepingForms.createStateConfig({
  on: {
    ...calm.on,
    ...leaving.on,
    'form.changed': {
      actions: 'markChanged',
      description: 'Nothing is kept over what is offered',
    },
    'offer.continued': { target: 'continuing', actions: 'forgetFailure' },
    'offer.refused': { target: 'discardingOffer', actions: 'forgetFailure' },
  },
})

export const offering = keepingForms.createStateConfig({
  description: 'What an earlier visit has left of the form is offered; nothing is kept over it.',
  meta: { seed: ['000-2-08'] },
  on: {
    ...deciding.on,
    'otherTabs.changed': { target: 'lookingAgain', description: 'Another tab may have gone on with it, or saved it' },
  },
})

export const lookingAgain = keepingForms.createStateConfig({
  description: 'What is offered is read again: another tab or computer may have changed or discarded it.',
  on: { ...deciding.on, 'otherTabs.changed': { target: 'lookingAgain', reenter: true } },
  invoke: {
    id: 'findOffer',
    src: 'findOffer',
    input: {},
    onDone: [
      {
        guard: { type: 'isGone', params: ({ event }) => ({ offered: event.output }) },
        target: 'resting',
        actions: 'forgetOffer',
        description: 'It is no more: what was typed meanwhile is kept',
      },
      {
        target: 'resting',
        actions: { type: 'keepOffer', params: ({ event }) => ({ offered: event.output }) },
        description: 'What is there now is offered',
      },
    ],
    onError: 'resting',
  },
})

export const continuing = keepingForms.createStateConfig({
  description: 'What is offered is read and put into the form, which takes nothing in meanwhile.',
  meta: { seed: ['000-2-08'] },
  tags: 'coming',
  on: {
    ...leaving.on,
    'form.changed': busy.on['form.changed'],
    'saving.started': busy.on['saving.started'],
  },
  invoke: {
    id: 'putIn',
    src: 'putIn',
    input: ({ context }) => ({ form: context.offered }),
    onDone: [
      {
        guard: { type: 'isDone', params: ({ event }) => ({ kept: event.output }) },
        target: 'resting',
        actions: [
          { type: 'takeOffer', params: ({ event }) => ({ kept: event.output }) },
          'claimForm',
          'announceContinued',
        ],
        description: 'It is in the form again, as changes that are not saved; the form keeps over what was read',
      },
      {
        target: 'lookingAgain',
        actions: { type: 'keepNotPutIn', params: ({ event }) => ({ kept: event.output }) },
        description: 'It could not be read: it stays on offer, where it still is there',
        meta: { seed: ['000-8-13'] },
      },
    ],
    onError: {
      target: 'lookingAgain',
      actions: { type: 'keepUnexpected', params: ({ event }) => ({ error: event.error }) },
    },
  },
})

export const discardingOffer = keepingForms.createStateConfig({
  description: 'The server discards what is offered.',
  on: {
    ...leaving.on,
    'form.changed': busy.on['form.changed'],
    'saving.started': busy.on['saving.started'],
  },
  invoke: {
    id: 'discardOffer',
    src: 'discard',
    input: ({ context }) => ({ form: context.offered }),
    onDone: [
      {
        guard: { type: 'isDiscarded', params: ({ event }) => ({ discarded: event.output }) },
        target: 'resting',
        actions: ['forgetOffer', 'announceDiscarded'],
        description: 'Discarded: what was typed meanwhile is kept',
        meta: { seed: ['000-8-11'] },
      },
      {
        guard: { type: 'isKeptSince', params: ({ event }) => ({ discarded: event.output }) },
        target: 'lookingAgain',
        actions: 'markKeptSince',
        description: 'Another tab or computer has kept it since: that is offered',
      },
      {
        target: 'resting',
        actions: { type: 'keepNotDiscarded', params: ({ event }) => ({ discarded: event.output }) },
        description: 'Not discarded: it stays on offer',
        meta: { seed: ['000-8-13'] },
      },
    ],
    onError: {
      target: 'resting',
      actions: { type: 'keepNotDiscarded', params: ({ event }) => ({ discarded: notDiscardedBy(event.error) }) },
    },
  },
})
