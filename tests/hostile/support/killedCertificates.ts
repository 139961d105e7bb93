import { demoCompany } from '../../../server/companies/demo/company.ts'
import type { ServerProcess } from '../../../tools/product/server/serverProcess.ts'
import { type certificateSteps } from '../../server/support/pitCertificates.ts'
import { putTemplateInUse } from '../../server/support/templatesInUse.ts'
import type { KillableServer } from './killable.ts'

/** Puts a template in use that nothing is issued under; answers its symbol. */
export const ownSymbol = async ({ location }: KillableServer): Promise<string> => {
  const serial_no = 'CT26ZK'
  await putTemplateInUse(location, { smbl_type: 'CT', serial_no, start_date: '2026-07-01', end_date: '2026-12-31' })
  return serial_no
}

/** Certificates of a symbol by their numbers, each with how often it is signed, sent, and at the authority. */
export const certificatesKept = ({ inStore }: KillableServer, symbol: string) =>
  inStore(async ({ db }) => {
    const found = await db
      .selectFrom('pit_certificates')
      .leftJoin('signed_documents', (join) =>
        join
          .onRef('signed_documents.company_id', '=', 'pit_certificates.company_id')
          .onRef('signed_documents.document_id', '=', 'pit_certificates.id'),
      )
      .leftJoin('transmission_rows', 'transmission_rows.signed_id', 'signed_documents.id')
      .leftJoin('transmissions', 'transmissions.id', 'transmission_rows.transmission_id')
      .leftJoin('simulator_messages', 'simulator_messages.mtdiep', 'transmissions.mtdiep')
      .where('pit_certificates.company_id', '=', demoCompany.id)
      .where('pit_certificates.serial_no', '=', symbol)
      .groupBy(['pit_certificates.company_id', 'pit_certificates.id'])
      .orderBy('pit_certificates.number')
      .select((each) => [
        'pit_certificates.id',
        'pit_certificates.content_hash as version',
        'pit_certificates.etax_status as status',
        'pit_certificates.number',
        each.fn.count<number>('signed_documents.id').as('signed'),
        each.fn.count<number>('transmissions.mtdiep').as('sent'),
        each.fn.count<number>('simulator_messages.mtdiep').as('arrived'),
      ])
      .execute()
    return found
  })

type Steps = ReturnType<typeof certificateSteps>
export type IssueBody = Awaited<ReturnType<Steps['signed']>>

const people = 4
const each = 2
/** How many are issued where the server lives on. */
export const mostIssued = people * each

/** What comes of a request, or null where its server died before it answered. */
export const answered = <Value>(asked: Promise<Value>): Promise<Value | null> =>
  asked.catch((error: unknown) => {
    if (error instanceof TypeError) return null
    throw error
  })

/** People issue certificates at once until the server has answered so often and is killed; gives what was signed. */
export const issueUntilKilled = async (server: ServerProcess, steps: Steps, serial_no: string, answers: number) => {
  const bodies: IssueBody[] = []
  const enough = Promise.withResolvers<null>()
  let count = 0
  let finished = 0
  const noted = <Value>(answer: Value): Value => {
    count += 1
    if (count >= answers) enough.resolve(null)
    return answer
  }
  const issueOne = async (): Promise<void> => {
    const made = noted(await answered(steps.generated({ serial_no })))
    if (made === null) return
    const body = await steps.signed(made)
    bodies.push(body)
    const sent = noted(await answered(steps.sent(body)))
    if (sent?.status === 200) finished += 1
  }
  const tries = Array.from({ length: people }, async () => {
    for (let turn = 0; turn < each; turn += 1) await issueOne()
  })
  await enough.promise
  await server.end('SIGKILL')
  await Promise.all(tries)
  return { bodies, finished }
}
