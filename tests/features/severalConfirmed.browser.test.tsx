import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ConfirmationPanel } from '../../src/signing/remote/ConfirmationPanel.tsx'
import { request } from '../../walks/flows/remoteSigning.ts'
import { renderScreen } from './support/renderScreen.tsx'

it('the confirmation of five documents speaks of them all, and of none as the one', async () => {
  const several = { ...request, reqKeys: ['1', '2', '3', '4', '5'] }
  await renderScreen(<ConfirmationPanel certificate={null} onCancel={() => {}} request={several} />)
  await expect.element(page.getByText('5 documents')).toBeVisible()
  await expect.element(page.getByText(/^If you stop signing/)).toBeVisible()
  expect(document.body.textContent).not.toContain('this document')
})
