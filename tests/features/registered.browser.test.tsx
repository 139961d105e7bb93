import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerOf } from '../../src/features/declarations/kind/readDeclaration.ts'
import { FiledDeclarations } from '../../src/features/declarations/kind/FiledDeclarations.tsx'
import { RegisteredPanel } from '../../src/documents/submit/panels/RegisteredPanel.tsx'
import { renderScreen } from './support/renderScreen.tsx'

const filed = (status: string, message = '') => ({
  reference: 'TK-1',
  answer: answerOf({ noti_cd_tax: status, noti_nm_tax: message }, null),
})

it.each([
  ['sent', 'The declaration is sent', 'success'],
  ['received', 'The declaration is sent', 'success'],
  ['accepted', 'The tax authority has accepted this declaration', 'success'],
  ['rejected', 'The tax authority has rejected this declaration', 'danger'],
  ['lapsed', 'This declaration has lapsed: nobody confirmed it in time', 'danger'],
  ['refused', 'The tax authority has refused this declaration', 'danger'],
])('a registered declaration that is %s is named and reported as such [000-2-23]', async (status, title, tone) => {
  const onOpen = vi.fn<() => void>()
  await renderScreen(
    <FiledDeclarations>
      <RegisteredPanel
        filed={filed(status, 'Sai mã số thuế')}
        notice={null}
        onClose={() => {}}
        onOpen={onOpen}
        processingTime={{ receipt_seconds: 4, decision_seconds: 12 }}
      />
    </FiledDeclarations>,
  )
  const heading = page.getByRole('heading', { name: title })
  await expect.element(heading).toBeVisible()
  expect(heading.element().closest('[data-tone]')?.getAttribute('data-tone')).toBe(tone)
  await expect.element(page.getByText('TK-1')).toBeVisible()
  expect(page.getByText('Sai mã số thuế').elements().length).toBe(tone === 'danger' ? 1 : 0)
  await userEvent.click(page.getByRole('button', { name: 'Open the declaration' }))
  expect(onOpen).toHaveBeenCalledOnce()
})

it('a refusal is explained in the language of the user, beside the words of the authority', async () => {
  await renderScreen(
    <FiledDeclarations>
      <RegisteredPanel
        filed={filed('refused', '9101: Hóa đơn có mã')}
        notice={null}
        onClose={() => {}}
        onOpen={() => {}}
        processingTime={null}
      />
    </FiledDeclarations>,
  )
  await expect.element(page.getByText('9101: Hóa đơn có mã')).toHaveAttribute('lang', 'vi')
  await expect.element(page.getByText(/^Invoices with the tax authority's code have to be/)).toBeVisible()
})
