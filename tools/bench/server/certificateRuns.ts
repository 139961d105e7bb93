import { performance } from 'node:perf_hooks'
import { contract } from '../../../src/api/contract/contract.ts'
import { pitCertificateFiling } from '../../../src/api/contract/pitCertificateFiling.ts'
import { vietnamDay } from '../../../src/domain/dates.ts'
import { makeDemoDevice } from '../../product/server/demoDevice.ts'
import { demoSerial } from '../../product/server/hsmVisitor.ts'
import { makeFolder, removeFolder } from '../../product/server/runningServer.ts'
import { startProcess } from '../../product/server/serverProcess.ts'
import { signInAs } from '../../product/server/visitor.ts'
import { hasSoftHsm } from '../../product/softHsm.ts'
import type { Figure } from '../figure.ts'
import { people, rowsOf } from '../payroll/rows.ts'
import { openDevice } from './deviceSignature.ts'
import { issueByRun, ownSymbol, registerCertificate, secondsOf } from './hsmRuns.ts'

/** A payroll of 5,000 drafted and issued by a run of SoftHSM2, against as many C_Sign of the same device in this process. */
export const certificateRunFigures = async (): Promise<readonly Figure[]> => {
  if (!hasSoftHsm) return []
  const folder = await makeFolder()
  const device = await makeDemoDevice(folder)
  const sign = await openDevice(device)
  const { origin, end } = await startProcess({
    TOKHAI_DATA: folder,
    ...device.environment,
    AUTHORITY_RECEIPT_SECONDS: '86400',
    AUTHORITY_DECISION_SECONDS: '86400',
  })
  const admin = await signInAs(origin, 'admin@tokhai.example')
  const serial = await demoSerial(admin)
  await registerCertificate(folder, serial)
  const pit = await signInAs(origin, 'pit.admin@tokhai.example')
  const inv_date = vietnamDay(new Date())
  const serial_no = await ownSymbol(folder, inv_date.slice(0, 4))
  const body = { payload: JSON.stringify(rowsOf()), inv_date, serial_no, req_send_email: '0' } as const
  const { certificates } = await pit.get(contract.uploadPitCertificatesToIssue, { body })
  const rows = certificates.map(({ sid, version }) => ({ document_id: sid, version }))
  let sent = 0
  const run = await secondsOf(async () => {
    sent = await issueByRun(pit, pitCertificateFiling.runs, serial, rows)
  })
  const begun = performance.now()
  for (let at = 0; at < people; at += 1) sign()
  const bare = (performance.now() - begun) / 1000
  await end('SIGTERM')
  await removeFolder(folder)
  await device.remove()
  return [
    { name: `${people} times C_Sign`, value: bare, unit: 's' },
    { name: `${people} PIT certificates issued by a run`, value: run, unit: 's' },
    { name: 'run / C_Sign', value: run / bare, unit: 'x', aim: 2 },
    { name: 'PIT certificates of the run that were sent', value: sent, unit: '', aim: people, atLeast: true },
  ]
}
