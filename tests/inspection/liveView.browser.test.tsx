import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createActor } from 'xstate'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { watchFlows } from '../../development/liveView/flowWatch.ts'
import { LiveView } from '../../development/liveView/LiveView.tsx'
import { addMessages } from '../../development/liveView/messages.ts'
import { activateLocale } from '../../src/i18n/locale.ts'
import { Button } from '../../src/ui/button/Button.tsx'
import { Dialog } from '../../src/ui/overlay/Dialog.tsx'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { draftSaved, holdDocumentForm, submitted } from '../../walks/flows/documentForm.ts'
import { renderUi } from '../support/ui.tsx'
import { kinds } from '../../src/machines/kinds.ts'

const drawer = page.getByRole('complementary')

const open = async (locale: 'en' | 'vi' = 'en', isDialogOpen = true) => {
  await activateLocale(locale)
  await addMessages()
  const watch = watchFlows(() => Date.now())
  const { machine, held } = holdDocumentForm()
  const actor = createActor(machine, {
    input: {
      documentId: null,
      kind: kinds.declaration,
      stage: null,
      editsDrafts: false,
      fillsChange: false,
      version: '',
    },
    inspect: watch.inspect,
  }).start()
  let pressed = 0
  await renderUi(
    <I18nProvider i18n={i18n}>
      <main>
        <h1>Page</h1>
      </main>
      <Dialog
        footer={<Button onPress={() => pressed++}>Send</Button>}
        isOpen={isDialogOpen}
        onOpenChange={() => {}}
        size="full"
        title="Form"
      >
        Fields
      </Dialog>
      <LiveView watch={watch} />
    </I18nProvider>,
    { locale },
  )
  await userEvent.keyboard('{Control>}{Shift>}L{/Shift}{/Control}')
  return { actor, held, pressed: () => pressed }
}
const activeIn = (attribute: 'data-state' | 'data-transition') =>
  [...drawer.element().querySelectorAll(`.active[${attribute}]`)].map((part) => part.getAttribute(attribute))

afterEach(() => page.viewport(1366, 768))

test("the drawer opens over a dialog, and neither takes the other's keys or presses", async () => {
  const { pressed } = await open()
  await expect.element(drawer.getByRole('heading', { name: 'Live view' })).toBeVisible()
  await drawer.getByRole('button', { name: 'Pause' }).click()
  await expect.element(drawer.getByRole('button', { name: 'Pause' })).toHaveAttribute('aria-pressed', 'true')
  await expect.element(drawer.getByRole('button', { name: 'Pause' })).toHaveFocus()
  await page.getByRole('button', { name: 'Send' }).click()
  expect(pressed()).toBe(1)
  await userEvent.keyboard('{Control>}{Shift>}L{/Shift}{/Control}')
  await expect.element(drawer.getByRole('heading', { name: 'Live view' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('dialog', { name: 'Form' })).toBeVisible()
})

test.each([
  [1366, 768],
  [390, 844],
])('at %i by %i it covers nothing of a dialog', async (width, height) => {
  await page.viewport(width, height)
  await open()
  await expect.element(drawer.getByRole('heading', { name: 'Live view' })).toBeVisible()
  const [over, dialog] = [
    drawer.element().firstElementChild?.getBoundingClientRect(),
    page.getByRole('dialog').element().getBoundingClientRect(),
  ]
  expect(dialog.right <= (over?.left ?? 0) || dialog.bottom <= (over?.top ?? 0)).toBe(true)
})

test('the chart shows where the flow is and which transition led there, as it goes on', async () => {
  const { actor, held } = await open()
  await expect.poll(() => activeIn('data-state')).toEqual(['creating'])
  actor.send({ type: 'draft.submitted', values: submitted })
  await expect.poll(() => activeIn('data-state')).toEqual(['savingDraft'])
  expect(activeIn('data-transition')).toEqual(['documentForm.creating: draft.submitted -> savingDraft'])
  await held.saveDraft.settle(draftSaved)
  await expect
    .element(drawer.getByRole('button', { name: /Document form finished Closed/ }))
    .toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => activeIn('data-state')).toEqual(['closed'])
})

test('a child flow takes the view over until another one is pressed', async () => {
  const { actor } = await open()
  actor.send({ type: 'generate.submitted', values: submitted, hasChanges: false })
  const [form, submission] = [
    drawer.getByRole('button', { name: /^Document form/ }),
    drawer.getByRole('button', { name: /^Document submit/ }),
  ]
  await expect.element(submission).toHaveAttribute('aria-pressed', 'true')
  await form.click()
  await expect.element(form).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => activeIn('data-state')).toEqual(['submitting'])
  await form.click()
  await expect.element(submission).toHaveAttribute('aria-pressed', 'true')
})

test('the log shows types of what a declaration says, can be emptied, and nothing leaves the page', async () => {
  performance.clearResourceTimings()
  const { actor } = await open()
  actor.send({ type: 'draft.submitted', values: submitted })
  const log = drawer.getByRole('list', { name: 'Events, the latest first' })
  await expect.element(log.getByText('draft.submitted')).toBeVisible()
  await expect.element(log.getByText('{"values":"sealed"}')).toBeVisible()
  await drawer.getByRole('button', { name: 'Clear' }).click()
  await expect.element(log.getByText('draft.submitted')).not.toBeInTheDocument()
  const sent = performance.getEntriesByType('resource').filter((entry) => entry instanceof PerformanceResourceTiming)
  expect(
    sent
      .filter(({ initiatorType }) => ['beacon', 'fetch', 'xmlhttprequest'].includes(initiatorType))
      .map(({ name }) => name),
  ).toEqual([])
})

test("words and labels of the chart are those of the page's language, and everybody can use it", async () => {
  await open('vi', false)
  await expect.element(drawer.getByRole('heading', { name: 'Theo dõi trực tiếp' })).toBeVisible()
  await expect
    .poll(() => drawer.element().querySelector('.statechart')?.getAttribute('aria-label'))
    .toBe('Biểu mẫu chứng từ')
  await expectNoViolations()
})

test("states are called as the page's language calls them, beside their names in the chart", async () => {
  const { actor } = await open('vi', false)
  actor.send({ type: 'draft.submitted', values: submitted })
  await expect.element(drawer.getByRole('button', { name: /^Biểu mẫu chứng từ đang chạy Đang lưu nháp/ })).toBeVisible()
  await expect.element(drawer.getByText('→ Đang lưu nháp (savingDraft)')).toBeVisible()
})

test.each([
  ['ArrowLeft', 1366, 768],
  ['ArrowUp', 390, 844],
])('its edge is moved by %s and by pointer, and the page stays beside it', async (larger, width, height) => {
  await page.viewport(width, height)
  await open()
  const edge = drawer.getByRole('separator', { name: 'Size of the live view' })
  await expect.element(edge).toBeVisible()
  const share = () => Number(edge.element().getAttribute('aria-valuenow'))
  const before = share()
  edge.element().focus()
  await userEvent.keyboard(`{${larger}}`)
  await expect.poll(share).toBe(before + 5)
  await userEvent.keyboard('{End}')
  const [over, dialog] = [
    drawer.element().firstElementChild?.getBoundingClientRect(),
    page.getByRole('dialog').element().getBoundingClientRect(),
  ]
  expect(dialog.right <= (over?.left ?? 0) || dialog.bottom <= (over?.top ?? 0)).toBe(true)
  await userEvent.keyboard('{Home}')
  await expect.poll(share).toBe(25)
  document.body.style.removeProperty('--live-view-share')
})
