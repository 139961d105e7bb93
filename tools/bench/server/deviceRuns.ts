import { vietnamDay } from '../../../src/domain/dates.ts'
import type { IssueRunCalls } from '../../../src/api/contract/documents/issueRuns.ts'
import { makeDemoDevice } from '../../product/server/demoDevice.ts'
import { demoSerial } from '../../product/server/hsmVisitor.ts'
import { makeFolder, removeFolder } from '../../product/server/runningServer.ts'
import { startProcess } from '../../product/server/serverProcess.ts'
import { signInAs, type Visitor } from '../../product/server/visitor.ts'
import { hasSoftHsm } from '../../product/softHsm.ts'
import type { Figure } from '../figure.ts'
import { takenBy } from './bareInsert.ts'
import { openDevice } from './deviceSignature.ts'
import { issueByRun, registerCertificate, secondsOf, type Draft } from './hsmRuns.ts'

interface DeviceRun {
  /** What its documents are called in figures. */
  readonly named: string
  readonly userId: string
  readonly calls: IssueRunCalls
  /** Lets documents of today be issued by the company of this data folder, and drafts them. */
  readonly draft: (visitor: Visitor, folder: string, today: string) => Promise<readonly Draft[]>
}

/** Documents issued by a run of SoftHSM2, against as many C_Sign of the same device in this process. */
export const deviceRunFigures = async ({ named, userId, calls, draft }: DeviceRun): Promise<readonly Figure[]> => {
  if (!hasSoftHsm) return []
  const folder = await makeFolder()
  const device = await makeDemoDevice(folder)
  const sign = await openDevice(device)
  const { origin, pid, end } = await startProcess({
    TOKHAI_DATA: folder,
    ...device.environment,
    AUTHORITY_RECEIPT_SECONDS: '86400',
    AUTHORITY_DECISION_SECONDS: '86400',
  })
  const serial = await demoSerial(await signInAs(origin, 'admin@tokhai.example'))
  await registerCertificate(folder, serial)
  const visitor = await signInAs(origin, userId)
  const rows = await draft(visitor, folder, vietnamDay(new Date()))
  const before = takenBy(pid)
  const { sent, first, all } = await issueByRun(visitor, calls, serial, rows)
  const taken = (takenBy(pid) - before) / 1000
  const bare = await secondsOf(() => {
    for (let at = 0; at < rows.length; at += 1) sign()
    return Promise.resolve()
  })
  await end('SIGTERM')
  await removeFolder(folder)
  await device.remove()
  return [
    { name: `${rows.length} times C_Sign`, value: bare, unit: 's' },
    { name: `${rows.length} ${named} issued by a run`, value: all, unit: 's' },
    { name: 'run / C_Sign', value: all / bare, unit: 'x', aim: 2 },
    { name: 'processor time of the server meanwhile', value: taken, unit: 's' },
    { name: 'first of the run sent after', value: first, unit: 's', aim: 1 },
    { name: `${named} of the run that were sent`, value: sent, unit: '', aim: rows.length, atLeast: true },
  ]
}
