import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fail } from '../../src/domain/result.ts'
import { completeValues, FormHarness } from './support/formHarness.tsx'
import { renderScreen } from './support/renderScreen.tsx'

const nothing = (): void => undefined

it('a form that cannot be saved says so in view, however far down it is [000-8-06]', async () => {
  const failed = fail({ code: 'connection.lost' as const })
  await renderScreen(<FormHarness onEnd={nothing} onGenerate={nothing} onSave={() => failed} values={completeValues} />)
  page
    .getByRole('button', { name: /^Add row/ })
    .element()
    .scrollIntoView()
  await userEvent.click(page.getByRole('button', { name: /^Save as draft/ }))
  await expect.element(page.getByRole('alert')).toBeInViewport()
})
