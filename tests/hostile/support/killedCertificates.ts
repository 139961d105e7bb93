import { join } from 'node:path'
import { demoCompany } from '../../../server/companies/demo/company.ts'
import { putTemplateInUse } from '../../server/support/pitCertificates.ts'
import type { KillableServer } from './killable.ts'

/** Puts a template in use that nothing is issued under; answers its symbol. */
export const ownSymbol = async ({ folder }: KillableServer): Promise<string> => {
  const serial_no = 'CT26ZK'
  await putTemplateInUse(
    { kind: 'sqlite', path: join(folder, 'tokhai.sqlite') },
    { smbl_type: 'CT', serial_no, start_date: '2026-07-01', end_date: '2026-12-31' },
  )
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
      .groupBy(['pit_certificates.id'])
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
