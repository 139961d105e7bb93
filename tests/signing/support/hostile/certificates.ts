import 'reflect-metadata'
import { ExtendedKeyUsageExtension, Extension } from '@peculiar/x509'
import { type CertificateOrder, generateRsaKeys, type Issuer } from '../../../../signing/issueCertificate.ts'
import { createTestAuthority, DAY, subjectOf, type TestSigner } from '../authority.ts'
import { forgeSignature, x509Data } from './forgeSignature.ts'
import { edit, type HostileDocument, type HostileGround } from './ground.ts'

const certificateText = /<X509Certificate>[^<]*/

const malformed = ({ signed, signer, authority }: HostileGround): readonly (readonly [string, string])[] => {
  const der = Buffer.from(signer.certificate.raw)
  const holding = (text: string) => edit(signed, certificateText, `<X509Certificate>${text}`)
  const bytes = (content: Uint8Array) => holding(Buffer.from(content).toString('base64'))
  return [
    ['junk', holding('AAAA')],
    ['no base64', holding('A===')],
    ['base64 with its padding inside', holding(`AA==${der.toString('base64')}`)],
    ['padding more behind it', holding(`${der.toString('base64').replaceAll('=', '')}====`)],
    ['a byte behind it', bytes(Buffer.concat([der, Buffer.from([0])]))],
    ['a second certificate behind it', bytes(Buffer.concat([der, Buffer.from(authority.root.raw)]))],
    ['a byte short', bytes(der.subarray(0, -1))],
    ['its public key only', bytes(signer.certificate.publicKey.export({ type: 'spki', format: 'der' }))],
    ['a length in more bytes than needed', bytes(Buffer.concat([Buffer.from([0x30, 0x83, 0x00]), der.subarray(2)]))],
  ]
}

const foreignKeys = async (ground: HostileGround): Promise<readonly HostileDocument[]> => {
  const other = await ground.authority.issue(ground.taxCode, { keys: await generateRsaKeys() })
  const elliptic = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify'])
  const ellipticSigner = await ground.authority.issue(ground.taxCode, { keys: elliptic })
  const swap = (signer: TestSigner) => edit(ground.signed, /<X509Data>.*<\/X509Data>/, x509Data(signer))
  return [
    { name: 'certificate: another one of the same company', code: 'signature_value', xml: swap(other) },
    {
      name: 'certificate: the authority’s own',
      code: 'signature_value',
      xml: edit(
        ground.signed,
        certificateText,
        `<X509Certificate>${Buffer.from(ground.authority.root.raw).toString('base64')}`,
      ),
    },
    { name: 'certificate: a key on an elliptic curve', code: 'algorithm', xml: swap(ellipticSigner) },
  ]
}

const serverAuth = '1.3.6.1.5.5.7.3.1'
const codeSigning = '1.3.6.1.5.5.7.3.3'
const timeStamping = '1.3.6.1.5.5.7.3.8'

const criticalExtension = new Extension('1.3.6.1.4.1.99999.1', true, Buffer.from([0x05, 0x00]))

/** The same authority, signing with SHA-1 as in former days. */
const withSha1 = async ({ name, keys }: Issuer): Promise<Issuer> => {
  const exported = await crypto.subtle.exportKey('pkcs8', keys.privateKey)
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-1' }
  const privateKey = await crypto.subtle.importKey('pkcs8', exported, algorithm, true, ['sign'])
  return { name, keys: { publicKey: keys.publicKey, privateKey } }
}

type Case = readonly [name: string, code: HostileDocument['code'], signer: Promise<TestSigner>]

const untrusted = async ({ authority, taxCode }: HostileGround): Promise<readonly Case[]> => {
  const now = Date.now()
  const [other, namesake, lapsed] = await Promise.all([
    createTestAuthority('OTHER CA'),
    createTestAuthority(authority.root.subjectCommonName),
    createTestAuthority('LAPSED CA', new Date(now - 2000 * DAY)),
  ])
  const selfMade = { subject: subjectOf('TỰ KÝ', `MST:${taxCode}`), keys: await generateRsaKeys() }
  const leafKeys = await generateRsaKeys()
  const leafName = subjectOf('LÁ', `MST:${taxCode}`)
  const validNow = { notBefore: new Date(now - DAY), notAfter: new Date(now + DAY) }
  return [
    ['of an unknown authority', 'certificate_untrusted', other.issue(taxCode)],
    ['of an authority that only has the name', 'certificate_untrusted', namesake.issue(taxCode)],
    ['of an authority that has lapsed', 'certificate_untrusted', lapsed.issue(taxCode, validNow)],
    [
      'that vouches for itself',
      'certificate_untrusted',
      authority.issue(taxCode, { ...selfMade, issuer: { name: selfMade.subject, keys: selfMade.keys } }),
    ],
    [
      'issued by another company’s certificate',
      'certificate_untrusted',
      authority.issue(taxCode, { issuer: { name: leafName, keys: leafKeys } }),
    ],
    [
      'signed with SHA-1',
      'certificate_untrusted',
      authority.issue(taxCode, { issuer: await withSha1(authority.issuer) }),
    ],
    [
      'with a critical extension that nobody knows',
      'certificate_untrusted',
      authority.issue(taxCode, { extensions: [criticalExtension] }),
    ],
  ]
}

const unfit = async ({ authority, taxCode }: HostileGround): Promise<readonly Case[]> => {
  const now = Date.now()
  const mst = `MST:${taxCode}`
  const shortKeys = await generateRsaKeys(1024)
  const order = (change: Partial<CertificateOrder>, code = taxCode) => authority.issue(code, change)
  const subject = (commonName: string, ...uids: readonly string[]) => order({ subject: subjectOf(commonName, ...uids) })
  const purposes = (oids: string[], isCritical = false) =>
    order({ extensions: [new ExtendedKeyUsageExtension(oids, isCritical)] })
  return [
    ['expired a second ago', 'certificate_expired', order({ notAfter: new Date(now - 1000) })],
    [
      'expired long ago',
      'certificate_expired',
      order({ notBefore: new Date(now - 900 * DAY), notAfter: new Date(now - 100 * DAY) }),
    ],
    ['valid from tomorrow', 'certificate_not_yet_valid', order({ notBefore: new Date(now + DAY) })],
    ['without key usage', 'key_usage', order({ use: 'none' })],
    ['for encipherment', 'key_usage', order({ use: 'encipherment' })],
    ['of an authority', 'key_usage', order({ use: 'authority' })],
    ['for web servers only', 'key_usage', purposes([serverAuth])],
    ['for web servers and code only', 'key_usage', purposes([serverAuth, codeSigning])],
    ['for code only, critical', 'key_usage', purposes([codeSigning], true)],
    ['for time stamps only', 'key_usage', purposes([timeStamping], true)],
    ['for a critical purpose that nobody knows', 'key_usage', purposes(['1.3.6.1.4.1.99999.2'], true)],
    ['for a purpose that nobody knows', 'key_usage', purposes(['1.3.6.1.4.1.99999.2'])],
    ['with 1,024 bits', 'key_too_short', order({ keys: shortKeys })],
    ['without tax code', 'tax_code_missing', subject('CÔNG TY')],
    ['with the tax code in its name', 'tax_code_missing', subject(`X, UID=MST:${taxCode}`)],
    ['with the tax code in its name, after a line break', 'tax_code_missing', subject(`X\nUID=MST:${taxCode}`)],
    ['with another number in UID', 'tax_code_missing', subject('CÔNG TY', `CCCD:${taxCode}`)],
    ['with two tax codes', 'tax_code_missing', subject('CÔNG TY', `MST:${taxCode}`, 'MST:0999999999')],
    ['with the tax code twice', 'tax_code_missing', subject('CÔNG TY', `MST:${taxCode}`, `MST:${taxCode}`)],
    ['with a person’s number before the tax code', 'tax_code_missing', subject('CÔNG TY', 'CCCD:001234567890', mst)],
    ['with a person’s number behind the tax code', 'tax_code_missing', subject('CÔNG TY', mst, 'CCCD:001234567890')],
    ['of another company', 'tax_code_mismatch', order({}, '0999999999')],
    [
      'of another company, this one in its name',
      'tax_code_mismatch',
      subject(`X, UID=MST:${taxCode}`, 'MST:0999999999'),
    ],
    ['of a person', 'tax_code_mismatch', subject('NGUYỄN VĂN A', 'CCCD:001234567890')],
    ['of a branch', 'tax_code_mismatch', order({}, `${taxCode}-001`)],
    ['with a digit less', 'tax_code_mismatch', order({}, taxCode.slice(0, -1))],
    ['with the tax code and more', 'tax_code_mismatch', order({}, `${taxCode}, MST:0999999999`)],
  ]
}

/** Refused for the certificate: unreadable, of another key, from elsewhere, out of time, unfit, or of another company. */
export const certificateDocuments = async (ground: HostileGround): Promise<readonly HostileDocument[]> => {
  const cases = [...(await untrusted(ground)), ...(await unfit(ground))].map(
    async ([name, code, signer]): Promise<HostileDocument> => ({
      name: `certificate: ${name}`,
      code,
      xml: forgeSignature(ground.generatedXml, ground.signId, await signer),
    }),
  )
  return [
    ...malformed(ground).map(([name, xml]): HostileDocument => ({
      name: `certificate: ${name}`,
      code: 'certificate_malformed',
      xml,
    })),
    ...(await foreignKeys(ground)),
    ...(await Promise.all(cases)),
  ]
}
