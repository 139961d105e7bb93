import { sql, type Kysely } from 'kysely'
import { declarationMessage } from '../../../server/areas/declarations/correspondence.ts'
import type { Declaration, KeptStatus } from '../../../server/areas/declarations/store/declarations.ts'
import type { Tables } from '../../../server/store/tables.ts'
import { eInvoice } from '../../../src/domain/declaration/forms/eInvoice.ts'
import { insertEarlier } from '../../../tools/product/server/earlierDatabase.ts'
import { account, companies, content, declaration } from '../../../tools/product/server/rows.ts'

const companyId = account.companyId ?? ''
/** A moment of that day. */
export const at = (minute: number): string => `2026-11-20T01:${String(minute).padStart(2, '0')}:00.000Z`
const sender = 'V0199999977'
const mtdiepOf = (name: string): string => `${sender}${Buffer.from(name).toString('hex').toUpperCase().padEnd(32, '0')}`

const statuses: readonly KeptStatus[] = ['draft', 'sent', 'received', 'rejected', 'refused', 'lapsed', 'accepted']
const one = (status: KeptStatus, name: string, day = '2026-11-20'): Declaration =>
  declaration({ id: name, status, reference: `TK-${name}`, content: content({ reg_date: day, pos_key: name }) })
export const ofStatuses = statuses.map((status) => one(status, status))
/** Filed three times, in a year before. */
export const again = one('accepted', 'again', '2024-02-29')
/** Without a day, as drafts may be. */
export const begun = one('draft', 'begun', '')
export const deleted = one('draft', 'deleted', '2025-03-01')

const headOf = ({ id, content: said, ...of }: Declaration) => ({
  company_id: companyId,
  id,
  decl_form_no: said.decl_form_no,
  register_date: said.reg_date,
  decl_type: said.decl_type,
  noti_cd_tax: of.status,
  noti_nm_tax: '',
  reference: of.reference,
  pos_key: '',
  tr_cd_tax: '',
  sign_by: '',
  requested_at: '',
  confirm_until: '',
  content_hash: of.contentHash,
  filed_hash: '',
  search_text: '',
  answer_text: '',
})
const generatedRow = (of: Declaration, name: string, isContentKept = true) => ({
  company_id: companyId,
  id: `s-${name}`,
  declaration_id: of.id,
  req_key: `k-${name}`,
  sign_id: '_1',
  content_hash: of.contentHash,
  content: isContentKept ? JSON.stringify(of.content) : '',
  xml: `<TKhai>${name}</TKhai>`,
  xml_sha256: 'x',
  generated_at: at(1),
})
const stepRow = (of: Declaration, kind: string) => ({
  company_id: companyId,
  id: `${of.id}-${kind}`,
  declaration_id: of.id,
  at: at(0),
  kind,
  account_id: account.id,
})
export const signedXml = (name: string): string => `<TKhai>${name}<DSCKS/></TKhai>`
export const envelopeOf = (of: Declaration, name: string): string =>
  declarationMessage({
    form: eInvoice,
    mtdiep: mtdiepOf(name),
    sender,
    taxCode: of.content.sllr_tax_code,
    version: of.content.xml_vs,
    signedXml: signedXml(name),
  }).xml

/** What filing a declaration left behind. */
const file = async (db: Kysely<Tables>, of: Declaration, name: string, isContentKept = true): Promise<void> => {
  await insertEarlier(db, 'submissions', generatedRow(of, name, isContentKept))
  await insertEarlier(db, 'registrations', {
    company_id: companyId,
    id: `r-${name}`,
    req_key: `k-${name}`,
    submission_id: `s-${name}`,
    declaration_id: of.id,
    signed_xml: signedXml(name),
    signed_sha256: `sha of ${name}`,
    signer_serial: '5401AB',
    signing_time: '2026-11-20T08:02:00',
    registered_by: account.id,
    registered_at: at(2),
  })
  const message = {
    company_id: companyId,
    declaration_id: of.id,
    registration_id: `r-${name}`,
    outcome: 'applied',
    text: '',
  }
  const filing = { id: `m-${name}`, kind: 'filing', at: at(2), type: '100', mtdiep: mtdiepOf(name) }
  await insertEarlier(db, 'declaration_messages', { ...message, ...filing, xml: envelopeOf(of, name) })
  const answer = { id: `a-${name}`, kind: 'answer', at: at(3), type: '102', mtdiep: `A-${name}` }
  await insertEarlier(db, 'declaration_messages', { ...message, ...answer, xml: `<TDiep>${name}</TDiep>` })
}

/** Declarations in every status with all that they left behind, in the schema after `0047-acceptances`. */
export const fillBeforeDocuments = async (db: Kysely<Tables>): Promise<void> => {
  for (const company of companies) await insertEarlier(db, 'companies', company)
  await sql`insert into accounts (id, company_id, user_id, name, email, scope, password_hash, is_active)
    values (${account.id}, ${companyId}, ${account.userId}, ${account.name}, ${account.email}, 'ADMIN', 'h', 1)`.execute(
    db,
  )
  for (const of of [...ofStatuses, again, begun]) {
    await insertEarlier(db, 'declarations', headOf(of))
    await insertEarlier(db, 'declaration_contents', {
      company_id: companyId,
      declaration_id: of.id,
      content: JSON.stringify(of.content),
    })
    await insertEarlier(db, 'declaration_steps', stepRow(of, 'saved'))
    if (of.status !== 'draft' && of !== again) await file(db, of, of.id)
  }
  for (const turn of ['again-1', 'again-2', 'again-3']) await file(db, again, turn, turn !== 'again-1')
  await insertEarlier(db, 'submissions', generatedRow(ofStatuses[0] ?? begun, 'waiting'))
  await insertEarlier(db, 'submissions', generatedRow(again, 'unsigned', false))
  await insertEarlier(db, 'deleted_drafts', { ...headOf(deleted), deleted_at: at(5) })
  await insertEarlier(db, 'deleted_draft_contents', {
    company_id: companyId,
    declaration_id: deleted.id,
    content: JSON.stringify(deleted.content),
  })
  await insertEarlier(db, 'deleted_draft_steps', stepRow(deleted, 'generated'))
  await insertEarlier(db, 'deleted_draft_submissions', generatedRow(deleted, 'deleted'))
}

/** How many filings these are. */
export const filingsBeforeDocuments = ofStatuses.length - 1 + 3
