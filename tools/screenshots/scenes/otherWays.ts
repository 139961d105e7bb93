import { fewAppearances, type Scene, type Stage } from '../scene.ts'
import { answerAs, refused } from './answers.ts'
import { account, selectDraft } from './list.ts'

const serial = '5401EC88D20A'

const registered = (certificate_type: '2' | '4') => ({
  digital_signatures: ['A', 'B'].map((last, at) => ({
    id: `c-${at}`,
    reg_id: '',
    org_nm: 'CN=VNPT SmartCA,O=VNPT,C=VN',
    serial_no: `${serial.slice(0, -1)}${last}`,
    from_date: '2026-01-01T00:00:00',
    to_date: '2028-12-31T23:59:59',
    status: '1',
    certificate_type,
    form_tp: '1',
    user_nm: 'saomaixanh',
  })),
  pagination: { page_number: 0, page_size: 100, total_elements: 2, total_pages: 1 },
})

const submission = ({ page, translate }: Stage) => page.getByRole('dialog', { name: translate('Send the declaration') })

const press = (stage: Stage, name: string): Promise<void> =>
  submission(stage)
    .getByRole('button', { name: stage.translate(name), exact: true })
    .click()
const stands = (stage: Stage, title: string): Promise<void> =>
  submission(stage)
    .getByRole('heading', { name: stage.translate(title) })
    .waitFor()

/** The newest draft on its way, by the only way to sign that the company has. */
const send = async (stage: Stage, type: '2' | '4'): Promise<void> => {
  const { page, translate } = stage
  await answerAs(page, 'GET', '/settings/digital-signatures?*', registered(type))
  await answerAs(page, 'GET', '/settings/digital-signatures/check-skip', { skip: true, type, types: [type] })
  await selectDraft(stage)
  await page.getByRole('button', { name: translate('Send'), exact: true }).click()
}

const ask = async (stage: Stage, state: string): Promise<void> => {
  const request = { request_id: '01936f4e-8a10-7000-8000-00000000ca11', control_code: '4071' }
  const expires_at = new Date(Date.now() + 7 * 3_600_000 + 170_000).toISOString().slice(0, 19)
  await answerAs(stage.page, 'POST', '/remote-signing/requests', { ...request, expires_at })
  await answerAs(stage.page, 'POST', '/remote-signing/requests/check', { state, signed_xml: null })
  await answerAs(stage.page, 'POST', '/remote-signing/requests/cancel', {})
  await send(stage, '4')
  await stands(stage, 'Choose an eSign certificate')
  await submission(stage).getByRole('radio').first().check()
  await press(stage, 'Confirm')
}

const choose = async (stage: Stage, login: unknown): Promise<void> => {
  await answerAs(stage.page, 'POST', '/hsm/login', login)
  await send(stage, '2')
  await stands(stage, 'Choose a certificate of the HSM')
  await submission(stage).getByRole('radio').first().check()
  await press(stage, 'Confirm')
}
const openKey = { kept_yn: 'Y', attempts_left: 3, pin_locked: false, otp_yn: 'Y' }

const sign = async (stage: Stage, refusal: unknown, ends: string): Promise<void> => {
  await answerAs(stage.page, 'POST', '/hsm/issue-xml-list', refusal)
  await choose(stage, { ...openKey, otp_yn: 'N' })
  await submission(stage).getByLabel(/PIN/).fill('00000000')
  await press(stage, 'Sign')
  await submission(stage).getByText(stage.translate(ends)).first().waitFor()
}

const scene = (name: string, play: Scene['play']): Scene => ({ name, account, appearances: fewAppearances, play })

/** A declaration that is signed by an HSM or by a remote signature, as far as each state lets it. */
export const otherWayScenes: readonly Scene[] = [
  scene('hsmsign-certificates', async (stage) => {
    await send(stage, '2')
    await stands(stage, 'Choose a certificate of the HSM')
  }),
  scene('hsmsign-pin', async (stage) => {
    await choose(stage, openKey)
    await stands(stage, 'Enter the PIN of the certificate')
  }),
  scene('hsmsign-account', async (stage) => {
    await choose(stage, { ...openKey, kept_yn: 'N' })
    await stands(stage, 'Connect to the HSM')
  }),
  scene('hsmsign-pin-wrong', (stage) => sign(stage, refused('hsm.pinWrong', { attempts_left: 2 }), 'The PIN is wrong')),
  scene('hsmsign-locked', (stage) => sign(stage, refused('hsm.pinLocked'), 'The PIN is locked')),
  scene('hsmsign-other-tax-code', (stage) =>
    sign(stage, refused('hsm.otherTaxCode'), 'The certificate belongs to another company'),
  ),
  scene('hsmsign-not-signed', (stage) =>
    sign(
      stage,
      [{ status: 'NG', signed_xml: '', req_key: '', message: 'Khóa đang được bảo trì' }],
      'Khóa đang được bảo trì',
    ),
  ),
  scene('esign-certificates', async (stage) => {
    await send(stage, '4')
    await stands(stage, 'Choose an eSign certificate')
  }),
  scene('esign-waiting', async (stage) => {
    await ask(stage, 'pending')
    await stands(stage, 'Confirm on your phone')
  }),
  scene('esign-refused', async (stage) => {
    await ask(stage, 'refused')
    await stands(stage, 'The signature was refused on the phone')
  }),
  scene('esign-expired', async (stage) => {
    await ask(stage, 'expired')
    await stands(stage, 'Nobody confirmed in time')
  }),
]
