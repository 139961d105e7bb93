import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Banner } from '../../src/ui/feedback/Banner.tsx'
import { CopyButton } from '../../src/ui/feedback/CopyButton.tsx'
import { Countdown } from '../../src/ui/feedback/Countdown.tsx'
import { EmptyState } from '../../src/ui/feedback/EmptyState.tsx'
import { ErrorState } from '../../src/ui/feedback/ErrorState.tsx'
import { ProgressBar } from '../../src/ui/feedback/ProgressBar.tsx'
import { Skeleton } from '../../src/ui/feedback/Skeleton.tsx'
import { Spinner } from '../../src/ui/feedback/Spinner.tsx'
import { StatusBadge } from '../../src/ui/feedback/StatusBadge.tsx'
import { Stepper } from '../../src/ui/feedback/Stepper.tsx'
import { Timeline } from '../../src/ui/feedback/Timeline.tsx'
import { Toasts } from '../../src/ui/feedback/Toasts.tsx'
import { notify } from '../../src/ui/feedback/toasts.ts'
import { DescriptionList } from '../../src/ui/layout/DescriptionList.tsx'
import { NavTabs } from '../../src/ui/layout/NavTabs.tsx'
import { AppShell, Card, Page } from '../../src/ui/layout/Page.tsx'
import { Stack } from '../../src/ui/layout/Stack.tsx'
import { Tabs } from '../../src/ui/layout/Tabs.tsx'
import { Toolbar } from '../../src/ui/layout/Toolbar.tsx'
import { TopBar } from '../../src/ui/layout/TopBar.tsx'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { renderUi } from '../support/ui.tsx'

test('a status badge with more to say shows it while the keyboard is at its record, and takes no focus itself', async () => {
  await renderUi(
    <ul>
      <li>
        <a href="#draft">one</a> <StatusBadge label="Draft" tone="grey" />
      </li>
      <li>
        <a href="#refused">two</a> <StatusBadge label="Refused" tone="red" tooltip="Code 9992" />
      </li>
    </ul>,
  )
  const tip = page.getByRole('tooltip')
  await userEvent.tab()
  await expect.element(page.getByRole('link', { name: 'one' })).toHaveFocus()
  await expect.element(tip).not.toBeInTheDocument()
  await userEvent.tab()
  await expect.element(page.getByRole('link', { name: 'two' })).toHaveFocus()
  await expect.element(tip).toHaveTextContent('Code 9992')
  await expect.element(page.getByRole('listitem').nth(1)).toMatchTextContent('Refused(Code 9992)')
  await expectNoViolations()
  await userEvent.tab()
  await expect.element(tip).not.toBeInTheDocument()
})

test('a stepper names the state of each step and the current one', async () => {
  await renderUi(
    <Stepper
      isBusy
      label="Progress"
      steps={[
        { id: 'a', label: 'Generate', state: 'done' },
        { id: 'b', label: 'Sign', state: 'current', description: 'Enter the PIN' },
        { id: 'c', label: 'Send', state: 'failed' },
        { id: 'd', label: 'Answer', state: 'waiting' },
      ]}
    />,
  )
  const steps = page.getByRole('list', { name: 'Progress' }).getByRole('listitem')
  await expect.element(steps.nth(0)).toHaveTextContent('Generate (done)')
  await expect.element(steps.nth(1)).toHaveAttribute('aria-current', 'step')
  await expect.element(steps.nth(2)).toHaveTextContent('Send (failed)')
  await expect.element(steps.nth(3)).not.toHaveAttribute('aria-current')
  await expectNoViolations()
})

test('a banner is live only when asked to, and louder for danger', async () => {
  const onDismiss = vi.fn<() => void>()
  const screen = await renderUi(
    <Banner onDismiss={onDismiss} title="Session" tone="info">
      Five minutes left
    </Banner>,
  )
  await expect.element(page.getByRole('status')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  expect(onDismiss).toHaveBeenCalledOnce()
  await screen.rerender(
    <Banner isLive tone="danger">
      Wrong PIN
    </Banner>,
  )
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expectNoViolations()
})

test('a banner keeps its paragraphs and lists apart, and none of them from its title', async () => {
  await renderUi(
    <Banner title="Confirmation" tone="info">
      <p>What happens</p>
      <ol>
        <li>First</li>
      </ol>
      <p>What comes after it</p>
    </Banner>,
  )
  const spaceAbove = (element: Element) => Number.parseFloat(getComputedStyle(element).marginBlockStart)
  await expect.element(page.getByText('What happens')).toSatisfy((element: Element) => spaceAbove(element) === 0)
  await expect.element(page.getByRole('list')).toSatisfy((element: Element) => spaceAbove(element) > 0)
  await expect.element(page.getByText('What comes after it')).toSatisfy((element: Element) => spaceAbove(element) > 0)
})

test('a countdown counts with the clock it is given and ends once', async () => {
  vi.useFakeTimers()
  try {
    const onEnd = vi.fn<() => void>()
    await renderUi(
      <Countdown format={(seconds) => `${seconds} s`} now={Date.now} onEnd={onEnd} until={Date.now() + 2500} />,
    )
    const timer = page.getByRole('timer')
    expect(timer.element().textContent).toBe('3 s')
    await vi.advanceTimersByTimeAsync(1000)
    await expect.poll(() => timer.element().textContent).toBe('2 s')
    await vi.advanceTimersByTimeAsync(5000)
    await expect.poll(() => timer.element().textContent).toBe('0 s')
    expect(onEnd).toHaveBeenCalledOnce()
  } finally {
    vi.useRealTimers()
  }
})

test('a copy button copies and says so, and claims nothing when the browser refuses', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
  await renderUi(<CopyButton text="REQ-1" />)
  await page.getByRole('button', { name: 'Copy' }).click()
  expect(write).toHaveBeenCalledWith('REQ-1')
  await expect.element(page.getByRole('status')).toHaveTextContent('Copied')
  write.mockRejectedValueOnce(new Error('denied'))
  await page.getByRole('button', { name: 'Copied' }).click()
  await expect.element(page.getByRole('button', { name: 'Copy' })).toBeVisible()
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement()
  write.mockRestore()
})

test('an error state keeps its details to be opened and copied', async () => {
  await renderUi(
    <ErrorState details="GET 503" headingLevel={2} title="Not loaded">
      Try again.
    </ErrorState>,
  )
  await expect.element(page.getByRole('heading', { level: 2, name: 'Not loaded' })).toBeVisible()
  await expect.element(page.getByText('GET 503')).not.toBeVisible()
  await page.getByText('Details').click()
  await expect.element(page.getByText('GET 503')).toBeVisible()
  await expectNoViolations()
})

test('an empty state breaks a word that is longer than its place', async () => {
  const title = `Nothing found for ${'x'.repeat(100)}`
  await renderUi(<EmptyState title={title} />)
  expect(page.getByText(title).element().getBoundingClientRect().width).toBeLessThan(440)
})

test('progress, spinner, skeleton, timeline and list of facts have names and structure', async () => {
  await renderUi(
    <Stack>
      <ProgressBar label="Signing" value={40} />
      <ProgressBar label="Waiting" />
      <Spinner label="Loading" />
      <Skeleton lines={3} />
      <Timeline
        items={[
          { id: '1', title: 'Generated', time: '05/03/2026 09:12', dateTime: '2026-03-05T09:12', tone: 'green' },
          { id: '2', title: 'Sent', description: 'To the authority' },
        ]}
        label="History"
      />
      <DescriptionList items={[{ term: 'Serial', detail: '54 01' }]} />
    </Stack>,
  )
  await expect.element(page.getByRole('progressbar', { name: 'Signing' })).toHaveAttribute('aria-valuenow', '40')
  await expect.element(page.getByRole('progressbar', { name: 'Waiting' })).not.toHaveAttribute('aria-valuenow')
  expect(page.getByRole('list', { name: 'History' }).getByRole('listitem').elements()).toHaveLength(2)
  await expect.element(page.getByRole('definition')).toHaveTextContent('54 01')
  await expectNoViolations()
})

test.each([
  ['one line', 1440, 'Saved'],
  ['several lines', 1440, 'The draft is saved, and the tax authority does not have it yet. '.repeat(6).trim()],
  ['several lines on a phone', 390, 'The draft is saved, and the tax authority does not have it yet.'],
])('a toast of %s stands at top centre', async (_, width, text) => {
  onTestFinished(() => page.viewport(1366, 768))
  onTestFinished(notify.dismiss)
  await page.viewport(width, 844)
  await renderUi(<Toasts />)
  notify.success(text)
  const shown = page.getByRole('status').getByText(text, { exact: true })
  await expect.element(shown).toBeVisible()
  const { left, right, top } = shown.element().closest('.ui-toast')?.getBoundingClientRect() ?? new DOMRect(-1)
  expect((left + right) / 2).toBeCloseTo(width / 2, 0)
  expect(right - left).toBeLessThanOrEqual(480)
  expect(left).toBeGreaterThanOrEqual(16)
  expect(top).toBeLessThan(20)
})

test('a page stands in its shell with one main part, one heading and named navigation', async () => {
  const onSelect = vi.fn<(id: string) => void>()
  await renderUi(
    <AppShell
      bar={
        <TopBar
          brand="Brand"
          navigation={
            <NavTabs
              items={[
                { href: '/a', label: 'Records', isCurrent: true },
                { href: '/b', label: 'Reports', isCurrent: false },
              ]}
              label="Main"
            />
          }
        />
      }
    >
      <Page title="Records">
        <Toolbar label="List tools" start={<p>Search</p>} />
        <Card title="Summary">
          <Tabs
            items={[
              { id: 'a', label: 'General' },
              { id: 'b', label: 'Keys' },
            ]}
            label="Parts"
            onSelect={onSelect}
            selectedId="a"
          >
            <p>General facts</p>
          </Tabs>
        </Card>
      </Page>
    </AppShell>,
  )
  await expect.element(page.getByRole('link', { name: 'Records' })).toHaveAttribute('aria-current', 'page')
  await expect.element(page.getByRole('tabpanel', { name: 'General' })).toHaveTextContent('General facts')
  await page.getByRole('tab', { name: 'Keys' }).click()
  expect(onSelect).toHaveBeenLastCalledWith('b')
  await expectNoViolations(document.documentElement)
})
