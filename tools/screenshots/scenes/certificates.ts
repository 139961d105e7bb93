import type { Locator } from 'playwright-core'
import type { CertificateRecord } from '../../../src/domain/certificate.ts'
import { fewAppearances, type Scene, type Stage } from '../scene.ts'
import { answerAs, refused } from './answers.ts'
import { interfere, type Interference } from './interference.ts'
import { account } from './list.ts'

const path = '/settings/digital-signatures'

const vietnamDay = (daysFromNow: number): string =>
  `${new Date(Date.now() + daysFromNow * 86_400_000).toISOString().slice(0, 10)}T17:00:00`

const certificate = (changes: Partial<CertificateRecord>): CertificateRecord => ({
  id: 'c-1',
  reg_id: '',
  org_nm: 'CN=VNPT Certification Authority,O=VNPT Group,C=VN',
  serial_no: '5404FFFEA0C1B2D3E4F5061728394A5B',
  from_date: '2024-02-01T08:00:00',
  to_date: '2027-02-01T08:00:00',
  status: '1',
  certificate_type: '1',
  form_tp: '1',
  user_nm: null,
  ...changes,
})

const inHsm = certificate({
  id: 'c-2',
  org_nm: 'VNPT SmartCA',
  serial_no: '5401A0B1C2D3E4F5',
  certificate_type: '2',
  user_nm: 'saomaixanh',
})
const some = [
  certificate({ to_date: vietnamDay(5) }),
  inHsm,
  certificate({ id: 'c-3', serial_no: '5401EC88D20A', certificate_type: '4', status: '2', user_nm: 'saomai.esign' }),
  certificate({ id: 'c-4', serial_no: '5401EC88D20B', status: '3', form_tp: '3', to_date: vietnamDay(-40) }),
]
const openKey = { kept_yn: 'Y', attempts_left: 2, pin_locked: false, otp_yn: 'Y' }

const openPanel = async (stage: Stage, records: readonly CertificateRecord[] = some): Promise<void> => {
  const { page, origin, locale } = stage
  const pagination = { page_number: 0, page_size: 10, total_elements: records.length, total_pages: 1 }
  await answerAs(page, 'GET', `${path}?*`, { digital_signatures: records, pagination })
  for (const record of records) await answerAs(page, 'GET', `${path}/${record.id}`, { ...record, version: 'v1' })
  await page.goto(`${origin}/${locale}/sale/e-invoice?settings=digital-signatures`)
}

const button = ({ page, translate }: Stage, name: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${translate(name)}`) }).last()
const text = ({ page, translate }: Stage, words: string): Promise<void> =>
  page.getByText(translate(words)).first().waitFor()
const row = ({ page }: Stage, serial: string): Locator => page.getByRole('row', { name: new RegExp(serial) })

const adding = ({ page, translate }: Stage): Locator =>
  page.getByRole('dialog', { name: translate('Add digital signature') })

const addToken = async (stage: Stage, interference: Interference, ends: string): Promise<void> => {
  await interfere(stage.page, stage, interference)
  await openPanel(stage)
  await button(stage, 'Add').click()
  await adding(stage).getByText('USB token', { exact: true }).click()
  await button(stage, 'Go on').click()
  await adding(stage)
    .getByRole('heading', { name: stage.translate(ends) })
    .waitFor()
}

const openChange = async (stage: Stage, key: unknown): Promise<void> => {
  await answerAs(stage.page, 'POST', `${path}/c-2/key-state`, key)
  await openPanel(stage)
  await row(stage, inHsm.serial_no).getByRole('checkbox').click()
  await button(stage, 'Change status').click()
}

const toConnect = async (stage: Stage): Promise<void> => {
  await openPanel(stage)
  await button(stage, 'Connect to the signing server').click()
  await stage.page.getByRole('dialog', { name: stage.translate('Connect to the signing server') }).waitFor()
}

const scene = (name: string, play: Scene['play']): Scene => ({ name, account, appearances: fewAppearances, play })

/** The company's certificates in the settings, and the dialogs over them. */
export const certificateScenes: readonly Scene[] = [
  scene('certificates-list', async (stage) => {
    await openPanel(stage)
    await row(stage, inHsm.serial_no).waitFor()
  }),
  scene('certificates-empty', async (stage) => {
    await openPanel(stage, [])
    await text(stage, 'Request the signing application')
  }),
  scene('certificates-application', async (stage) => {
    await openPanel(stage)
    await button(stage, 'Download the signing application').click()
    await stage.page.getByRole('dialog').getByRole('link').first().waitFor()
  }),
  scene('certificates-type', async (stage) => {
    await openPanel(stage)
    await button(stage, 'Add').click()
    await button(stage, 'Go on').click()
    await text(stage, 'Please select digital signature type.')
  }),
  scene('certificates-token', (stage) => addToken(stage, {}, 'Is this the certificate to register?')),
  scene('certificates-token-agent', (stage) =>
    addToken(stage, { agent: 'lost' }, 'The signing application is not installed or not running'),
  ),
  scene('certificates-token-wrong', (stage) =>
    addToken(stage, { token: { dn_mst: '0312345678' } }, 'Token information does not match with company information'),
  ),
  scene('certificates-token-exists', async (stage) => {
    await answerAs(stage.page, 'POST', path, refused('certificate.exists'))
    await addToken(stage, {}, 'Is this the certificate to register?')
    await button(stage, 'Register').click()
    await text(stage, 'The same token exists')
  }),
  scene('certificates-token-unknown', async (stage) => {
    await stage.page.route(`**/api/wtx/ca/v1${path}`, (route) => route.abort('connectionreset'))
    await addToken(stage, {}, 'Is this the certificate to register?')
    await stage.page.route(`**/api/wtx/ca/v1${path}?*`, (route) => route.abort('connectionreset'))
    await button(stage, 'Register').click()
    await text(stage, 'It is not known whether the certificate was registered')
  }),
  scene('certificates-status', async (stage) => {
    await openChange(stage, openKey)
    await stage.page.getByLabel(/PIN/).first().waitFor()
  }),
  scene('certificates-status-away', async (stage) => {
    await openChange(stage, refused('hsm.unreachable'))
    await text(stage, 'The signing server cannot be reached')
  }),
  scene('certificates-status-locked', async (stage) => {
    await openChange(stage, { ...openKey, pin_locked: true, attempts_left: 0 })
    await text(stage, 'The PIN is locked')
  }),
  scene('certificates-update', async (stage) => {
    await answerAs(stage.page, 'POST', `${path}/c-2/key-state`, openKey)
    await openPanel(stage)
    await row(stage, inHsm.serial_no).getByRole('rowheader').dblclick()
    await stage.page.getByLabel(/PIN/).first().waitFor()
  }),
  scene('certificates-login', toConnect),
  scene('certificates-login-refused', async (stage) => {
    await answerAs(stage.page, 'POST', `${path}/login`, refused('hsm.credentialsInvalid'))
    await toConnect(stage)
    const dialog = stage.page.getByRole('dialog', { name: stage.translate('Connect to the signing server') })
    await dialog.locator('input').first().fill('saomaixanh')
    await dialog.locator('input[type=password]').first().fill('wrong')
    await dialog.locator('button[type=submit]').click()
    await text(stage, 'The signing server does not know this user and password')
  }),
  scene('certificates-sync-failed', async (stage) => {
    await answerAs(stage.page, 'POST', `${path}/sync`, refused('hsm.unreachable'))
    await openPanel(stage)
    await button(stage, 'Sync').click()
    await text(stage, 'The signing server cannot be reached')
  }),
  scene('certificates-sync-some', async (stage) => {
    await answerAs(stage.page, 'POST', `${path}/sync`, { changed: 1, failed: 2 })
    await openPanel(stage)
    await button(stage, 'Sync').click()
    await text(stage, 'Some certificates could not be read anew')
  }),
]
