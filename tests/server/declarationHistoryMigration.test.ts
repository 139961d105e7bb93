import { expect, it } from 'vitest'
import { declarationKey, type Declaration } from '../../server/areas/declarations/store/declarations.ts'
import { keyOf } from '../../server/documents/documentKey.ts'
import { openStore } from '../../server/openStore.ts'
import { startDatabases } from './support/databases.ts'
import { fillEarlierDatabase, insertEarlier } from '../../tools/product/server/earlierDatabase.ts'
import { account, companies, content, declaration, generatedOf, signedOf } from '../../tools/product/server/rows.ts'

const databases = await startDatabases()

const [company] = companies
const companyId = company?.id ?? ''
const at = '2026-11-20T01:00:00.000Z'
const filed = content()
const corrected = declaration({ status: 'rejected', requestedAt: at, content: content({ pos_key: 'NEW' }) })
const unchanged = declaration({ status: 'accepted', requestedAt: at, content: filed })

/** A declaration with what filing it leaves, as the schema before kept it. */
const rowsOf = (of: typeof corrected, filedHash: string) => {
  const generated = generatedOf(of, { contentHash: filedHash })
  const taken = signedOf(generated)
  return [
    [
      'declarations',
      {
        id: of.id,
        company_id: companyId,
        decl_form_no: of.content.decl_form_no,
        register_date: of.content.reg_date,
        decl_type: of.content.decl_type,
        noti_cd_tax: of.status,
        noti_nm_tax: '',
        reference: of.reference,
        pos_key: '',
        tr_cd_tax: '',
        sign_by: '',
        requested_at: at,
        content_hash: of.contentHash,
        search_text: '',
        answer_text: '',
      },
    ],
    ['declaration_contents', { company_id: companyId, declaration_id: of.id, content: JSON.stringify(of.content) }],
    [
      'submissions',
      {
        id: generated.reqKey,
        company_id: companyId,
        declaration_id: of.id,
        req_key: generated.reqKey,
        sign_id: generated.signId,
        content_hash: filedHash,
        xml: generated.xml,
        xml_sha256: generated.xmlSha256,
        generated_at: at,
      },
    ],
    [
      'registrations',
      {
        id: taken.id,
        company_id: companyId,
        req_key: taken.reqKey,
        submission_id: generated.reqKey,
        declaration_id: of.id,
        signed_xml: taken.signedXml,
        signed_sha256: taken.signedSha256,
        signer_serial: taken.signerSerial,
        signing_time: taken.signingTime,
        registered_by: account.id,
        registered_at: at,
      },
    ],
    [
      'outbox',
      {
        id: taken.id,
        company_id: companyId,
        subject_kind: 'declaration',
        subject_id: taken.id,
        message_type: '100',
        mtdiep: `M-${of.id}`,
        state: 'sent',
        attempts: 1,
        due_at: at,
        claimed_until: '',
        last_error: '',
        sent_at: at,
      },
    ],
    [
      'authority_messages',
      {
        mtdiep: `A-${of.id}`,
        reference_mtdiep: `M-${of.id}`,
        type: '102',
        xml: '<TDiep/>',
        received_at: at,
        outcome: 'applied',
      },
    ],
    [
      'audit',
      {
        id: of.id,
        at,
        company_id: companyId,
        account_id: account.id,
        action: 'declaration.saved',
        subject_id: of.id,
        detail: '{}',
        search_text: '',
      },
    ],
  ] as const
}

it.each(databases.map((database) => [database.kind, database] as const))(
  'takes over who saved, the answers and what was filed, over %s',
  async (_kind, database) => {
    const location = await database.createEmpty()
    await fillEarlierDatabase(location, '0017-declaration-forms', async (db) => {
      await insertEarlier(db, 'companies', { id: companyId, ...company })
      await insertEarlier(db, 'accounts', {
        id: account.id,
        company_id: companyId,
        user_id: account.userId,
        name: account.name,
        email: account.email,
        scope: account.scope,
        password_hash: 'none',
        is_active: 1,
      })
      for (const [table, row] of [...rowsOf(corrected, 'as filed'), ...rowsOf(unchanged, unchanged.contentHash)])
        await insertEarlier(db, table, row)
    })
    const { store } = await openStore(location)
    const history = store.documentHistory
    expect(await history.steps(keyOf(declarationKey, corrected))).toEqual([
      { at, kind: 'saved', text: '', who: account.name },
    ])
    expect(await history.messages(keyOf(declarationKey, corrected))).toMatchObject([
      { kind: 'answer', type: '102', mtdiep: `A-${corrected.id}`, outcome: 'applied', xml: '<TDiep/>' },
    ])
    expect((await store.declarations.byId(companyId, corrected.id))?.filedHash).toBe('as filed')
    const contentOf = async (one: Declaration) =>
      (await store.signedDocuments.whole({ document: keyOf(declarationKey, one), turn: 1 })).content
    expect(await contentOf(corrected)).toBe('')
    expect(JSON.parse(await contentOf(unchanged))).toEqual(filed)
    await store.close()
  },
)
