import type { AreaFaults, ServerFault } from '../scenario.ts'
import { fail, refuse } from '../serverFaults.ts'

/** Asks how a key stands, before its PIN. */
const asking = ['hsm.login', 'settings.signatureKeyState'] as const
/** Opens a key with its PIN. */
const opening = ['hsm.issueXmlList', 'settings.changeSignatureStatus', 'settings.updateSignature'] as const

const notSigned = (message: string) => ({ status: 'FAILED', signed_xml: '', message })

/** No document of the call is signed. */
const unsigned = (message: string): ServerFault => ({ kind: 'patch', data: notSigned(message) })

/** The signing server of an HSM (seed 000 §8, 001 §8, 002 §8). */
export const hsm = {
  scenarios: [
    { name: 'hsm.unreachable', targets: asking, fault: refuse(424, 'hsm.unreachable'), rules: [] },
    { name: 'hsm.loginRefused', targets: asking, fault: refuse(422, 'hsm.credentialsInvalid'), rules: ['002-8-05'] },
    { name: 'hsm.loginFailed', targets: asking, fault: fail, rules: ['000-8-08', '001-8-03', '002-8-05'] },
    { name: 'hsm.pinWrong', targets: opening, fault: refuse(422, 'hsm.pinWrong'), rules: [] },
    { name: 'hsm.pinLocked', targets: opening, fault: refuse(423, 'hsm.pinLocked'), rules: [] },
    {
      name: 'hsm.signFailed',
      targets: ['hsm.issueXmlList'],
      fault: unsigned(''),
      rules: ['000-8-07', '002-8-14'],
    },
    {
      name: 'hsm.signFailedWithMessage',
      targets: ['hsm.issueXmlList'],
      fault: unsigned('Khóa đang được bảo trì'),
      rules: ['000-8-07', '002-8-14'],
    },
  ],
  waiting: {},
} as const satisfies AreaFaults
