import { contract } from '../../../src/api/contract/contract.ts'
import { makeDemoDevice } from '../../product/server/demoDevice.ts'
import { demoSerial, documentsToSign, signingRequest } from '../../product/server/hsmVisitor.ts'
import { makeFolder, removeFolder } from '../../product/server/runningServer.ts'
import { startProcess } from '../../product/server/serverProcess.ts'
import { signInAs, type Visitor } from '../../product/server/visitor.ts'
import { hasSoftHsm } from '../../product/softHsm.ts'
import type { Figure } from '../figure.ts'
import { openDevice } from './deviceSignature.ts'
import { summarise, timed } from './timing.ts'

const rounds = 60
const longRounds = 10
const most = 50

/** Milliseconds of one call with these documents; what the page does before it, encrypting, is not the server's. */
const signingTime = async (visitor: Visitor, serial: string, documents: readonly unknown[]): Promise<number> => {
  const request = await signingRequest(visitor, serial, documents)
  return timed(() => visitor.get(contract.hsmIssueXmlList, request))
}

interface Place {
  readonly name: string
  readonly environment: Readonly<Record<string, string>>
}

/** Signing at one server against C_Sign alone, in turns. */
const measure = async ({ name, environment }: Place, sign: () => void): Promise<readonly Figure[]> => {
  const folder = await makeFolder()
  const server = await startProcess({ TOKHAI_DATA: folder, ...environment })
  const visitor = await signInAs(server.origin, 'admin@tokhai.example')
  const [serial, documents] = [await demoSerial(visitor), await documentsToSign(visitor, most)]
  const bareTime = (count: number) =>
    timed(() => {
      for (let at = 0; at < count; at += 1) sign()
    })
  const times: Record<'bare' | 'one' | 'empty' | 'bareMany' | 'many', number[]> = {
    bare: [],
    one: [],
    empty: [],
    bareMany: [],
    many: [],
  }
  await signingTime(visitor, serial, documents)
  for (let round = 0; round < rounds; round += 1) {
    times.bare.push(await bareTime(1))
    times.one.push(await signingTime(visitor, serial, documents.slice(0, 1)))
    times.empty.push(await timed(() => visitor.get(contract.session)))
  }
  for (let round = 0; round < longRounds; round += 1) {
    times.bareMany.push(await bareTime(most))
    times.many.push(await signingTime(visitor, serial, documents))
  }
  await server.end('SIGTERM')
  await removeFolder(folder)
  const p50 = (of: keyof typeof times): number => summarise(times[of]).p50
  return [
    { name: `${name}: C_Sign alone p50`, value: p50('bare'), unit: 'ms' },
    { name: `${name}: a call that signs nothing p50`, value: p50('empty'), unit: 'ms' },
    { name: `${name}: one document in a call p50`, value: p50('one'), unit: 'ms' },
    { name: `${name}: one document / C_Sign`, value: p50('one') / p50('bare'), unit: 'x', aim: 4 },
    { name: `${name}: ${most} times C_Sign p50`, value: p50('bareMany'), unit: 'ms' },
    { name: `${name}: ${most} documents in a call p50`, value: p50('many'), unit: 'ms' },
    { name: `${name}: ${most} documents / ${most} C_Sign`, value: p50('many') / p50('bareMany'), unit: 'x', aim: 1.5 },
  ]
}

/** Signing by the signing server over HTTP, its keys in the database and in SoftHSM2, against C_Sign of SoftHSM2 in the same run. */
export const hsmFigures = async (): Promise<readonly Figure[]> => {
  if (!hasSoftHsm) return []
  const device = await makeDemoDevice()
  try {
    const sign = await openDevice(device)
    return [
      ...(await measure({ name: 'HSM, embedded', environment: {} }, sign)),
      ...(await measure({ name: 'HSM, SoftHSM2', environment: device.environment }, sign)),
    ]
  } finally {
    await device.remove()
  }
}
