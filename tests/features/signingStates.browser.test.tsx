import { createActor } from 'xstate'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SigningPanel } from '../../src/signing/token/SigningPanel.tsx'
import { activateLocale } from '../../src/i18n/locale.ts'
import { tokenSigning } from '../../src/machines/tokenSigning/tokenSigning.ts'
import type { AttemptFailure } from '../../src/machines/tokenSigning/setup.ts'
import { work } from '../../walks/flows/tokenSigning.ts'
import { Frame } from '../../walks/browser/Frame.tsx'

beforeAll(() => activateLocale('en'))

const show = async (value: 'pinLocked' | 'pinWrong' | 'blockedByBrowser', failure: AttemptFailure | null) => {
  const context = { ...work, token: null, failure, result: 'givenUp' } as const
  const actor = createActor(tokenSigning, { input: work, snapshot: tokenSigning.resolveState({ value, context }) })
  actor.start()
  onTestFinished(() => {
    actor.stop()
  })
  await render(<SigningPanel actor={actor} />, { wrapper: Frame })
}

it('shows the state that signing has stopped in, whatever the last outcome was [000-4-13]', async () => {
  await show('pinLocked', { code: 'pin.wrong', attemptsLeft: 2 })
  await expect.element(page.getByRole('heading', { name: 'The token is locked' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Use another token' })).toBeVisible()
  await expect.element(page.getByText('2 attempts left')).not.toBeInTheDocument()
})

it('takes from the outcome what it holds beside its code', async () => {
  await show('pinWrong', { code: 'pin.wrong', attemptsLeft: 2 })
  await expect.element(page.getByText('2 attempts left')).toBeVisible()
})

it('names the cause of a browser that refuses without asking, where there is no outcome [000-8-03]', async () => {
  await show('blockedByBrowser', null)
  await expect.element(page.getByRole('heading', { name: 'The browser blocks the signing application' })).toBeVisible()
  await expect.element(page.getByText(/^code: agent\.blocked/)).toBeInTheDocument()
})
