import { expect } from 'vitest'
import type { FormKeepingEvent } from '../../../src/machines/formKeeping/setup.ts'
import { Sealed } from '../../../src/machines/sealed.ts'
import { keepingOutcomes } from '../../../walks/flows/formKeeping.ts'
import { serverFails } from '../../../walks/flows/serverFailures.ts'
import { startKeeping } from './startKeeping.ts'

const { readForm } = keepingOutcomes
export const filed = new Sealed<unknown>({ loca_nm: 'Đà Nẵng' })

export type Form = ReturnType<typeof startKeeping>

const discardingKept = async (form: Form) => {
  await form.kept()
  form.change()
  form.pass(3)
  await form.held.readForm.settle(readForm['nothing unsaved'])
}

/** How a form comes to a state. */
export const leadTo = {
  idle: () => {},
  waiting: (form) => form.change(),
  reading: (form) => {
    form.change()
    form.pass(3)
  },
  keeping: (form) => form.keeping(),
  waitingAgain: async (form) => {
    await form.keeping()
    await form.held.keep.settle(serverFails['connection.lost'])
  },
  discarding: discardingKept,
  saving: (form) => form.save(),
  offering: () => {},
  lookingAgain: (form) => form.otherTabs(),
  continuing: (form) => form.goOn(),
  discardingOffer: (form) => form.refuse(),
  left: (form) => form.leave(),
  discardingAtEnd: async (form) => {
    await form.kept()
    form.end()
  },
} as const satisfies Record<string, (form: Form) => Promise<void> | void>
export type State = keyof typeof leadTo
export type Happening = FormKeepingEvent['type']

export const withOffer: readonly State[] = ['offering', 'lookingAgain', 'continuing', 'discardingOffer']

export const at = async (value: State) => {
  const form = startKeeping(withOffer.includes(value) ? 'form with an offer' : 'new form')
  await leadTo[value](form)
  expect(form.state().value).toBe(value)
  return form
}

export const happenings = {
  'form.changed': (form) => form.change(),
  'form.hidden': (form) => form.hide(),
  'form.left': (form) => form.leave(),
  'form.shown': (form) => form.show(),
  'form.ended': (form) => form.end(),
  'saving.started': (form) => form.save(filed),
  'saving.ended': (form) => form.endSaving(true),
  'offer.continued': (form) => form.goOn(),
  'offer.refused': (form) => form.refuse(),
  'otherTabs.changed': (form) => form.otherTabs(),
} as const satisfies Record<Happening, (form: Form) => void>
export const isHappening = (name: string): name is Happening => name in happenings
export const isState = (name: string): name is State => name in leadTo
