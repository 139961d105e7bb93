import { useForm, valiForm } from '@modular-forms/react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as v from 'valibot'
import { confirmsPassword, passwordMax, passwordPair } from '../../src/domain/password.ts'
import { PasswordPair } from '../../src/passwords/PasswordPair.tsx'
import { afterPress } from '../../src/ui/form/connect/afterPress.ts'
import { FormRoot } from '../../src/ui/form/connect/FormRoot.tsx'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { renderScreen } from './support/renderScreen.tsx'

const schema = v.config(v.pipe(v.object(passwordPair(passwordMax.given)), confirmsPassword()), {
  abortPipeEarly: false,
})
type Values = v.InferInput<typeof schema>

const Choosing = ({ onChosen }: { readonly onChosen: (values: Values) => void }) => {
  const [form] = useForm<Values>({
    initialValues: { new_password: '', confirm_password: '' },
    validate: valiForm(schema),
  })
  return (
    <FormRoot checkOnLeaving={afterPress} of={form} onSubmit={onChosen}>
      <PasswordPair confirmation="confirm_password" maxLength={passwordMax.given} of={form} password="new_password" />
      <button type="submit">Save</button>
    </FormRoot>
  )
}

const password = () => page.getByRole('textbox', { name: 'New password', exact: true })
const confirmation = () => page.getByRole('textbox', { name: 'Confirm new password' })

test('a new password is checked when its field is left, and its confirmation against it [001-5-34 001-5-35]', async () => {
  const onChosen = vi.fn<(values: Values) => void>()
  await renderScreen(<Choosing onChosen={onChosen} />)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Enter a new password')).toBeVisible()
  await expect.element(page.getByText('Enter the new password a second time')).toBeVisible()
  await userEvent.fill(password(), 'abcd@567')
  await userEvent.fill(confirmation(), 'abcd@568')
  await userEvent.tab()
  await expect.element(page.getByText('A password has at least one upper-case letter')).toBeVisible()
  await expect.element(page.getByText('This is not the same as the new password')).toBeVisible()
  await userEvent.fill(password(), 'Abcd@567')
  await userEvent.fill(confirmation(), 'Abcd@567')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => onChosen.mock.calls).toEqual([[{ new_password: 'Abcd@567', confirm_password: 'Abcd@567' }]])
})

test('how strong it is is said while it is typed, and each field can be shown [001-2.6-04]', async () => {
  await renderScreen(<Choosing onChosen={() => undefined} />)
  const live = () => document.querySelector('[aria-live="polite"].password-strength-text')?.textContent
  expect(live()).toBe('')
  await userEvent.type(password(), 'Xm7@qpLz')
  await expect.poll(live).toBe('Password strength: fair')
  await userEvent.type(password(), '4kR!w%')
  await expect.poll(live).toBe('Password strength: strong')
  await expectNoViolations()
  await expect.element(password()).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).first().click()
  await expect.element(password()).toHaveAttribute('type', 'text')
  await expect.element(confirmation()).toHaveAttribute('type', 'password')
  await expect.element(password()).toHaveAttribute('maxlength', '30')
})
