import { contract } from '../../../src/api/contract/contract.ts'
import { declarationIssueRuns } from '../../../src/api/contract/declarationIssueRuns.ts'
import { newBody, registerBody } from '../../product/server/filing.ts'
import { demoSerial, signingRequest } from '../../product/server/hsmVisitor.ts'
import { makeFolder, removeFolder } from '../../product/server/runningServer.ts'
import { startProcess } from '../../product/server/serverProcess.ts'
import { signInAs, type Visitor } from '../../product/server/visitor.ts'
import { declarationSignature } from '../../../src/domain/declaration/layouts/signature.ts'
import { signaturePathOf } from '../../../src/domain/documents/signedLayout.ts'
import type { Figure } from '../figure.ts'
import { issueByRun, registerCertificate, secondsOf, type Draft } from './hsmRuns.ts'

/** Documents of the run. */
const carried = 2_000
/** Documents of the loop, which takes long: both are compared by the time of one. */
const looped = 200
/** Documents that a page signs by one call. */
const signedAtOnce = 50

/** Drafts that are saved at a time. */
const savedAtOnce = 20

const saveDrafts = async (visitor: Visitor, count: number, name: string): Promise<Draft[]> => {
  const body = await newBody(visitor, { decl_type: '2' })
  const save = async (at: number): Promise<Draft> => {
    const saved = await visitor.get(contract.saveDraft, { body: { ...body, contact_per: `${name}${at}` } })
    return { document_id: saved.declaration_id, version: saved.version }
  }
  const drafts: Draft[] = []
  for (let from = 0; from < count; from += savedAtOnce)
    drafts.push(...(await Promise.all(Array.from({ length: savedAtOnce }, (_, index) => save(from + index)))))
  return drafts
}

/** What a page does with each document: reads, generates, signs with others, registers, by a call each. */
const loop = async (visitor: Visitor, serial: string, drafts: readonly Draft[]): Promise<void> => {
  const form = await newBody(visitor)
  const made = []
  for (const { document_id: id } of drafts) {
    const detail = await visitor.get(contract.declarationDetail, { params: { id } })
    const members = Object.keys(form).map((name) => [name, Reflect.get(detail, name)] as const)
    const body = { ...Object.fromEntries(members), declaration_id: id, version: detail.version }
    made.push(await visitor.get(contract.generateXml, { body }))
  }
  for (let from = 0; from < made.length; from += signedAtOnce) {
    const documents = made.slice(from, from + signedAtOnce).map(({ xml_data: xml, sign_id, req_key }) => ({
      xml,
      signature_path: signaturePathOf(declarationSignature),
      sign_id,
      req_key,
    }))
    const signed = await visitor.get(contract.hsmIssueXmlList, await signingRequest(visitor, serial, documents))
    for (const { req_key: reqKey, signed_xml: xml } of signed)
      await visitor.get(contract.registerDeclaration, { body: registerBody(form, reqKey, xml) })
  }
}

/** A run of two thousand documents, against the loop of single calls that a page makes. */
export const issueRunFigures = async (): Promise<readonly Figure[]> => {
  const folder = await makeFolder()
  const { origin, end } = await startProcess({
    TOKHAI_DATA: folder,
    AUTHORITY_RECEIPT_SECONDS: '86400',
    AUTHORITY_DECISION_SECONDS: '86400',
  })
  const admin = await signInAs(origin, 'admin@tokhai.example')
  const serial = await demoSerial(admin)
  await registerCertificate(folder, serial)
  const [ofLoop, ofRun] = [await saveDrafts(admin, looped, 'L'), await saveDrafts(admin, carried, 'R')]
  const byLoop = looped / (await secondsOf(() => loop(admin, serial, ofLoop)))
  const { sent, all } = await issueByRun(admin, declarationIssueRuns.eInvoice, serial, ofRun)
  const byRun = carried / all
  await end('SIGTERM')
  await removeFolder(folder)
  return [
    { name: `declarations a second, a page's loop`, value: byLoop, unit: '' },
    { name: `declarations a second, a run of ${carried}`, value: byRun, unit: '' },
    { name: 'run / loop', value: byRun / byLoop, unit: 'x', aim: 1, atLeast: true },
    { name: 'declarations of the run that were sent', value: sent, unit: '', aim: carried, atLeast: true },
  ]
}
