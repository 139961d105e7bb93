import { getInitialSnapshot, type AnyStateMachine } from 'xstate'
import { expect, it } from 'vitest'
import { documentsSubmit } from '../../src/machines/documentsSubmit/documentsSubmit.ts'
import { certificateRegistration } from '../../src/machines/certificateRegistration/certificateRegistration.ts'
import { documentSubmit } from '../../src/machines/documentSubmit/documentSubmit.ts'
import { excelUpload } from '../../src/machines/excelUpload/excelUpload.ts'
import { hsmRegistration } from '../../src/machines/hsmRegistration/hsmRegistration.ts'
import { hsmSigning } from '../../src/machines/hsmSigning/hsmSigning.ts'
import { recordForm } from '../../src/machines/recordForm/recordForm.ts'
import { remoteRegistration } from '../../src/machines/remoteRegistration/remoteRegistration.ts'
import { session } from '../../src/machines/session/session.ts'
import { templateStatus } from '../../src/machines/templateStatus/templateStatus.ts'
import { tokenRegistration } from '../../src/machines/tokenRegistration/tokenRegistration.ts'
import { userCredentials } from '../../src/machines/userCredentials/userCredentials.ts'
import { kinds } from '../../src/machines/kinds.ts'

/** A flow, what it is given, and all that it remembers at its start beside that. */
type Beginning = readonly [name: string, machine: AnyStateMachine, input: object, remembered: object]

const company = { companyTaxCode: '0199999984' }
const documents = { reqKey: 'k-1', others: [], sellerTaxCode: '0199999984' }

const beginnings: readonly Beginning[] = [
  [
    'documentsSubmit',
    documentsSubmit,
    { kind: kinds.declaration, documentIds: ['d-7'] },
    {
      option: null,
      way: null,
      items: [],
      current: null,
      batch: [],
      failure: null,
      lost: 0,
      isStopping: false,
      result: 'closed',
    },
  ],
  [
    'certificateRegistration',
    certificateRegistration,
    company,
    { way: null, failure: null, result: 'givenUp', certificateId: null, serialNumber: null },
  ],
  [
    'documentSubmit',
    documentSubmit,
    { kind: kinds.declaration, start: { from: 'list', documentId: 'd-7', signed: null } },
    { values: null, option: null, way: null, work: null, document: null, failure: null, result: 'cancelled' },
  ],
  [
    'excelUpload',
    excelUpload,
    { mode: 'all' },
    {
      mode: 'all',
      source: null,
      arrangement: null,
      unreadable: null,
      counts: { valid: 0 },
      summary: null,
      failure: null,
    },
  ],
  [
    'hsmRegistration',
    hsmRegistration,
    company,
    {
      account: null,
      certificates: [],
      certificate: null,
      qr: null,
      asksCode: false,
      attemptsLeft: null,
      failure: null,
      certificateId: null,
      result: 'givenUp',
    },
  ],
  [
    'hsmSigning',
    hsmSigning,
    documents,
    { certificates: [], certificate: null, isAccountTyped: false, failure: null, unsigned: [], result: 'givenUp' },
  ],
  [
    'recordForm',
    recordForm,
    { recordId: null, version: '', opensIn: 'edit' },
    { opensIn: 'edit', mode: 'create', another: false, failure: null, result: 'closed' },
  ],
  [
    'remoteRegistration',
    remoteRegistration,
    company,
    {
      userName: '',
      certificates: [],
      certificate: null,
      formType: '1',
      failure: null,
      certificateId: null,
      result: 'givenUp',
    },
  ],
  ['session', session, { hostname: 'localhost' }, { user: null, callbackPath: null, failure: null }],
  ['templateStatus', templateStatus, { saved: null }, { chosen: '0', values: null }],
  [
    'tokenRegistration',
    tokenRegistration,
    company,
    { token: null, formType: '1', failure: null, certificateId: null, result: 'givenUp' },
  ],
  ['userCredentials', userCredentials, { isNew: true }, { failure: null }],
]

it.each(beginnings)(
  '%s begins without a failure, and with nothing of an earlier run',
  (_, machine, input, remembered) => {
    expect(getInitialSnapshot(machine.provide({}), input).context).toMatchObject(remembered)
  },
)
