import { statusSteps } from './setup.ts'

const choosing = statusSteps.createStateConfig({
  on: {
    'status.chosen': {
      guard: { type: 'leadsThere', params: ({ event }) => ({ status: event.status }) },
      target: 'resuming',
      actions: { type: 'keepChosen', params: ({ event }) => ({ status: event.status }) },
      description: 'Another status is chosen, one that the saved status leads to',
      meta: { seed: ['001-4-12'] },
    },
  },
})

const submitting = statusSteps.createStateConfig({
  on: {
    'save.submitted': {
      target: 'saving',
      actions: { type: 'keepValues', params: ({ event }) => ({ values: event.values }) },
      description: 'The status stays as it is, so nothing is asked',
      meta: { seed: ['001-4-13'] },
    },
  },
})

/** The status of a template: what it opens and closes in the form, and the steps that cannot be taken back (docs/decisions/0292). */
export const templateStatus = statusSteps.createMachine({
  id: 'templateStatus',
  description:
    'The status of one template: new, in use, stopped. Each step closes more of the form and cannot be taken back.',
  context: ({ input: { saved } }) => ({ saved, chosen: saved ?? '0', values: null }),
  initial: 'resuming',
  states: {
    resuming: {
      description: 'The form takes what the saved status leaves open and the chosen one leads to.',
      meta: { seed: ['001-4-10'] },
      always: [
        { guard: 'isNew', target: 'creating', description: 'A new template', meta: { seed: ['001-4-11'] } },
        { guard: 'isStopped', target: 'stopped', description: 'A stopped template', meta: { seed: ['001-4-15'] } },
        { guard: 'isTakenIntoUse', target: 'startingUse' },
        { guard: 'isStoppedBeforeUse', target: 'stoppingUnused' },
        { guard: 'isInUse', target: 'inUse', description: 'A template in use', meta: { seed: ['001-4-14'] } },
        { guard: 'isStoppedInUse', target: 'stopping' },
        { target: 'unused' },
      ],
    },
    creating: {
      description: 'A template is being created: everything is open, its status is 0 and no other can be chosen.',
      meta: { seed: ['001-4-11'] },
      tags: ['fieldsOpen', 'posOpen', 'saveOpen'],
      on: submitting.on,
    },
    unused: {
      description: 'A template of status 0 is edited: everything is open.',
      meta: { seed: ['001-4-12', '001-4-14'] },
      tags: ['fieldsOpen', 'posOpen', 'saveOpen'],
      on: { ...choosing.on, ...submitting.on },
    },
    startingUse: {
      description: 'Status 1 is chosen for a template of status 0: everything is still open, saving asks first.',
      meta: { seed: ['001-4-12', '001-4-14'] },
      tags: ['fieldsOpen', 'posOpen', 'saveOpen'],
      on: {
        ...choosing.on,
        'save.submitted': {
          target: 'confirmingUse',
          actions: { type: 'keepValues', params: ({ event }) => ({ values: event.values }) },
          description: 'The first use closes all fields but status and POS: the user is asked',
          meta: { seed: ['001-4-14'] },
        },
      },
    },
    stoppingUnused: {
      description:
        'Status 2 is chosen for a template that was never in use: everything is still open, saving asks first.',
      meta: { seed: ['001-4-12', '001-4-15'] },
      tags: ['fieldsOpen', 'posOpen', 'saveOpen'],
      on: {
        ...choosing.on,
        'save.submitted': {
          target: 'confirmingStop',
          actions: { type: 'keepValues', params: ({ event }) => ({ values: event.values }) },
          description: 'A stopped template stays stopped: the user is asked',
          meta: { seed: ['001-4-15'] },
        },
      },
    },
    inUse: {
      description: 'A template of status 1 is edited: only status and POS are open.',
      meta: { seed: ['001-4-12', '001-4-14'] },
      tags: ['posOpen', 'saveOpen'],
      on: { ...choosing.on, ...submitting.on },
    },
    stopping: {
      description: 'Status 2 is chosen for a template in use: only status and POS are open, saving asks first.',
      meta: { seed: ['001-4-12', '001-4-15'] },
      tags: ['posOpen', 'saveOpen'],
      on: {
        ...choosing.on,
        'save.submitted': {
          target: 'confirmingStop',
          actions: { type: 'keepValues', params: ({ event }) => ({ values: event.values }) },
          description: 'A stopped template stays stopped: the user is asked',
          meta: { seed: ['001-4-15'] },
        },
      },
    },
    confirmingUse: {
      description: 'The user is asked whether the template is taken into use.',
      meta: { seed: ['001-4-14'] },
      on: {
        'step.confirmed': { target: 'saving', description: 'The template is taken into use' },
        'step.dismissed': { target: 'resuming', actions: 'forgetValues' },
      },
    },
    confirmingStop: {
      description: 'The user is asked whether the template is stopped for good.',
      meta: { seed: ['001-4-15'] },
      on: {
        'step.confirmed': { target: 'saving', description: 'The template is stopped' },
        'step.dismissed': { target: 'resuming', actions: 'forgetValues' },
      },
    },
    saving: {
      description: 'The form of the record saves the template.',
      meta: { seed: ['001-7-03'] },
      tags: 'busy',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context: { values } }) => ({ values }),
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => event.output },
            target: 'closed',
            actions: 'forgetValues',
            description: 'Saved: the form closes',
            meta: { seed: ['001-8-10'] },
          },
          {
            guard: { type: 'isChangedMeanwhile', params: ({ event }) => event.output },
            target: 'overtaken',
            actions: 'forgetValues',
            description: 'A colleague was faster: the status that the form shows is not the one that the template has',
          },
          {
            target: 'resuming',
            actions: 'forgetValues',
            description: 'Not saved: the form stays as it was, with the reason',
            meta: { seed: ['001-8-09'] },
          },
        ],
        onError: { target: 'resuming', actions: 'forgetValues' },
      },
    },
    overtaken: {
      type: 'final',
      description: 'What was entered can be read and copied; only the template opened anew can be saved.',
    },
    stopped: {
      type: 'final',
      description: 'A stopped template is read: nothing can be changed, and there is nothing to save.',
      meta: { seed: ['001-4-12', '001-4-15'] },
    },
    closed: { type: 'final', description: 'The template is saved and its form closes.' },
  },
})
