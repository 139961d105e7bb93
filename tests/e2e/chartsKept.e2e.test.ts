import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { notesIn } from '../../tools/statecharts/page/logic/notes.ts'
import { expectAccessible } from './support/accessibility.ts'
import { chooseMode, drawingOf, makeChartsPage, panelOf, type ChartsPage } from './support/chartsPage.ts'
import { inBrowser } from './support/desk.ts'

const desk = inBrowser()
let charts: ChartsPage
let page: Page
let said: readonly string[]

beforeAll(async () => {
  charts = await makeChartsPage()
})
afterAll(() => charts.remove())
afterEach(async () => {
  expect(said).toEqual([])
  await page.context().close()
})

const open = async (hash: string) => {
  const opened = await charts.open(desk.browser, hash, { permissions: ['clipboard-read', 'clipboard-write'] })
  page = opened.page
  said = opened.complaints.said
  await drawingOf(page).waitFor()
}
const button = (name: string | RegExp) => panelOf(page).getByRole('button', { name })
const active = (state: string) => page.locator(`.chart-window .active[data-state="${state}"]`)

/** What the browser saves when a button is pressed. */
const saved = async (name: string): Promise<{ readonly name: string; readonly text: string }> => {
  const [download] = await Promise.all([page.waitForEvent('download'), button(name).click()])
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') }
}
const chooseFile = async (label: string, name: string, text: string) => {
  const file = join(charts.folder, name)
  writeFileSync(file, text)
  await panelOf(page).getByLabel(label).setInputFiles(file)
}

const simulated = async () => {
  await open('#lang=en&flow=tokenSigning')
  await chooseMode(page, 'Simulator')
  await button(/: granted$/).click()
  await button(/: token removed$/)
    .first()
    .click()
  await active('tokenRemoved').waitFor()
}

describe('a simulation', () => {
  it('is kept as a link that opens where it stands', async () => {
    await simulated()
    await button('Copy link').click()
    await panelOf(page).getByText('The link is copied.').waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    await page.context().close()
    await open(new URL(link).hash)
    await active('tokenRemoved').waitFor()
    expect(await panelOf(page).getByText('What has happened').locator('..').getByRole('listitem').count()).toBe(2)
  })

  it('of a link is left where the chart does not follow it any more', async () => {
    await open(
      `#${new URLSearchParams([
        ['lang', 'en'],
        ['flow', 'tokenSigning'],
        ['start', 'an XML to sign'],
        ['do', 'askPermission: granted'],
        ['do', 'readToken: swallowed'],
        ['do', 'dialog.dismissed: dismissed'],
      ])}`,
    )
    await panelOf(page).getByText('after 1 step “readToken: swallowed” cannot happen any more').waitFor()
    await active('readingToken').waitFor()
  })

  it('is kept as a path and opened from it, in another flow and another language', async () => {
    await simulated()
    const { name, text } = await saved('Save as path')
    expect(name).toMatch(/^tokenSigning-[0-9a-f]{8}\.paths\.txt$/)
    expect(text).toContain('  2. ')
    await page.goto('about:blank')
    await page.context().close()
    await open('#lang=vi&flow=session')
    await chooseMode(page, 'Chạy thử')
    await chooseFile('Mở đường đi', 'other.txt', 'nothing')
    await panelOf(page).getByText('Tệp này không có đường đi.').waitFor()
    await chooseFile('Mở đường đi', name, text)
    await active('tokenRemoved').waitFor()
  })
})

const write = async (text: string) => {
  await panelOf(page).getByRole('textbox', { name: 'Note' }).fill(text)
}

describe('a note of an analyst', () => {
  it('is kept in the browser, and marked in the drawing and in the list of states', async () => {
    await open('#lang=en&flow=tokenSigning&part=tokenRemoved')
    await write('Which token?')
    await page.reload()
    await drawingOf(page).waitFor()
    expect(await panelOf(page).getByRole('textbox', { name: 'Note' }).inputValue()).toBe('Which token?')
    await page.locator('.chart-window [data-state="tokenRemoved"] .badge', { hasText: '✎' }).waitFor()
    await page.locator('.outline').getByRole('img', { name: 'has a note' }).waitFor()
    await chooseMode(page, 'Notes')
    await button('Token removed').click()
    await panelOf(page).getByRole('heading', { name: 'Token removed' }).waitFor()
    await write('')
    await page.locator('.chart-window .badge').waitFor({ state: 'detached' })
  })

  it.each([
    ['Export as JSON', 'notes.json'],
    ['Export as CSV', 'notes.csv'],
  ])('goes on as a file and comes back: %s', async (command, file) => {
    await open('#lang=en&flow=tokenSigning&part=tokenRemoved')
    await write('Which "token", of two?\nAsk VNPT.')
    await chooseMode(page, 'Notes')
    const { name, text } = await saved(command)
    expect(name).toBe(file)
    expect(notesIn(text)).toMatchObject([
      { chart: 'tokenSigning', state: 'tokenRemoved', text: 'Which "token", of two?\nAsk VNPT.' },
    ])
    expect(notesIn(text)?.[0]?.revision).toMatch(/^[0-9a-f]{12}$/)
    await page.context().close()
    await open('#lang=en&flow=session')
    await chooseMode(page, 'Notes')
    await chooseFile('Import', name, text)
    await panelOf(page).getByText('1 note taken in').waitFor()
    await panelOf(page).getByText('Ask VNPT.').waitFor()
    await expectAccessible(page)
  })

  it('about a state that is gone is shown as orphaned and exported until it is deleted', async () => {
    await open('#lang=en&flow=session')
    await chooseMode(page, 'Notes')
    const note = { chart: 'session', revision: 'a1', written: '2026-11-22T08:00:00.000Z', text: 'Why?' }
    await chooseFile(
      'Import',
      'old.json',
      JSON.stringify({
        notes: [
          { ...note, state: 'dozing' },
          { ...note, state: 'signedOut', text: 'Whose?' },
        ],
      }),
    )
    const orphans = panelOf(page).locator('section', { hasText: 'Orphaned notes' })
    await orphans.getByText('session: dozing').waitFor()
    await panelOf(page).getByText('The chart has changed since this was written.').waitFor()
    expect(notesIn((await saved('Export as JSON')).text)?.map(({ state }) => state)).toEqual(['dozing', 'signedOut'])
    await orphans.getByRole('button', { name: 'Delete' }).click()
    await orphans.waitFor({ state: 'detached' })
    await chooseFile('Import', 'other.csv', 'a,b\r\n1,2\r\n')
    await panelOf(page).getByText('This file holds no notes.').waitFor()
  })
})
