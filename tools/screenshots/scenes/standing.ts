import * as v from 'valibot'
import type { Scene, Stage } from '../scene.ts'
import { fewAppearances } from '../scene.ts'
import { openNew, openOne } from './declarations.ts'
import { account } from './list.ts'

const answered = v.looseObject({ data: v.record(v.string(), v.unknown()) })

/** Opens what is in progress as if it stood otherwise: none of the demo data has lapsed, or is near its end. */
async function openAs(stage: Stage, standing: Readonly<Record<string, string>>): Promise<void> {
  await stage.page.route(/\/settings\/declarations\/[0-9a-f-]{36}$/, async (route) => {
    const response = await route.fetch()
    const { data, ...rest } = v.parse(answered, JSON.parse(await response.text()))
    await route.fulfill({ response, json: { ...rest, data: { ...data, ...standing } } })
  })
  await openOne(stage, 'In progress')
}

/** Brings a heading of the form to the top, with what stands below it. */
const showFrom = async ({ page, translate }: Stage, heading: string): Promise<void> =>
  page.getByRole('heading', { name: translate(heading) }).evaluate((element) => element.scrollIntoView())

async function fillChange(stage: Stage): Promise<void> {
  const { page, translate } = stage
  await openNew(stage)
  await page.getByRole('combobox', { name: translate('Declaration type') }).selectOption('2')
  await page.getByRole('button', { name: translate('Undo filling in') }).waitFor()
}

const hour = 3_600_000

/** How a declaration stands with what is in force and with its confirmation. */
export const standingScenes: readonly Scene[] = [
  {
    name: 'standing-lapsed',
    account,
    appearances: fewAppearances,
    play: (stage) =>
      openAs(stage, {
        noti_cd_tax: 'lapsed',
        noti_nm_tax: '9103: Người đại diện theo pháp luật không xác nhận trong 24 giờ',
        confirm_until: '',
      }),
  },
  {
    name: 'standing-urgent',
    account,
    appearances: fewAppearances,
    play: (stage) =>
      openAs(stage, { noti_cd_tax: 'sent', confirm_until: new Date(Date.now() + 2 * hour).toISOString() }),
  },
  { name: 'standing-change-filled', account, appearances: fewAppearances, play: fillChange },
  {
    name: 'standing-change-differences',
    account,
    appearances: fewAppearances,
    play: async (stage) => {
      await fillChange(stage)
      await stage.page
        .getByRole('textbox', { name: stage.translate('Contact person'), exact: true })
        .fill('Lê Thị Minh Châu')
      await showFrom(stage, 'Changes of what is in force')
    },
  },
  {
    name: 'standing-corrected',
    account,
    appearances: fewAppearances,
    play: async (stage) => {
      const { page, translate } = stage
      // The word of a refusal has several translations, that of a rejection one.
      await openOne(stage, 'Rejected')
      await page.getByRole('button', { name: translate('Edit'), exact: true }).click()
      await page.getByRole('textbox', { name: translate('Contact person'), exact: true }).fill('Lê Thị Minh Châu')
      await showFrom(stage, 'Changes since it was sent')
    },
  },
]
