import type { Driver } from './driver.ts'
import { gesturesOf } from './gestures.ts'

/**
 * Signs in, declares anew, signs with the agent, and sees the authority accept it: the one description for every browser. Everything is
 * found as a person finds it, by role and name.
 *
 * @param origin of the product, whose agent signs without asking
 * @param patience longest wait for one gesture, in milliseconds
 */
export const walkMainJourney = async (driver: Driver, origin: string, patience: number): Promise<void> => {
  const { wait, click, see, signIn } = gesturesOf(driver, patience)
  await signIn(origin, 'admin@tokhai.example')

  await driver.goTo(`${origin}/en/report?settings=declarations`)
  await see({ role: 'grid', name: 'Declarations' }, { role: 'checkbox', nth: 1 })
  await click({ role: 'button', name: 'Add' })
  const form = { role: 'dialog', name: 'New declaration' }
  await click(form, { role: 'button', name: 'Choose' })
  const picker = { role: 'dialog', name: 'Choose certificates' }
  await click(picker, { role: 'grid' }, { role: 'checkbox', nth: 1 })
  await click(picker, { role: 'button', name: 'Confirm' })
  await wait('Choosing the form type', () => driver.choose([form, { role: 'combobox', name: 'Form type' }], '1'))
  await click(form, { role: 'button', name: 'Generate and send' })
  const submission = { role: 'dialog', name: 'Send the declaration' }
  // The answer moves the dialog's buttons as it comes.
  await see(submission, { text: 'There is nothing left to do.' })
  await click(submission, { role: 'button', name: 'Done' })
  await see({ role: 'grid', name: 'Declarations' }, { role: 'row', nth: 1 }, { text: 'Accepted' })
}
