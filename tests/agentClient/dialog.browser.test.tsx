import { i18n } from '@lingui/core'
import { beforeAll, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { heardAgentVersion } from '../../src/api/agent/version.ts'
import { FiledDeclarations } from '../../src/features/declarations/kind/FiledDeclarations.tsx'
import { SubmitDialog } from '../../src/documents/submit/SubmitDialog.tsx'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { documentSubmitOutcomes } from '../../walks/flows/documentSubmit.ts'
import { startSubmit } from '../journeys/support/startSubmit.ts'
import { signingFails } from '../../walks/flows/tokenSigning.ts'
import { Frame } from '../../walks/browser/Frame.tsx'

beforeAll(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
})

const open = async (isWorkKept = true) => {
  const submission = startSubmit()
  await render(
    <Frame>
      <FiledDeclarations>
        <SubmitDialog
          actor={submission.actor}
          isWorkKept={isWorkKept}
          processingTime={{ receipt_seconds: 300, decision_seconds: 86_400 }}
        />
      </FiledDeclarations>
    </Frame>,
  )
  return submission
}

const heading = (name: string) => page.getByRole('heading', { name, level: 3 })
const button = (name: string) => page.getByRole('button', { name, exact: true })

/** Whether the browser would ask before the page is left. */
const asksBeforeLeaving = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

describe('the dialog of a submission', () => {
  test('announces each step in one live part and gives the focus to the main button', async () => {
    const { take, decideOnToken, generate, signing } = await open()
    await take(decideOnToken, generate)
    await signing.askPermission.settle({ answers: 'granted' })
    await expect.element(heading('Reading the token')).toBeVisible()
    const live = document.querySelector('[aria-live=polite]:has(h3)')
    await signing.readToken.settle(signingFails['token.absent'])
    await expect.element(heading('No token is plugged in')).toBeVisible()
    expect(document.querySelector('[aria-live=polite]:has(h3)')).toBe(live)
    expect(live?.textContent).toBe('No token is plugged in')
    await expect.element(button('Try again')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(heading('Looking for the signing application')).toBeVisible()
    expect(document.activeElement?.closest('[role=dialog]')).not.toBeNull()
  })

  test('says that the signing application is too old, while it signs and where it has stopped', async () => {
    const note = page.getByText(/^The signing application on this computer is version 0\.0\.9/)
    const { take, decideOnToken, generate, signing } = await open()
    await take(decideOnToken, generate)
    await signing.askPermission.settle({ answers: 'granted' })
    await expect.element(heading('Reading the token')).toBeVisible()
    await expect.element(note).not.toBeInTheDocument()
    heardAgentVersion.hear('0.0.9')
    await expect.element(note).toBeVisible()
    await signing.readToken.settle(signingFails['token.absent'])
    await expect.element(heading('No token is plugged in')).toBeVisible()
    await expect.element(note).toBeVisible()
    await expectNoViolations()
    heardAgentVersion.hear(null)
    await expect.element(note).not.toBeInTheDocument()
  })

  test('Escape stops a signature, and does nothing while the registration is under way', async () => {
    const { actor, take, decideOnToken, generate, sign, loseRegistration } = await open()
    await take(decideOnToken, generate, sign)
    await expect.element(heading('Registering the signed declaration')).toBeVisible()
    await expect.element(button('Close')).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    expect(actor.getSnapshot().value).toBe('registering')
    await loseRegistration()
    await expect.element(button('Ask the server')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(actor.getSnapshot().value).toBe('postponed')
  })

  test('Escape gives up signing', async () => {
    const { actor, take, decideOnToken, generate } = await open()
    await take(decideOnToken, generate)
    await expect.element(heading('Looking for the signing application')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    expect(actor.getSnapshot().value).toBe('cancelled')
  })

  test('asks before the page is left from signing on until the registration is known', async () => {
    const { take, decideOnToken, generate, sign, register } = await open()
    expect(asksBeforeLeaving()).toBe(false)
    await take(decideOnToken, generate)
    await expect.element(heading('Looking for the signing application')).toBeVisible()
    expect(asksBeforeLeaving()).toBe(true)
    await take(sign, register)
    await expect.element(heading('The declaration is sent')).toBeVisible()
    expect(asksBeforeLeaving()).toBe(false)
    await expect.element(page.getByText('usually within 5 minutes')).toBeVisible()
    await expect.element(page.getByText('usually within 1 day')).toBeVisible()
  })

  test('says that a reload would lose the work', async () => {
    await open(false)
    await expect.element(page.getByText(/^This browser cannot keep the work over a reload/)).toBeVisible()
  })

  test('lists refused fields by the names they have in the form', async () => {
    const { held, decideOnToken } = await open()
    await decideOnToken()
    await held.generateXml.settle({
      answers: {
        ok: false,
        failure: {
          code: 'server.refused',
          status: 422,
          reason: 'fields.exceedXml',
          message: '',
          fields: [{ field: 'rppr_nm', message: 'too_long_for_xml:50' }],
        },
      },
    })
    const problem = page.getByRole('list', { name: 'Fields to correct' }).getByRole('listitem')
    await expect.element(problem.getByText('Full name')).toBeVisible()
    await expect.element(problem.getByText(/takes at most 50 characters/)).toBeVisible()
    await expect.element(button('Correct')).toHaveFocus()
  })

  test('has a reason under every type that cannot be chosen, and asks for a choice [000-2-24 000-5-11]', async () => {
    const { held } = await open()
    await held.readOption.settle({ answers: { ok: true, value: { decided: null, available: ['4', '2'] } } })
    await expect
      .element(page.getByRole('radio', { name: 'eSign' }))
      .toHaveAccessibleDescription(/once you confirm it on your phone/)
    await expect
      .element(page.getByRole('radio', { name: 'HSM' }))
      .toHaveAccessibleDescription(/with a key that it keeps; you enter its PIN/)
    await expect.element(page.getByRole('radio', { name: 'USB token' })).toBeDisabled()
    await expect
      .element(page.getByRole('radio', { name: 'USB token' }))
      .toHaveAccessibleDescription(/No certificate of this type is in use/)
    await button('Go on').click()
    await expect.element(page.getByText('Please select digital signature type.')).toBeVisible()
  })

  test('gives details to copy: code, request key and time', async () => {
    const { take, decideOnToken, generate, sign, held } = await open()
    await take(decideOnToken, generate, sign)
    await held.sendSigned.settle(documentSubmitOutcomes.sendSigned['server.failed'])
    await page.getByText('Details to copy').click()
    await expect
      .element(
        page.getByText(
          /code: server\.failed\s+status: \d+\s+req_key: \S+\s+time: \d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+07:00/,
        ),
      )
      .toBeVisible()
    await expectNoViolations()
  })
})
