import { beforeAll, describe, expect, it } from 'vitest'
import { readAnswer } from '../../server/areas/declarations/answer.ts'
import { readEnvelope } from '../../server/authority/envelope.ts'
import type { SigningKey } from '../../signing/keystores/keystore.ts'
import type { AnswerOf } from '../../src/api/contract/call.ts'
import { contract } from '../../src/api/contract/contract.ts'
import { declarationFilings } from '../../src/api/contract/declarationFiling.ts'
import { declarationHistories } from '../../src/api/contract/declarationHistory.ts'
import { verificationChecks } from '../../src/domain/documents/verification.ts'
import { succeed } from '../../src/domain/result.ts'
import { demoKey, registerBody, sign, signedDeclaration } from '../../tools/product/server/filing.ts'
import { signInAs, type Visitor } from '../../tools/product/server/visitor.ts'
import { startDatabases } from './support/databases.ts'
import { serverForTests } from './support/serverForTests.ts'

const databases = await startDatabases()
type Step = AnswerOf<typeof contract.declarationTimeline>['steps'][number]

describe.each(databases.map((database) => [database.kind, database] as const))(
  'the history of a declaration over %s',
  (_kind, database) => {
    let admin: Visitor
    let key: SigningKey
    let ahead = 0

    const server = serverForTests(
      { processingTime: { receiptSeconds: 60, decisionSeconds: 120 } },
      { database, clock: () => new Date(Date.now() + ahead) },
    )
    beforeAll(async () => {
      admin = await signInAs(server.origin, 'admin@tokhai.example')
      key = await demoKey(server.folder)
    })

    const steps = async (id: string): Promise<readonly Step[]> =>
      (await admin.get(contract.declarationTimeline, { params: { id } })).steps
    const detail = (id: string) => admin.get(contract.declarationDetail, { params: { id } })
    const listed = async (id: string) =>
      (await admin.get(contract.listDeclarations, { query: { page_size: '100' } })).declarations.find(
        ({ declaration_id }) => declaration_id === id,
      )
    const reaches = (id: string, status: string) =>
      expect
        .poll(
          async () => {
            ahead += 60_000
            return (await detail(id)).noti_cd_tax
          },
          { interval: 100 },
        )
        .toBe(status)
    const download = async (id: string, { message }: Pick<Step, 'message'>): Promise<Response> => {
      const path = contract.downloadDeclarationMessage.path
        .replace(':id', id)
        .replace(':message_id', message?.id ?? 'none')
      return fetch(`${server.origin}${path}`, { headers: { Cookie: admin.cookie() } })
    }

    it('says each step in order with its time, who, the certificate, and each message whole', async () => {
      const { generated, signedXml, registration } = await signedDeclaration(admin, key, { decl_type: '2' })
      const id = generated.declartion_id
      await admin.get(contract.registerDeclaration, { body: registration })
      await reaches(id, 'accepted')
      const found = await steps(id)
      expect(found.map(({ kind }) => kind)).toEqual(['generated', 'signed', 'sent', 'passedOn', 'received', 'accepted'])
      expect(found.map(({ at }) => at)).toEqual(found.map(({ at }) => at).toSorted())
      const [made, signed, sent, passedOn, received, accepted] = found
      expect([made?.who, signed?.who, sent?.who, passedOn?.who]).toEqual([
        'Trần Quốc Bảo',
        'Trần Quốc Bảo',
        'Trần Quốc Bảo',
        '',
      ])
      expect(signed?.certificate?.subject).toContain('MST:')
      expect(signed?.certificate?.type).toBe('1')
      expect(signed?.certificate?.signed_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/)
      expect([sent, received, accepted].map((step) => step?.message?.type)).toEqual(['100', '102', '103'])
      expect(accepted?.text).toContain('chấp nhận')
      const filed = await download(id, { message: sent?.message ?? null })
      expect(filed.headers.get('content-disposition')).toMatch(/^attachment; filename="message-100-[0-9A-F]{8}\.xml"$/)
      const xml = await filed.text()
      expect(xml).toContain(signedXml.replace(/^<\?xml[^>]*\?>\s*/, ''))
      expect(readEnvelope(xml, ({ mtdiep }) => succeed(mtdiep))).toEqual(succeed(sent?.message?.number))
      const notice = await (await download(id, { message: accepted?.message ?? null })).text()
      expect(readAnswer(notice)).toMatchObject({
        ok: true,
        value: { status: 'accepted', reference: sent?.message?.number, mtdiep: accepted?.message?.number },
      })
    })

    it('keeps the messages of an e-document declaration, 109 to 111, for its own collection alone', async () => {
      const { generated, registration } = await signedDeclaration(admin, key, { decl_type: '2' }, 'eDocument')
      await admin.get(declarationFilings.eDocument.send, { body: registration })
      const asked = { params: { id: generated.declartion_id } }
      const typesSoFar = async () => {
        ahead += 60_000
        const { steps: found } = await admin.get(declarationHistories.eDocument.timeline, asked)
        return found.flatMap(({ message }) => (message === null || message === undefined ? [] : [message.type]))
      }
      await expect.poll(typesSoFar, { interval: 100 }).toEqual(['109', '110', '111'])
      expect(await admin.ask(contract.declarationTimeline, asked)).toMatchObject({ reason: 'record.absent' })
      const report = await admin.get(declarationHistories.eDocument.verification, asked)
      expect(report.checks.every(({ outcome }) => outcome === 'passed')).toBe(true)
    })

    it('reports every check of the signed document, judged when it came in', async () => {
      const { generated, registration } = await signedDeclaration(admin, key, { decl_type: '2', pos_key: 'CHECKED' })
      await admin.get(contract.registerDeclaration, { body: registration })
      const params = { id: generated.declartion_id }
      const report = await admin.get(contract.declarationVerification, { params })
      expect(report.checks.filter(({ outcome }) => outcome !== 'passed')).toEqual([])
      expect(report.checks.map(({ check }) => check)).toEqual(verificationChecks)
      expect(report.certificate?.subject).toContain(`MST:${report.certificate?.tax_code}`)
      expect(report.unknown).toEqual(['revocation', 'authorityTrust', 'timeStamp'])
      expect([report.sha256.length, report.bytes]).toEqual([64, Buffer.byteLength(registration.xml_signed)])
    })

    it('keeps a rejection, its correction and the second filing; the list says corrected until it is sent', async () => {
      const first = await signedDeclaration(admin, key)
      const late = await signedDeclaration(admin, key, { pos_key: 'LATE' })
      const { declartion_id: id, version } = late.generated
      await admin.get(contract.registerDeclaration, { body: first.registration })
      await reaches(first.generated.declartion_id, 'accepted')
      await admin.get(contract.registerDeclaration, { body: late.registration })
      await reaches(id, 'rejected')
      expect([(await listed(id))?.is_corrected, (await detail(id)).is_corrected]).toEqual([false, false])
      const corrected = { ...late.body, declaration_id: id, decl_type: '2' }
      await admin.get(contract.saveDraft, { body: { ...corrected, version } })
      expect([(await listed(id))?.is_corrected, (await detail(id)).is_corrected]).toEqual([true, true])
      const filed = () => admin.get(contract.filedDeclaration, { params: { id } })
      expect((await filed()).content).toMatchObject({ decl_type: '1', pos_key: 'LATE' })
      const again = await admin.get(contract.generateXml, {
        body: { ...corrected, version: (await detail(id)).version },
      })
      await admin.get(contract.registerDeclaration, {
        body: registerBody(corrected, again.req_key, await sign(key, again)),
      })
      expect([(await listed(id))?.is_corrected, (await filed()).content?.decl_type]).toEqual([false, '2'])
      await reaches(id, 'accepted')
      expect((await steps(id)).map(({ kind, text }) => [kind, text.slice(0, 5)])).toEqual([
        ['generated', ''],
        ['signed', ''],
        ['sent', ''],
        ['passedOn', ''],
        ['rejected', '9992:'],
        ['saved', ''],
        ['generated', ''],
        ['signed', ''],
        ['sent', ''],
        ['passedOn', ''],
        ['received', 'Thông'],
        ['accepted', 'Thông'],
      ])
    })

    it('says of what is older than its keeping when its statuses were taken on', async () => {
      const { declarations } = await admin.get(contract.listDeclarations, { query: { status: 'refused' } })
      const [old] = declarations
      expect((await steps(old?.declaration_id ?? '')).map(({ kind, message }) => [kind, message])).toEqual([
        ['saved', null],
        ['sent', null],
        ['received', null],
        ['refused', null],
      ])
    })
  },
)
