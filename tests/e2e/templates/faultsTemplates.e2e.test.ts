import { msg } from '@lingui/core/macro'
import type { Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { inTab } from '../support/fixtures.ts'
import { switchAllOff, switchOn } from '../support/faults.ts'
import { expectTexts, textsOf } from '../support/languages.ts'

const fixture = inTab({ hasFaults: true })
afterEach(() => switchAllOff(fixture.product))

const openTemplates = (page: Page) => page.goto(`${fixture.product.origin}/en/report?settings=e-invoice-templates`)
const row = (page: Page, serial: string) => page.getByRole('row', { name: new RegExp(serial) })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const save = (page: Page) => page.getByRole('button', { name: /^Save/ }).click()

const openForm = async (page: Page): Promise<void> => {
  await openTemplates(page)
  await row(page, 'TXK').getByRole('rowheader').dblclick()
  await field(page, 'Start number').waitFor()
}

describe('the list of templates', () => {
  it('templates.listFailed: says so, and reads again', async () => {
    const { page, product } = fixture
    await switchOn(product, 'templates.listFailed')
    await openTemplates(page)
    await expectTexts(page, textsOf(msg`An error occurred. Please try again later.`))
    await switchAllOff(product)
    await page.getByRole('button', { name: 'Try again' }).click()
    await row(page, 'TXK').waitFor()
  })

  it('templates.deleteFailed, templates.notNew: nothing is deleted [001-8-09]', async () => {
    const { page, product } = fixture
    await openTemplates(page)
    await row(page, 'TXK').getByRole('checkbox').click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    const asked = page.getByRole('alertdialog')
    await switchOn(product, 'templates.deleteFailed')
    await asked.getByRole('button', { name: 'Delete', exact: true }).click()
    await expectTexts(page, textsOf(msg`An error occurred. Please try again later.`))
    await switchOn(product, 'templates.notNew')
    await asked.getByRole('button', { name: 'Delete', exact: true }).click()
    await expectTexts(page, textsOf(msg`Some of these templates are in use or stopped`))
    await asked.getByRole('button', { name: 'Cancel' }).click()
    await asked.waitFor({ state: 'detached' })
    await row(page, 'TXK').waitFor()
  })
})

describe('the form of a template', () => {
  it('template.detailFailed, template.posFailed: says so, and is read again', async () => {
    const { page, product } = fixture
    await openTemplates(page)
    await switchOn(product, 'template.detailFailed')
    await row(page, 'TXK').getByRole('rowheader').dblclick()
    await expectTexts(page, textsOf(msg`An error occurred. Please try again later.`))
    await switchOn(product, 'template.posFailed')
    await page.getByRole('button', { name: 'Try again' }).click()
    await field(page, 'Start number').waitFor()
    await expectTexts(page, textsOf(msg`The POS could not be read`))
    await switchAllOff(product)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page
      .getByRole('checkbox', { name: /^001 – / })
      .first()
      .waitFor()
  })

  it('template.saveFailed, template.saveRefusedWithMessage, template.posMissing, template.logoMissing, template.serialTaken, template.answerLost: keeps what was typed, and is saved in the end [001-8-09]', async () => {
    const { page, product } = fixture
    await openForm(page)
    await field(page, 'Start number').fill('77')
    const failures = [
      ['template.saveFailed', textsOf(msg`An error occurred. Please try again later.`)],
      ['template.saveRefusedWithMessage', () => ['Cơ quan thuế chưa chấp nhận tờ khai']],
      ['template.posMissing', textsOf(msg`POS ID is required`)],
      ['template.logoMissing', textsOf(msg`Logo required`)],
      [
        'template.serialTaken',
        textsOf(
          msg`Another template has this serial number, which counts once a year: choose other characters or another start date`,
        ),
      ],
      ['template.answerLost', textsOf(msg`The server cannot be reached`)],
    ] as const
    for (const [name, texts] of failures) {
      await switchOn(product, name)
      await save(page)
      await expectTexts(page, texts)
      expect(await field(page, 'Start number').inputValue()).toBe('77')
    }
    await switchAllOff(product)
    await save(page)
    await page.getByText('Template has been updated').waitFor()
  })

  it("template.changed: says that a colleague's change stays, and opens it [001-8-09]", async () => {
    const { page, product } = fixture
    await openForm(page)
    await switchOn(product, 'template.changed')
    await field(page, 'Start number').fill('88')
    await save(page)
    const asked = page.getByRole('alertdialog', { name: 'This record was changed after you opened it' })
    await asked.getByRole('button', { name: 'Open it as it is now' }).click()
    await asked.waitFor({ state: 'detached' })
    await expect.poll(() => field(page, 'Start number').inputValue()).not.toBe('88')
  })
})
