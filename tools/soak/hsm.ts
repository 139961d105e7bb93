import { execFileSync } from 'node:child_process'
import { contract } from '../../src/api/contract/contract.ts'
import { demoSerial, documentsToSign, signingRequest } from '../product/server/hsmVisitor.ts'
import { makeFolder, removeFolder } from '../product/server/runningServer.ts'
import { startProcess } from '../product/server/serverProcess.ts'
import { signInAs } from '../product/server/visitor.ts'

export interface Soaked {
  readonly signed: number
  /** What was not signed, and lines of the server's log that report a bug. */
  readonly failures: readonly string[]
  readonly seconds: number
  /** Resident memory of the server's process, in kB. */
  readonly memoryAtStart: number
  readonly memoryAtEnd: number
  /** Of the server, once it is asked to end. */
  readonly exitCode: number | null
}

/** Documents that a session signs in turns. */
const documents = 20
/** Signatures before memory is first looked at, so that what a server keeps anyway is there. */
const warmUp = 50

const memoryOf = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).trim())

/** Has the signing server sign as often as is said, one document in a call, by sessions that go on side by side. */
export const soakHsm = async (
  environment: Readonly<Record<string, string>>,
  signatures: number,
  sessions: number,
): Promise<Soaked> => {
  const folder = await makeFolder()
  const server = await startProcess({ TOKHAI_DATA: folder, ...environment })
  const failures: string[] = []
  let signed = 0
  let left = 0
  const openSession = async () => {
    const visitor = await signInAs(server.origin, 'admin@tokhai.example')
    const [serial, own] = [await demoSerial(visitor), await documentsToSign(visitor, documents)]
    return async (): Promise<void> => {
      while (left > 0) {
        left -= 1
        const request = await signingRequest(visitor, serial, [own[left % documents]])
        const answer = await visitor.get(contract.hsmIssueXmlList, request).catch((error: unknown) => String(error))
        const isSigned = typeof answer !== 'string' && answer[0]?.signed_xml.includes('</SignatureValue>') === true
        if (isSigned) signed += 1
        else failures.push(typeof answer === 'string' ? answer : (answer[0]?.status ?? 'no document'))
      }
    }
  }
  const all: (() => Promise<void>)[] = []
  for (let at = 0; at < sessions; at += 1) all.push(await openSession())
  const sign = async (count: number): Promise<void> => {
    left = count
    await Promise.all(all.map((one) => one()))
  }
  await sign(warmUp)
  signed = 0
  const memoryAtStart = memoryOf(server.pid)
  const begun = performance.now()
  await sign(signatures)
  const seconds = (performance.now() - begun) / 1000
  const memoryAtEnd = memoryOf(server.pid)
  const exitCode = await server.end('SIGTERM')
  failures.push(...server.lines.filter((line) => line.includes('"request.failed"')))
  await removeFolder(folder)
  return { signed, failures, seconds, memoryAtStart, memoryAtEnd, exitCode }
}
