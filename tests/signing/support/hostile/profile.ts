import { algorithms } from '../../../../signing/xmldsig/profile.ts'
import {
  type ForgedSignature,
  forgedReference,
  forgeSignature,
  names,
  soundObject,
  soundReferences,
} from './forgeSignature.ts'
import { edit, type HostileDocument, type HostileGround } from './ground.ts'

const c14n = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315'
const exclusive = 'http://www.w3.org/2001/10/xml-exc-c14n#'
const more = 'http://www.w3.org/2001/04/xmldsig-more#'
const xmldsig = 'http://www.w3.org/2000/09/xmldsig#'

const xpath =
  '<Transform Algorithm="http://www.w3.org/TR/1999/REC-xpath-19991116"><XPath>not(ancestor-or-self::MST)</XPath></Transform>'
const xslt =
  '<Transform Algorithm="http://www.w3.org/TR/1999/REC-xslt-19991116"><s:stylesheet version="1.0" xmlns:s="http://www.w3.org/1999/XSL/Transform"/></Transform>'

const foreignAlgorithms = ({ signId }: HostileGround): readonly (readonly [string, ForgedSignature])[] => {
  const [core, time] = soundReferences(signId)
  const withCore = (options: Parameters<typeof forgedReference>[1]) => ({
    references: [forgedReference(`#${signId}`, options), time],
  })
  const withTime = (options: Parameters<typeof forgedReference>[1]) => ({
    references: [core, forgedReference(`#${names.object}`, options)],
  })
  const { envelopedSignature } = algorithms
  return [
    ['canonical form with comments', { canonicalization: `${c14n}#WithComments` }],
    ['exclusive canonical form', { canonicalization: exclusive }],
    ['canonical form 1.1', { canonicalization: 'http://www.w3.org/2006/12/xml-c14n11' }],
    ['an unknown canonical form', { canonicalization: 'urn:none' }],
    ['RSA with SHA-1', { method: `${xmldsig}rsa-sha1` }],
    ['RSA with MD5', { method: `${more}rsa-md5` }],
    ['RSA with SHA-512', { method: `${more}rsa-sha512` }],
    ['RSA-PSS', { method: 'http://www.w3.org/2007/05/xmldsig-more#rsa-pss' }],
    ['ECDSA', { method: `${more}ecdsa-sha256` }],
    ['DSA', { method: `${xmldsig}dsa-sha1` }],
    ['HMAC with the public key as its secret', { method: `${more}hmac-sha256` }],
    ['HMAC with SHA-1', { method: `${xmldsig}hmac-sha1` }],
    ['HMAC cut to no bits', { method: `${xmldsig}hmac-sha1`, methodContent: '<HMACOutputLength>0</HMACOutputLength>' }],
    ['parameters in the signature method', { methodContent: '<HMACOutputLength>8</HMACOutputLength>' }],
    ['text in the signature method', { methodContent: 'x' }],
    ['an unknown signature method', { method: 'urn:none' }],
    ['SHA-1 over the data', withCore({ transforms: [envelopedSignature], digest: `${xmldsig}sha1` })],
    ['SHA-512 over the data', withCore({ digest: 'http://www.w3.org/2001/04/xmlenc#sha512' })],
    ['MD5 over the data', withCore({ digest: `${more}md5` })],
    ['SHA-1 over the signing time', withTime({ digest: `${xmldsig}sha1` })],
    ['a path that leaves the tax code out', withCore({ transforms: [xpath] })],
    ['a path filter after the enveloped transform', withCore({ transforms: [envelopedSignature, xpath] })],
    ['a style sheet over the data', withCore({ transforms: [xslt] })],
    ['base64 over the data', withCore({ transforms: [`${xmldsig}base64`] })],
    ['exclusive form over the data', withCore({ transforms: [envelopedSignature, exclusive] })],
    ['canonical form named once more', withCore({ transforms: [envelopedSignature, c14n] })],
    ['the enveloped transform twice', withCore({ transforms: [envelopedSignature, envelopedSignature] })],
    ['three hundred transforms', withCore({ transforms: Array.from({ length: 300 }, () => c14n) })],
    ['a transform on the signing time', withTime({ transforms: [envelopedSignature] })],
    ['an unknown transform', withCore({ transforms: ['urn:none'] })],
    ['no transform in Transforms', withCore({ transforms: [' <x xmlns="urn:x"/>'.trim()] })],
  ]
}

const references = ({ signId }: HostileGround): readonly (readonly [string, ForgedSignature])[] => {
  const [core, time] = soundReferences(signId)
  const plainCore = forgedReference(`#${signId}`)
  return [
    ['no reference', { references: [] }],
    ['the data alone', { references: [core] }],
    ['the signing time alone', { references: [time] }],
    ['a third reference', { references: [core, time, core] }],
    ['the data twice', { references: [core, plainCore] }],
    ['the signing time twice', { references: [time, time] }],
    ['the references in the other order', { references: [time, plainCore] }],
    [
      'the whole document',
      { references: [forgedReference('', { transforms: [algorithms.envelopedSignature] }), time] },
    ],
    ['another document', { references: [forgedReference('http://127.0.0.1:9/x.xml'), time] }],
    ['a file', { references: [forgedReference('file:///etc/passwd'), time] }],
    ['the root by pointer', { references: [forgedReference('#xpointer(/)'), time] }],
    ['the data by pointer', { references: [forgedReference(`#xpointer(id('${signId}'))`), time] }],
    ['an Id without the number sign', { references: [forgedReference(signId), time] }],
    ['an Id that is not there', { references: [forgedReference('#nowhere'), time] }],
    ['the signature itself', { references: [core, forgedReference(`#${names.signature}`)] }],
    [
      'a reference with a type',
      {
        references: [
          core,
          forgedReference(`#${names.object}`, { attributes: ` Type="${xmldsig}SignatureProperties"` }),
        ],
      },
    ],
    ['a reference with an Id', { references: [forgedReference(`#${signId}`, { attributes: ' Id="r"' }), time] }],
    ['a signing time about another signature', { object: edit(soundObject, `#${names.signature}`, '#Signature-2') }],
    [
      'an Object with the Id of the data',
      {
        object: edit(soundObject, `Id="${names.object}"`, `Id="${signId}"`),
        references: [core, forgedReference(`#${signId}`)],
      },
    ],
    [
      'a signature with the Id of the data',
      { signatureId: signId, object: edit(soundObject, `#${names.signature}`, `#${signId}`) },
    ],
    [
      'a signature with the Id of its Object',
      { signatureId: names.object, object: edit(soundObject, `#${names.signature}`, `#${names.object}`) },
    ],
  ]
}

/** Signed soundly after another profile than this one. */
export const profileDocuments = (ground: HostileGround): readonly HostileDocument[] => {
  const forge = (forged: ForgedSignature) => forgeSignature(ground.generatedXml, ground.signId, ground.signer, forged)
  return [
    ...foreignAlgorithms(ground).map(([name, forged]): HostileDocument => ({
      name,
      code: 'algorithm',
      xml: forge(forged),
    })),
    ...references(ground).map(([name, forged]): HostileDocument => ({ name, code: 'reference', xml: forge(forged) })),
  ]
}
