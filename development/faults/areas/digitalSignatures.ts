import type { AreaFaults } from '../scenario.ts'
import { fail, refuse, refuseByMessage } from '../serverFaults.ts'

const registering = ['settings.registerSignature'] as const
const changing = ['settings.changeSignatureStatus'] as const
const updating = ['settings.updateSignature'] as const
const connecting = ['settings.connectSigningServer'] as const
const synchronising = ['settings.syncSignatures'] as const

/** Digital signatures (seed 000 §8, 001 §8). */
export const digitalSignatures = {
  scenarios: [
    { name: 'signatures.listFailed', targets: ['settings.digitalSignatures'], fault: fail, rules: [] },
    { name: 'signature.registerFailed', targets: registering, fault: fail, rules: [] },
    {
      name: 'signature.otherTaxCode',
      targets: registering,
      fault: refuse(422, 'certificate.otherTaxCode'),
      rules: ['001-8-01'],
    },
    { name: 'signature.exists', targets: registering, fault: refuse(409, 'certificate.exists'), rules: [] },
    { name: 'signature.statusFailed', targets: changing, fault: fail, rules: [] },
    {
      name: 'signature.statusRefusedWithMessage',
      targets: changing,
      fault: refuseByMessage('Chứng thư số đang được đối soát'),
      rules: ['001-8-05'],
    },
    { name: 'signature.detailFailed', targets: ['settings.signatureDetail'], fault: fail, rules: [] },
    { name: 'signature.updateFailed', targets: updating, fault: fail, rules: [] },
    { name: 'signature.answerLost', targets: updating, fault: { kind: 'drop', when: 'after' }, rules: [] },
    { name: 'signature.changed', targets: updating, fault: refuse(409, 'certificate.changed'), rules: [] },
    {
      name: 'signature.loginRefused',
      targets: connecting,
      fault: refuse(422, 'hsm.credentialsInvalid'),
      rules: ['000-8-12', '001-8-04'],
    },
    { name: 'signature.loginFailed', targets: connecting, fault: fail, rules: ['000-8-12', '001-8-04'] },
    {
      name: 'signature.notConnected',
      targets: synchronising,
      fault: refuse(409, 'certificate.notConnected'),
      rules: [],
    },
    { name: 'signature.syncFailed', targets: synchronising, fault: fail, rules: [] },
  ],
  waiting: {},
} as const satisfies AreaFaults
