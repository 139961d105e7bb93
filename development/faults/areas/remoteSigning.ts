import type { AreaFaults } from '../scenario.ts'
import { refuse } from '../serverFaults.ts'

const [request, check] = [['remoteSigning.request'] as const, ['remoteSigning.check'] as const]

/** Remote signatures: what their provider and the phone of the holder come to (docs/decisions/0350). */
export const remoteSigning = {
  scenarios: [
    {
      name: 'remoteSigning.notConfigured',
      targets: request,
      fault: refuse(422, 'remoteSigning.notConfigured'),
      rules: [],
    },
    { name: 'remoteSigning.unreachable', targets: request, fault: refuse(424, 'remoteSigning.unreachable'), rules: [] },
    { name: 'remoteSigning.slow', targets: request, fault: { kind: 'delay', milliseconds: 3000 }, rules: [] },
    { name: 'remoteSigning.answerLost', targets: request, fault: { kind: 'drop', when: 'after' }, rules: [] },
    {
      name: 'remoteSigning.wrongCertificate',
      targets: request,
      fault: refuse(422, 'remoteSigning.certificateAbsent'),
      rules: [],
    },
    {
      name: 'remoteSigning.refused',
      targets: check,
      fault: { kind: 'patch', data: { state: 'refused', signed_xml: null } },
      rules: [],
    },
    {
      name: 'remoteSigning.expired',
      targets: check,
      fault: { kind: 'patch', data: { state: 'expired', signed_xml: null } },
      rules: [],
    },
    {
      name: 'remoteSigning.wrongSignature',
      targets: check,
      fault: refuse(424, 'remoteSigning.signatureUnusable'),
      rules: [],
    },
    {
      name: 'remoteSigning.lastUnsigned',
      targets: check,
      fault: { kind: 'patchLast', part: 'others', data: { signed_xml: null } },
      rules: [],
    },
  ],
  waiting: {},
} as const satisfies AreaFaults
