import { demoPassword } from '../../../../server/companies/demo/accounts.ts'
import { signInAs } from '../../../../tools/product/server/visitor.ts'
import type { Driver } from './driver.ts'
import { gesturesOf } from './gestures.ts'

export const twoTabsShop = 'SMX-2TAB'
const shop = { code: twoTabsShop, name: 'Cửa hàng hai thẻ', address: 'Số 2 đường Hai Thẻ, Hà Nội' } as const

/**
 * A shop is filled in for one company in a tab; another tab of the browser becomes another company's, of which the first hears nothing; the
 * shop is saved. The page says so and keeps what was typed; signing in again as the first company saves it there (docs/decisions/0444).
 */
export const walkTwoTabs = async (driver: Driver, origin: string, patience: number): Promise<void> => {
  const { wait, click, see, type, signIn } = gesturesOf(driver, patience)
  const form = { role: 'dialog', name: 'New shop' }
  const field = (name: string) => [form, { role: 'textbox', name }] as const
  const valueOf = (name: string) => driver.valueOf(field(name))
  await signIn(origin, 'admin@tokhai.example')
  await driver.goTo(`${origin}/en/report?settings=shops`)
  await see({ role: 'grid' }, { role: 'checkbox', nth: 1 })
  await click({ role: 'button', name: 'Add' })
  await type(shop.code, ...field('Shop code'))
  await type(shop.name, ...field('Shop name'))
  await type(shop.address, ...field('Address'))

  const [name = '', value = ''] = (await signInAs(origin, 'admin@huongque.example')).cookie().split('=')
  await driver.putCookie(name, value)
  await driver.openTab()
  await driver.goTo(`${origin}/en/report?settings=shops`)
  await see({ role: 'grid' }, { role: 'checkbox', nth: 1 })

  await driver.showTab(0)
  const taken = { role: 'dialog', name: 'Another account is logged in now' }
  // A page that notices that it is shown again asks by itself, and its dialog may take the place of the button within a click.
  const saveUntil = (what: string, isSo: () => Promise<boolean>) =>
    wait(what, async () => {
      if (await isSo()) return true
      await driver.click([form, { role: 'button', name: 'Save' }])
      return false
    })
  await saveUntil('The page says who is here', () => driver.isThere([taken]))
  // Whatever the page asks of the server brings the dialog back.
  await wait('The page keeps what was typed, and says that nothing is saved', async () => {
    if (await driver.click([taken, { role: 'button', name: 'Later' }])) return false
    const typed = [await valueOf('Shop code'), await valueOf('Shop name'), await valueOf('Address')]
    const isKept = [shop.code, shop.name, shop.address].every((value, place) => value === typed[place])
    return isKept && (await driver.isThere([{ text: 'Nothing is saved on this page at the moment' }]))
  })

  await wait('The password is asked for', async () => {
    if (await driver.isThere([taken])) return true
    await driver.click([{ role: 'button', name: 'Log in again now' }])
    return false
  })
  await type(demoPassword, taken, { autocomplete: 'current-password' })
  await click(taken, { role: 'button', name: 'Log in again' })
  await saveUntil('The form closes', async () => !(await driver.isThere([form])))
}
