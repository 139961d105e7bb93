import { createActor, type ContextFrom } from 'xstate'
import { expect } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import { press } from '../browser/assertions.ts'
import { briefly } from '../browser/patience.ts'
import type { StateView } from '../browser/stateView.ts'
import { defineWalk } from '../browser/walk.ts'
import { flow, holdTemplateStatus } from '../flows/templateStatus.ts'
import { TemplateStatusView } from './TemplateStatusView.tsx'

const { held, machine } = holdTemplateStatus()

const status = page.getByRole('combobox', { name: 'Template status' })
const choose = (name: string) => () => status.selectOptions(name, briefly)

type Context = ContextFrom<typeof machine>

const locks = (field: Locator, isLocked: boolean): Promise<void> =>
  expect.poll(() => field.elements().map((element) => element.hasAttribute('readonly')), briefly).toEqual([isLocked])

/** What the view leaves open: fields, POS, the button that saves; and which statuses it offers. */
const shows =
  (open: 'everything' | 'POS' | 'nothing', options: { readonly isSaving?: boolean } = {}) =>
  ({ saved }: Context): StateView => ({
    headings: ['Template', 'Status'],
    open: open === 'nothing' || options.isSaving === true ? [] : ['Save'],
    closed: options.isSaving === true ? ['Save (In progress)'] : [],
    facts: [],
    assert: async () => {
      const isFieldOpen = open === 'everything'
      const isPosOpen = open !== 'nothing'
      for (const [name, isOpen] of [
        ['Start number', isFieldOpen],
        ['POS', isPosOpen],
      ] as const)
        await locks(page.getByRole('textbox', { name }), !isOpen)
      await expect
        .poll(() => status.getByRole('option').elements().length, briefly)
        .toEqual({ new: 1, '0': 3, '1': 2, '2': 1 }[saved ?? 'new'])
    },
  })

const question = (heading: string, confirm: string): StateView => ({
  headings: [heading],
  open: ['Close', 'Cancel', confirm],
  closed: [],
  facts: [],
})

/** How a user walks the flow in its view. */
export const walk = defineWalk({
  flow,
  machine,
  gestures: {
    'status.chosen': { new: choose('New'), 'in use': choose('In use'), stopped: choose('Stopped') },
    'save.submitted': { submitted: press('Save') },
    'step.confirmed': {
      confirmed: {
        button: page.getByRole('button', { name: /^(Take into use|Stop the template)$/ }),
        name: 'Take into use / Stop the template',
        before: null,
      },
    },
    'step.dismissed': { dismissed: press('Cancel') },
  },
  begin: (input, options) => {
    const actor = createActor(machine, { input, ...options })
    return {
      actor,
      value: () => actor.getSnapshot().value,
      actors: held,
      view: <TemplateStatusView actor={actor} />,
    }
  },
  views: {
    resuming: 'passed',
    creating: shows('everything'),
    unused: shows('everything'),
    startingUse: shows('everything'),
    stoppingUnused: shows('everything'),
    inUse: shows('POS'),
    stopping: shows('POS'),
    confirmingUse: question('Take this template into use?', 'Take into use'),
    confirmingStop: question('Stop this template for good?', 'Stop the template'),
    saving: shows('nothing', { isSaving: true }),
    overtaken: (context: Context) => ({
      ...shows('nothing')(context),
      facts: ['This template has changed meanwhile'],
    }),
    stopped: shows('nothing'),
    closed: { headings: [], open: [], closed: [], facts: [] },
  },
})
