import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { notesIn } from '../../../tools/statecharts/page/logic/notes.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { onChartsPage } from '../support/chartsPage.ts'

const charts = onChartsPage()

const button = (name: string | RegExp) => charts.panel.getByRole('button', { name })
const active = (state: string) => charts.page.locator(`.chart-window .active[data-state="${state}"]`)

/** What the browser saves when a button is pressed. */
const saved = async (name: string): Promise<{ readonly name: string; readonly text: string }> => {
  const [download] = await Promise.all([charts.page.waitForEvent('download'), button(name).click()])
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') }
}
const chooseFile = async (label: string, name: string, text: string) => {
  const file = join(charts.folder, name)
  writeFileSync(file, text)
  await charts.panel.getByLabel(label).setInputFiles(file)
}

const simulated = async () => {
  await charts.openDrawing('#lang=en&flow=tokenSigning', {
    browser: { permissions: ['clipboard-read', 'clipboard-write'] },
  })
  await charts.chooseMode('Simulator')
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
    await charts.panel.getByText('The link is copied.').waitFor()
    const link = await charts.page.evaluate(() => navigator.clipboard.readText())
    await charts.page.context().close()
    await charts.openDrawing(new URL(link).hash)
    await active('tokenRemoved').waitFor()
    expect(await charts.panel.getByText('What has happened').locator('..').getByRole('listitem').count()).toBe(2)
  })

  it('of a link is left where the chart does not follow it any more', async () => {
    await charts.openDrawing(
      `#${new URLSearchParams([
        ['lang', 'en'],
        ['flow', 'tokenSigning'],
        ['start', 'an XML to sign'],
        ['do', 'askPermission: granted'],
        ['do', 'readToken: swallowed'],
        ['do', 'dialog.dismissed: dismissed'],
      ])}`,
    )
    await charts.panel.getByText('after 1 step “readToken: swallowed” cannot happen any more').waitFor()
    await active('readingToken').waitFor()
  })

  it('is kept as a path and opened from it, in another flow and another language', async () => {
    await simulated()
    const { name, text } = await saved('Save as path')
    expect(name).toMatch(/^tokenSigning-[0-9a-f]{8}\.paths\.txt$/)
    expect(text).toContain('  2. ')
    await charts.page.goto('about:blank')
    await charts.page.context().close()
    await charts.openDrawing('#lang=vi&flow=session')
    await charts.chooseMode('Chạy thử')
    await chooseFile('Mở đường đi', 'other.txt', 'nothing')
    await charts.panel.getByText('Tệp này không có đường đi.').waitFor()
    await chooseFile('Mở đường đi', name, text)
    await active('tokenRemoved').waitFor()
  })
})

const write = async (text: string) => {
  await charts.panel.getByRole('textbox', { name: 'Note' }).fill(text)
}

describe('a note of an analyst', () => {
  it('is kept in the browser, and marked in the drawing and in the list of states', async () => {
    await charts.openDrawing('#lang=en&flow=tokenSigning&part=tokenRemoved')
    await write('Which token?')
    await charts.page.reload()
    await charts.drawing.waitFor()
    expect(await charts.panel.getByRole('textbox', { name: 'Note' }).inputValue()).toBe('Which token?')
    await charts.page.locator('.chart-window [data-state="tokenRemoved"] .badge', { hasText: '✎' }).waitFor()
    await charts.page.locator('.outline').getByRole('img', { name: 'has a note' }).waitFor()
    await charts.chooseMode('Notes')
    await button('Token removed').click()
    await charts.panel.getByRole('heading', { name: 'Token removed' }).waitFor()
    await write('')
    await charts.page.locator('.chart-window .badge').waitFor({ state: 'detached' })
  })

  it.each([
    ['Export as JSON', 'notes.json'],
    ['Export as CSV', 'notes.csv'],
  ])('goes on as a file and comes back: %s', async (command, file) => {
    await charts.openDrawing('#lang=en&flow=tokenSigning&part=tokenRemoved')
    await write('Which "token", of two?\nAsk VNPT.')
    await charts.chooseMode('Notes')
    const { name, text } = await saved(command)
    expect(name).toBe(file)
    expect(notesIn(text)).toMatchObject([
      { chart: 'tokenSigning', state: 'tokenRemoved', text: 'Which "token", of two?\nAsk VNPT.' },
    ])
    expect(notesIn(text)?.[0]?.revision).toMatch(/^[0-9a-f]{12}$/)
    await charts.openDrawing('#lang=en&flow=session')
    await charts.chooseMode('Notes')
    await chooseFile('Import', name, text)
    await charts.panel.getByText('1 note taken in').waitFor()
    await charts.panel.getByText('Ask VNPT.').waitFor()
    await expectAccessible(charts.page)
  })

  it('about a state that is gone is shown as orphaned and exported until it is deleted', async () => {
    await charts.openDrawing('#lang=en&flow=session')
    await charts.chooseMode('Notes')
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
    const orphans = charts.panel.locator('section', { hasText: 'Orphaned notes' })
    await orphans.getByText('session: dozing').waitFor()
    await charts.panel.getByText('The chart has changed since this was written.').waitFor()
    expect(notesIn((await saved('Export as JSON')).text)?.map(({ state }) => state)).toEqual(['dozing', 'signedOut'])
    await orphans.getByRole('button', { name: 'Delete' }).click()
    await orphans.waitFor({ state: 'detached' })
    await chooseFile('Import', 'other.csv', 'a,b\r\n1,2\r\n')
    await charts.panel.getByText('This file holds no notes.').waitFor()
  })
})
