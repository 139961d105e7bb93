import type { Locator } from 'playwright-core'
import { demoHsm } from '../../../server/hsm/demo/account.ts'
import { fewAppearances, type Scene, type Stage } from '../scene.ts'
import { account } from './list.ts'

const dialog = ({ page, translate }: Stage): Locator =>
  page.getByRole('dialog', { name: translate('Add digital signature') })

const stands = (stage: Stage, title: string): Promise<void> =>
  dialog(stage)
    .getByRole('heading', { name: stage.translate(title) })
    .waitFor()

const press = (stage: Stage, name: string): Promise<void> =>
  dialog(stage)
    .getByRole('button', { name: stage.translate(name), exact: true })
    .click()

const field = (stage: Stage, label: string): Locator =>
  dialog(stage).getByLabel(new RegExp(`^${stage.translate(label)}`))

const toAccount = async (stage: Stage): Promise<void> => {
  const { page, origin, locale, translate } = stage
  await page.goto(`${origin}/${locale}/sale/e-invoice?settings=digital-signatures`)
  const add = page.getByRole('button', { name: new RegExp(`^${translate('Add')}`) }).last()
  await add.click()
  await stands(stage, 'What do you want to add?')
  await dialog(stage).getByText('HSM', { exact: true }).click()
  await press(stage, 'Go on')
  await stands(stage, 'Connect to the HSM')
}

const connect = async (stage: Stage, password: string): Promise<void> => {
  await toAccount(stage)
  await dialog(stage).getByRole('combobox').selectOption('VNPT SmartCA')
  await dialog(stage).locator('[name=hsm-user]').fill(demoHsm.userName)
  await dialog(stage).locator('[name=hsm-password]').fill(password)
  await press(stage, 'Connect')
}

const toCertificates = async (stage: Stage): Promise<void> => {
  await connect(stage, demoHsm.password)
  await stands(stage, 'Choose the certificate to register')
}

const toPin = async (stage: Stage): Promise<void> => {
  await toCertificates(stage)
  await press(stage, 'Select')
  await stands(stage, 'Enter the PIN of the certificate')
}

const toCode = async (stage: Stage): Promise<void> => {
  await toPin(stage)
  await field(stage, 'PIN').fill(demoHsm.pin)
  await dialog(stage).getByText(stage.translate('One-time code (2FA)')).click()
  await dialog(stage).getByRole('img').waitFor()
}

const scene = (name: string, play: Scene['play']): Scene => ({ name, account, appearances: fewAppearances, play })

/** A certificate of an HSM on its way into the company's list. */
export const hsmRegistrationScenes: readonly Scene[] = [
  scene('hsm-account', toAccount),
  scene('hsm-account-missing', async (stage) => {
    await toAccount(stage)
    await press(stage, 'Connect')
    await dialog(stage).getByText(stage.translate('User is required')).waitFor()
  }),
  scene('hsm-certificates', toCertificates),
  scene('hsm-pin', toPin),
  scene('hsm-second-factor', toCode),
  // The right PIN for the QR code takes back what wrong ones before have counted.
  scene('hsm-pin-wrong', async (stage) => {
    await toCode(stage)
    await field(stage, 'PIN').fill('00000000')
    await dialog(stage).locator('[name=hsm-otp]').fill('000000')
    await press(stage, 'Register')
    await dialog(stage).getByText(stage.translate('The PIN is wrong')).waitFor()
  }),
  scene('hsm-registered', async (stage) => {
    await toPin(stage)
    await field(stage, 'PIN').fill(demoHsm.pin)
    await press(stage, 'Register')
    const { translate } = stage
    const ends = ['The certificate is registered', 'This certificate is registered already'].map(translate)
    await dialog(stage)
      .getByRole('heading', { name: new RegExp(ends.join('|')) })
      .waitFor()
  }),
  // Last, as wrong passwords close the account for a while.
  scene('hsm-account-refused', async (stage) => {
    await connect(stage, 'wrong')
    await dialog(stage).getByText(stage.translate('The signing server does not know this user and password')).waitFor()
  }),
]
