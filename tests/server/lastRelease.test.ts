import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sealPassword } from '../../server/certificates/keptPassword.ts'
import { demoCompany } from '../../server/companies/demo/company.ts'
import { accountRows, insertAccount } from '../../server/hsm/addAccount.ts'
import { openStore } from '../../server/openStore.ts'
import type { DatabaseLocation } from '../../server/store/openDatabase.ts'
import { masterKeyIn } from '../../server/secrets/masterKey.ts'
import { createSealing } from '../../server/secrets/sealing.ts'
import { contract } from '../../src/api/contract/contract.ts'
import { toContent, toValues } from '../../src/domain/declaration/content.ts'
import type { DeclarationForm } from '../../src/domain/declaration/forms/definition.ts'
import { eInvoice } from '../../src/domain/declaration/forms/eInvoice.ts'
import { signaturePathOf } from '../../src/domain/documents/signedLayout.ts'
import { codeItems } from '../../src/domain/codeLists.ts'
import { inVersion } from '../../src/domain/declaration/versioned.ts'
import { versionToTake } from '../../src/domain/declaration/versions.ts'
import { declarationSignature } from '../../src/domain/declaration/layouts/signature.ts'
import { textOf } from '../../src/domain/declaration/values.ts'
import { newBody } from '../../tools/product/server/filing.ts'
import {
  makeFolder,
  removeFolder,
  startTestServer,
  testConfig,
  type TestServer,
} from '../../tools/product/server/runningServer.ts'
import { encryptedPassword, signInAs, type Visitor } from '../../tools/product/server/visitor.ts'
import { createTestAuthority, readPem } from '../signing/support/authority.ts'
import { startDatabases } from './support/databases.ts'
import { afterLastRelease, fillLastRelease, ofLastRelease, reqKeyOfThen, rootOfThen } from './support/lastRelease.ts'

const databases = await startDatabases()
const signature_path = signaturePathOf(declarationSignature)
const form: DeclarationForm = eInvoice
const hsm = { id: 'hsm-of-now', userName: 'khoa.moi', password: 'Hsm@2026', pin: '864209' } as const

describe.each(databases.map((database) => [database.kind, database] as const))(
  'a database of the last release with declarations in every state, on %s',
  (kind, database) => {
    let folder: string
    let server: TestServer
    let admin: Visitor
    let serial: string
    let location: DatabaseLocation

    beforeAll(async () => {
      folder = await makeFolder()
      location =
        kind === 'sqlite' ? ({ kind, path: join(folder, 'tokhai.sqlite') } as const) : await database.createEmpty()
      await fillLastRelease(location)
      const authority = await createTestAuthority('TEST CA', new Date(afterLastRelease))
      const signer = await authority.issue(demoCompany.tax_id)
      serial = signer.certificate.serialNumber
      const begun = Date.now()
      const clock = () => new Date(afterLastRelease + Date.now() - begun)
      const config = testConfig(folder, {
        databaseUrl: location.kind === 'postgres' ? location.url : null,
        trustedRoots: [readPem(rootOfThen), authority.root],
        processingTime: { receiptSeconds: 0, decisionSeconds: 0 },
      })
      server = await startTestServer(config, { clock })
      const { store } = await openStore(location)
      const sealing = createSealing(await masterKeyIn(folder))
      const { id, userName, password, pin } = hsm
      const keys = [{ ...signer, pin }]
      await insertAccount(store, await accountRows(sealing, { userName, password, token: null, keys }, clock()))
      await store.certificates.insertNew(
        demoCompany.id,
        {
          id,
          reg_id: '',
          org_nm: 'TEST CA',
          serial_no: serial,
          from_date: '2026-01-01T00:00:00',
          to_date: '2999-01-01T00:00:00',
          status: '1',
          certificate_type: '2',
          form_tp: '1',
          user_nm: null,
        },
        null,
      )
      const sealedPassword = sealPassword(sealing, demoCompany.id, id, password)
      await store.certificates.keepLogin(demoCompany.id, { id, userName, sealedPassword })
      await store.close()
      admin = await signInAs(server.origin, 'admin@tokhai.example')
    })
    afterAll(async () => {
      await server.close()
      await removeFolder(folder)
    })

    const detail = (id: string) => admin.get(contract.declarationDetail, { params: { id } })
    const contentOf = async (id: string) => toContent(form, toValues(form, await detail(id)))
    /** The same in the form that is in force now, as the form takes it over. */
    const takenOver = async (id: string) => {
      const values = toValues(form, await detail(id))
      const version = versionToTake(values.xml_vs, codeItems('xml-version'), '2026-11-30')
      return toContent(form, inVersion(form, values, version ?? values.xml_vs))
    }
    const steps = async (id: string) => {
      const timeline = await admin.get(contract.declarationTimeline, { params: { id } })
      return timeline.steps.map((step) => step.kind)
    }
    const untilAccepted = (id: string) =>
      expect.poll(async () => (await detail(id)).noti_cd_tax, { interval: 50 }).toBe('accepted')

    /** Signs by the signing server and sends. */
    const file = async ({
      declartion_id: id,
      req_key,
      xml_data: xml,
      sign_id,
    }: Record<'declartion_id' | 'req_key' | 'xml_data' | 'sign_id', string>) => {
      const pin = await encryptedPassword(admin, hsm.pin)
      const signing_xml = [{ xml, signature_path, sign_id, req_key }]
      const [signed] = await admin.get(contract.hsmIssueXmlList, { body: { serial_no: serial, pin, signing_xml } })
      expect(signed?.status).toBe('OK')
      const { sllr_comp_nm: name, sllr_tax_code: tax_code } = await contentOf(id)
      const body = { xml_signed: signed?.signed_xml, req_key, sign_by: name, tax_code, sllr_comp_name: name }
      return admin.get(contract.registerDeclaration, { body })
    }

    it('lists and opens every declaration', async () => {
      const query = { start_date: '2020-01-01', end_date: '2027-01-01', page_size: '100' }
      const { declarations } = await admin.get(contract.listDeclarations, { query })
      const listed = declarations.map(({ declaration_id }) => declaration_id)
      for (const id of Object.values(ofLastRelease)) {
        expect(listed).toContain(id)
        const { sllr_tax_code, digital_signatures } = await contentOf(id)
        expect([sllr_tax_code, digital_signatures.length > 0]).toEqual([demoCompany.tax_id, true])
      }
      const documents = await admin.get(contract.listEDocumentDeclarations, { query })
      expect(documents.declarations.map(({ noti_cd_tax }) => noti_cd_tax).toSorted()).toEqual([
        'accepted',
        'draft',
        'rejected',
      ])
    })

    it('shows the history of what was accepted then, and verifies its signed XML', async () => {
      const params = { id: ofLastRelease.accepted }
      expect(await steps(params.id)).toEqual(['generated', 'signed', 'sent', 'passedOn', 'received', 'accepted'])
      const { checks, signed_at } = await admin.get(contract.declarationVerification, { params })
      expect([checks.filter(({ outcome }) => outcome !== 'passed'), signed_at.slice(0, 4)]).toEqual([[], '2026'])
      const { content } = await admin.get(contract.filedDeclaration, { params })
      expect(content && textOf(content, 'contact_per')).toBe('Đã chấp nhận')
      const timeline = await admin.get(contract.declarationTimeline, { params })
      const messages = timeline.steps.flatMap(({ message }) => message ?? [])
      expect(messages).toHaveLength(3)
      for (const { id, number } of messages) {
        const message = await admin.ask(contract.downloadDeclarationMessage, { params: { ...params, message_id: id } })
        expect(message.text).toContain(number)
      }
    })

    it('takes in what the authority answers to what was sent then', async () => {
      for (const id of [ofLastRelease.sent, ofLastRelease.received]) {
        await untilAccepted(id)
        expect((await detail(id)).events.map(({ status }) => status)).toEqual(['draft', 'sent', 'received', 'accepted'])
      }
    })

    it.each(['refused', 'rejected'] as const)('files what was %s then once more, corrected', async (state) => {
      const id = ofLastRelease[state]
      const { version, noti_cd_tax } = await detail(id)
      expect(noti_cd_tax).toBe(state)
      const { digital_signatures } = await newBody(admin)
      const correction = { digital_signatures, contact_per: 'Đã sửa' }
      const ofThen = { ...(await contentOf(id)), ...correction, declaration_id: id, version }
      const refused = await admin.ask(contract.generateXml, { body: ofThen })
      expect(refused.fields).toEqual([{ field: 'xml_vs', message: 'xml_version_is_not_in_force' }])
      const body = { ...(await takenOver(id)), ...correction, declaration_id: id, version }
      const saved = await admin.get(contract.saveDraft, { body })
      const generated = await admin.get(contract.generateXml, { body: { ...body, version: saved.version } })
      await file(generated)
      await untilAccepted(id)
      expect((await detail(id)).events.map(({ status }) => status).slice(-3)).toEqual(['sent', 'received', 'accepted'])
      const { checks } = await admin.get(contract.declarationVerification, { params: { id } })
      expect(checks.filter(({ outcome }) => outcome !== 'passed')).toEqual([])
      const { content: filed } = await admin.get(contract.filedDeclaration, { params: { id } })
      expect(filed && textOf(filed, 'contact_per')).toBe('Đã sửa')
    })

    it('deletes and restores a draft, and files one that was generated then with the XML of then', async () => {
      const asked = { body: { declaration_id: [ofLastRelease.draft] } }
      const before = await detail(ofLastRelease.draft)
      await admin.get(contract.deleteDeclarations, asked)
      expect((await admin.ask(contract.declarationDetail, { params: { id: ofLastRelease.draft } })).reason).toBe(
        'record.absent',
      )
      expect(await admin.get(contract.restoreDeclarations, asked)).toEqual({ restored: 1 })
      expect(await detail(ofLastRelease.draft)).toEqual(before)

      const id = ofLastRelease.generated
      const { store } = await openStore(location)
      const ofThen = await store.generated.byReqKey(demoCompany.id, reqKeyOfThen)
      await store.close()
      if (ofThen === null) throw new Error('the XML of then is not kept')
      await file({ declartion_id: id, req_key: reqKeyOfThen, xml_data: ofThen.xml, sign_id: ofThen.signId })
      await untilAccepted(id)
    })
  },
)
