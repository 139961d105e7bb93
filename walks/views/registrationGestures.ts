import { page } from 'vitest/browser'
import { click } from '../browser/controls.ts'
import { press, pressOneOf } from '../browser/assertions.ts'

/** Every way to add a certificate ends alike. */
export const endGestures = {
  'outcome.asked': { asked: press('Ask the server') },
  'existing.shown': { shown: press('Show it in the list') },
  'declaration.opened': { opened: press('Declare it') },
  'dialog.dismissed': { dismissed: pressOneOf(['Cancel', 'Later', 'Done']) },
}

/** The certificate that was read is registered, once more where no answer came. */
export const registrationGestures = {
  ...endGestures,
  'registration.confirmed': {
    'as new': press('Register'),
    'as an extension': press('Register', () => click(page.getByText('Extend', { exact: true }))),
  },
  'registration.repeated': { repeated: press('Send again') },
}
