import type { OpenStore } from '../../../server/openStore.ts'
import { demoCompany } from '../../../server/companies/demo/company.ts'
import type { ServerProcess } from '../../../tools/product/server/serverProcess.ts'
import type { KillableServer } from './killable.ts'
import type { KilledKind } from './killedKinds.ts'

const shown = ['company_id', 'id', 'serial_no', 'content_hash', 'etax_status', 'number'] as const

type Db = OpenStore['db']

const headsOf = (db: Db, symbol: string) =>
  db
    .selectFrom(
      db.selectFrom('pit_certificates').select(shown).unionAll(db.selectFrom('invoices').select(shown)).as('heads'),
    )
    .where('heads.company_id', '=', demoCompany.id)
    .where('heads.serial_no', '=', symbol)

/** Numbers of a symbol that are issued, or wait with their reason; at one moment, since a commit may be on its way. */
export const numbersKept = ({ inStore }: KillableServer, symbol: string) =>
  inStore(async ({ db }) => {
    const waiting = db
      .selectFrom('numbers')
      .where('company_id', '=', demoCompany.id)
      .where('symbol', '=', symbol)
      .where('reason', '!=', '')
      .select('number')
    const issued = headsOf(db, symbol).where('heads.etax_status', '!=', 'draft').select('heads.number')
    const kept = await issued.unionAll(waiting).execute()
    return kept.map(({ number }) => Number(number))
  })

/** Documents of a symbol by their numbers, each with how often it is signed, sent, and at the authority. */
export const documentsKept = ({ inStore }: KillableServer, symbol: string) =>
  inStore(({ db }) =>
    headsOf(db, symbol)
      .leftJoin('signed_documents', (join) =>
        join
          .onRef('signed_documents.company_id', '=', 'heads.company_id')
          .onRef('signed_documents.document_id', '=', 'heads.id'),
      )
      .leftJoin('transmission_rows', 'transmission_rows.signed_id', 'signed_documents.id')
      .leftJoin('transmissions', 'transmissions.id', 'transmission_rows.transmission_id')
      .leftJoin('simulator_messages', 'simulator_messages.mtdiep', 'transmissions.mtdiep')
      .groupBy(['heads.id', 'heads.content_hash', 'heads.etax_status', 'heads.number'])
      .orderBy('heads.number')
      .select((each) => [
        'heads.id',
        'heads.content_hash as version',
        'heads.etax_status as status',
        'heads.number',
        each.fn.count<number>('signed_documents.id').as('signed'),
        each.fn.count<number>('transmissions.mtdiep').as('sent'),
        each.fn.count<number>('simulator_messages.mtdiep').as('arrived'),
      ])
      .execute(),
  )

export type Steps = ReturnType<KilledKind['steps']>
export type IssueBody = Awaited<ReturnType<Steps['signed']>>

/** Who issue at once, and how many each. */
const people = 2
const each = 2
/** How many of a kind are issued where the server lives on. */
export const mostIssued = people * each

/** What comes of a request, or null where its server died before it answered. */
export const answered = <Value>(asked: Promise<Value>): Promise<Value | null> =>
  asked.catch((error: unknown) => {
    if (error instanceof TypeError) return null
    throw error
  })

interface Issuing {
  readonly steps: Steps
  readonly symbol: string
}

/** People issue documents of all kinds at once until the server has answered so often and is killed; gives what of each was signed, and finished. */
export const issueUntilKilled = async (server: ServerProcess, kinds: readonly Issuing[], answers: number) => {
  const enough = Promise.withResolvers<null>()
  let count = 0
  const noted = <Value>(answer: Value): Value => {
    count += 1
    if (count >= answers) enough.resolve(null)
    return answer
  }
  const all = kinds.map(({ steps, symbol: serial_no }) => {
    const bodies: IssueBody[] = []
    const issued = { bodies, finished: 0 }
    const issueOne = async (): Promise<void> => {
      const made = noted(await answered(steps.generated({ serial_no })))
      if (made === null) return
      const body = await steps.signed(made)
      bodies.push(body)
      const sent = noted(await answered(steps.sent(body)))
      if (sent?.status === 200) issued.finished += 1
    }
    const tries = Array.from({ length: people }, async () => {
      for (let turn = 0; turn < each; turn += 1) await issueOne()
    })
    return { issued, tries }
  })
  await enough.promise
  await server.end('SIGKILL')
  await Promise.all(all.flatMap(({ tries }) => tries))
  return all.map(({ issued }) => issued)
}
