import { refusalOf } from '../../../server/documents/signatureRefusals.ts'
import type { CollectionKey } from '../../../src/api/contract/declarationCollection.ts'
import {
  downloadSignedXml,
  noteExplanation,
  type calls,
  type DeclarationFilingCalls,
} from '../../../src/api/contract/declarationFiling.ts'
import { emptyCertificateRow } from '../../../src/domain/declaration/certificateRows.ts'
import type { DeclarationContent } from '../../../src/domain/declaration/content.ts'
import { registerBody, sign } from '../../../tools/product/server/filing.ts'
import type { Reply } from '../../../tools/product/server/visitor.ts'
import { buildHostileCorpus } from '../../signing/support/hostile/corpus.ts'
import { prepareGround } from '../../signing/support/hostile/ground.ts'
import type { CallTests } from '../support/callTests.ts'
import { onceFor, type ContractServer } from '../support/contractServer.ts'
import {
  collectionReaders,
  declarationGrounds,
  explainingDeclaration,
  endedCertificate,
  keyOf,
  linkOf,
  type CollectionReaders,
  type DeclarationGround,
} from '../support/declarations.ts'

/** Requests for the refusals of a collection's calls. */
const requestsOf = ({ calls, formOf, saveNewDraft, fileDeclaration }: DeclarationGround) => {
  /** Refusals that saving and generating have in common. */
  const formRefusals = (call: DeclarationFilingCalls['saveDraft' | 'generateXml']) => {
    const ask = async (server: ContractServer, changes: Partial<DeclarationContent> & { version?: string }) =>
      server.admin.ask(call, { body: { ...(await formOf(server)), ...changes } })
    return {
      'record.absent': (server: ContractServer) => ask(server, { declaration_id: 'unknown', version: 'x' }),
      'fields.invalid': (server: ContractServer) => ask(server, { sllr_tax_code: '0399999981' }),
      async 'declaration.notEditable'(server: ContractServer) {
        const { generated } = await fileDeclaration(server)
        return ask(server, { declaration_id: generated.declartion_id, version: 'x' })
      },
      async 'declaration.changed'(server: ContractServer) {
        const { declaration_id } = await saveNewDraft(server)
        return ask(server, { declaration_id, version: 'x', contact_per: 'Z' })
      },
      async 'certificate.notRegistered'(server: ContractServer) {
        const { digital_signatures } = await formOf(server)
        return ask(server, { digital_signatures: digital_signatures.map((row) => ({ ...row, sig_id: 'unknown' })) })
      },
    }
  }

  const generate = async (server: ContractServer, changes: Partial<DeclarationContent> & { version?: string } = {}) =>
    server.admin.get(calls.generateXml, { body: { ...(await formOf(server)), ...changes } })

  const register = async (server: ContractServer, reqKey: string, signedXml: string): Promise<Reply> =>
    server.admin.ask(calls.send, { body: registerBody(await formOf(server), reqKey, signedXml) })

  /** One key and its hostile documents: what is refused changes nothing, so that every refusal may use them. */
  const corpusOf = onceFor(async (server) => {
    const generated = await generate(server)
    const ground = await prepareGround({
      generatedXml: generated.xml_data,
      signId: generated.sign_id,
      taxCode: (await formOf(server)).sllr_tax_code,
      authority: server.authority,
    })
    return { reqKey: generated.req_key, documents: await buildHostileCorpus(ground) }
  })

  /** Registers the hostile documents of a refusal, one after another, until one is refused with it. */
  const hostile =
    (reason: string) =>
    async (server: ContractServer): Promise<Reply> => {
      const { reqKey, documents } = await corpusOf(server)
      for (const { code, xml } of documents) {
        if (refusalOf[code] !== reason || typeof xml !== 'string') continue
        const reply = await register(server, reqKey, xml)
        if (reply.reason === reason) return reply
      }
      throw new Error(`no hostile document is refused with ${reason}`)
    }
  return { formRefusals, generate, register, hostile }
}

const unknown = { params: { id: 'unknown' } }

/** Tests of the calls about one declaration of a collection. */
const testsOf = (
  collection: CollectionKey,
  { readers, writers }: CollectionReaders,
): CallTests<DeclarationFilingCalls> => {
  const ground = declarationGrounds[collection]
  const { calls, formOf, signed, fileDeclaration, filedDeclaration } = ground
  const { formRefusals, generate, register, hostile } = requestsOf(ground)
  return {
    detail: {
      admits: readers,
      request: async (server) => ({ params: { id: (await filedDeclaration(server)).generated.declartion_id } }),
      refusals: { 'record.absent': ({ admin }) => admin.ask(calls.detail, unknown) },
      toOtherCompany: 'record.absent',
    },
    generateXml: {
      admits: writers,
      request: async (server) => ({ body: await formOf(server) }),
      refusals: {
        ...formRefusals(calls.generateXml),
        'fields.exceedXml': async (server) =>
          server.admin.ask(calls.generateXml, { body: { ...(await formOf(server)), contact_per: 'Ă'.repeat(51) } }),
        'fields.unacceptable': async (server) => {
          const body = await formOf(server)
          const digital_signatures = [{ ...emptyCertificateRow, sig_id: await endedCertificate(server), form_tp: '1' }]
          return server.admin.ask(calls.generateXml, { body: { ...body, digital_signatures } })
        },
      },
      // The form was filled for another seller, and with another seller's certificate.
      toOtherCompany: 'fields.invalid',
    },
    saveDraft: {
      admits: writers,
      request: async (server) => ({ body: await formOf(server) }),
      refusals: formRefusals(calls.saveDraft),
      toOtherCompany: 'fields.invalid',
    },
    send: {
      admits: writers,
      request: async (server) => ({ body: (await filedDeclaration(server)).registration }),
      refusals: {
        'record.absent': (server) => register(server, 'unknown', '<TKhai/>'),
        'signature.malformed': hostile('signature.malformed'),
        'signature.invalid': hostile('signature.invalid'),
        'signature.contentDiffers': hostile('signature.contentDiffers'),
        'signature.certificateUntrusted': hostile('signature.certificateUntrusted'),
        'signature.certificateUnfit': hostile('signature.certificateUnfit'),
        'signature.certificateExpired': hostile('signature.certificateExpired'),
        'signature.certificateNotYetValid': hostile('signature.certificateNotYetValid'),
        'signature.taxCodeUnclear': hostile('signature.taxCodeUnclear'),
        'signature.taxCodeDiffers': hostile('signature.taxCodeDiffers'),
        'signature.timeDiffers': hostile('signature.timeDiffers'),
        async 'certificate.notRegistered'(server) {
          const generated = await generate(server)
          const { key } = await server.authority.issue((await formOf(server)).sllr_tax_code)
          return register(server, generated.req_key, await sign(key, generated))
        },
        async 'signature.companionDiffers'(server) {
          const companion = { xml_signed: '<BKe/>', req_key: 'unknown' }
          return server.admin.ask(calls.send, { body: { ...(await signed(server)).registration, companion } })
        },
        async 'registration.conflict'(server) {
          const { generated } = await fileDeclaration(server)
          return register(server, generated.req_key, await sign(await keyOf(server), generated))
        },
        async 'declaration.notEditable'(server) {
          const one = await signed(server)
          const { declartion_id: declaration_id, version } = one.generated
          const two = await generate(server, { ...one.body, declaration_id, version, contact_per: 'N' })
          await register(server, two.req_key, await sign(await keyOf(server), two))
          return server.admin.ask(calls.send, { body: one.registration })
        },
        async 'declaration.changed'(server) {
          const { generated, registration, body } = await signed(server)
          const { declartion_id: declaration_id, version } = generated
          await server.admin.get(calls.saveDraft, { body: { ...body, declaration_id, version, contact_per: 'N' } })
          return server.admin.ask(calls.send, { body: registration })
        },
      },
      toOtherCompany: 'record.absent',
    },
    findSent: {
      admits: readers,
      request: async (server) => ({ params: { req_key: (await filedDeclaration(server)).generated.req_key } }),
      refusals: {
        'record.absent': ({ admin }) => admin.ask(calls.findSent, { params: { req_key: 'unknown' } }),
      },
      toOtherCompany: 'record.absent',
    },
  }
}

const eInvoice = testsOf('eInvoice', collectionReaders.eInvoice)
const eDocument = testsOf('eDocument', collectionReaders.eDocument)
const pit = testsOf('pit', collectionReaders.pit)

export const tests: CallTests<typeof calls> = {
  declarationDetail: eInvoice.detail,
  generateXml: eInvoice.generateXml,
  saveDraft: eInvoice.saveDraft,
  registerDeclaration: eInvoice.send,
  findRegistration: eInvoice.findSent,
  eDocumentDeclarationDetail: eDocument.detail,
  generateEDocumentXml: eDocument.generateXml,
  saveEDocumentDraft: eDocument.saveDraft,
  registerEDocumentDeclaration: eDocument.send,
  findEDocumentRegistration: eDocument.findSent,
  pitDeclarationDetail: pit.detail,
  generatePitXml: pit.generateXml,
  savePitDraft: pit.saveDraft,
  registerPitDeclaration: pit.send,
  findPitRegistration: pit.findSent,
  noteExplanation: {
    admits: collectionReaders.eInvoice.writers,
    request: async (server) => ({
      params: { id: await explainingDeclaration(server) },
      body: { explanation: 'Đã giải trình' },
    }),
    refusals: {
      'record.absent': ({ admin }) =>
        admin.ask(noteExplanation, { ...unknown, body: { explanation: 'Đã giải trình' } }),
      async 'declaration.notExplaining'(server) {
        const id = (await declarationGrounds.eInvoice.filedDeclaration(server)).generated.declartion_id
        return server.admin.ask(noteExplanation, { params: { id }, body: { explanation: 'Đã giải trình' } })
      },
    },
    toOtherCompany: 'record.absent',
  },
  downloadSignedXml: {
    admits: 'people who file',
    request: async (server) => ({ params: await linkOf(server) }),
    refusals: {
      'record.absent': async (server) =>
        server.admin.ask(downloadSignedXml, { params: { ...(await linkOf(server)), hash: '0'.repeat(64) } }),
      async 'link.expired'(server) {
        const params = await linkOf(server)
        return server.ahead(900_000, () => server.admin.ask(downloadSignedXml, { params }))
      },
    },
    toOtherCompany: 'record.absent',
  },
}
