import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { completeValues, FormHarness } from './support/formHarness.tsx'
import { renderScreen } from './support/renderScreen.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })

describe('the printed form [000-2-11]', () => {
  const preview = () => button('Preview')
  const show = () => button('Show the printed form')

  it.each(['draft', 'sent', 'received', 'accepted'])(
    'is offered for what is %s, in the footer and as the last section',
    async (status) => {
      await renderScreen(<FormHarness status={status} values={completeValues} />)
      await userEvent.click(preview())
      await expect.element(page.getByText('printed form', { exact: true })).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await expect.element(preview()).toHaveFocus()
      await userEvent.click(show())
      await expect.element(page.getByText('printed form', { exact: true })).toBeVisible()
    },
  )

  it.each(['rejected', 'refused'])('is not offered for what is %s, nor while it is edited', async (status) => {
    await renderScreen(<FormHarness status={status} values={completeValues} />)
    await expect.element(page.getByText(/^A declaration that was turned down has no printed form/)).toBeVisible()
    expect(preview().elements()).toEqual([])
    await userEvent.click(button('Edit'))
    await expect.element(button('Cancel edit')).toBeVisible()
    expect([...preview().elements(), ...show().elements()]).toEqual([])
  })

  it('comes to a new form with its saving', async () => {
    await renderScreen(<FormHarness />)
    await expect.element(page.getByText('The printed form is there once the declaration is saved.')).toBeVisible()
    expect([...preview().elements(), ...show().elements()]).toEqual([])
  })
})
