import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SigningKey } from '../../../signing/keystores/keystore.ts'
import { createPkcs12Store } from '../../../signing/keystores/pkcs12.ts'
import { signDocument } from '../../../signing/xmldsig/sign.ts'
import type { AnswerOf } from '../../../src/api/contract/call.ts'
import { contract } from '../../../src/api/contract/contract.ts'
import { formOfCollection } from '../../../src/api/contract/declarationForms.ts'
import type { CollectionKey } from '../../../src/api/contract/declarationCollection.ts'
import { declarationFilings, type DeclarationFilingCalls } from '../../../src/api/contract/declarationFiling.ts'
import { certificateRowOf } from '../../../src/domain/declaration/certificateRow.ts'
import { toContent, type DeclarationContent } from '../../../src/domain/declaration/content.ts'
import { newDeclaration } from '../../../src/domain/declaration/defaults.ts'
import { declarationSchema } from '../../../src/domain/declaration/schemas.ts'
import { codeItems } from '../../../src/domain/codeLists.ts'
import { demoTokenPin } from '../../../server/companies/demo/company.ts'
import * as v from 'valibot'
import type { Visitor } from './visitor.ts'
import { declarationSignature } from '../../../src/domain/declaration/layouts/signature.ts'

export type Generated = AnswerOf<DeclarationFilingCalls['generateXml']>

/** A new form of the visitor's company with its active certificate, as the page would send it. */
export const newBody = async (
  visitor: Visitor,
  changes: Partial<DeclarationContent> = {},
  collection: CollectionKey = 'eInvoice',
): Promise<DeclarationContent> => {
  const form = formOfCollection[collection]
  const company = await visitor.get(contract.company)
  const { digital_signatures } = await visitor.get(contract.digitalSignatures, { query: { status: '1' } })
  const fresh = newDeclaration(form, {
    company,
    types: codeItems('declaration-type'),
    names: codeItems(form.codeGroups.names),
    versions: codeItems('xml-version').filter(({ code }) => code === (changes.xml_vs ?? code)),
    today: '2026-11-20',
  })
  const rows = digital_signatures.map((record) => certificateRowOf(record, '1'))
  return {
    ...toContent(form, v.parse(declarationSchema(form), { ...fresh, digital_signatures: rows })),
    ...changes,
  }
}

/** The demo token of a data folder. */
export const demoKey = async (dataFolder: string): Promise<SigningKey> => {
  const path = join(dataFolder, 'demo-ca', 'demo-token.p12')
  const opened = await createPkcs12Store(path).open(demoTokenPin)
  if (!opened.ok) throw new Error(`the demo token does not open: ${opened.failure.code}`)
  return opened.value
}

export const demoRoot = (dataFolder: string): Promise<string> =>
  readFile(join(dataFolder, 'demo-ca', 'demo-ca.crt.pem'), 'utf8')

export const sign = async (
  key: SigningKey,
  { xml_data, sign_id }: Pick<Generated, 'xml_data' | 'sign_id'>,
  signingTime = new Date(),
): Promise<string> => {
  const signed = await signDocument({
    xml: xml_data,
    signId: sign_id,
    layout: declarationSignature,
    key,
    signingTime,
  })
  if (!signed.ok) throw new Error(`not signed: ${signed.failure.code}`)
  return signed.value.xml
}

export const registerBody = (body: DeclarationContent, reqKey: string, signedXml: string) => ({
  xml_signed: signedXml,
  req_key: reqKey,
  sign_by: body.sllr_comp_nm,
  tax_code: body.sllr_tax_code,
  sllr_comp_name: body.sllr_comp_nm,
})

/** A declaration generated and signed, ready to be registered. */
export const signedDeclaration = async (
  visitor: Visitor,
  key: SigningKey,
  changes: Partial<DeclarationContent> = {},
  collection: CollectionKey = 'eInvoice',
  signingTime = new Date(),
) => {
  const body = await newBody(visitor, changes, collection)
  const generated = await visitor.get(declarationFilings[collection].generateXml, { body })
  const signedXml = await sign(key, generated, signingTime)
  return { body, generated, signedXml, registration: registerBody(body, generated.req_key, signedXml) }
}
