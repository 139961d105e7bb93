import { constants, sign } from 'node:crypto'
import { forgeSignature } from './forgeSignature.ts'
import { edit, type HostileDocument, type HostileGround } from './ground.ts'

/** The first flag of either form turned from 1 to 0. */
const withFlagTurned = (text: string): string => edit(text, /(?<=<(?:CMa|TCCNPHanh)>)1/, '0')

const mst = /<MST>([^<]*)<\/MST>/

const afterSigning = ({ signed }: HostileGround): readonly (readonly [string, string])[] => {
  const taxpayer = /<TNNT>([^<]*)<\/TNNT>/.exec(signed)?.[1] ?? ''
  const digests = [...signed.matchAll(/<DigestValue>([^<]*)</g)].map((match) => match[1] ?? '')
  const [coreDigest = '', timeDigest = ''] = digests
  return [
    ['another tax code', edit(signed, mst, '<MST>0999999999</MST>')],
    ['a digit more in the tax code', edit(signed, '<MST>', '<MST>0')],
    ['no tax code', edit(signed, mst, '')],
    ['an empty tax code', edit(signed, mst, '<MST/>')],
    ['the tax code twice', edit(signed, mst, `${mst.exec(signed)?.[0]}<MST>0999999999</MST>`)],
    ['the tax code in full-width digits', edit(signed, '<MST>0', '<MST>０')],
    ['another taxpayer', edit(signed, taxpayer, 'CÔNG TY KHÁC')],
    ['the taxpayer decomposed', edit(signed, taxpayer, taxpayer.normalize('NFD'))],
    ['a space behind the taxpayer', edit(signed, '</TNNT>', ' </TNNT>')],
    ['a no-break space in the taxpayer', edit(signed, '</TNNT>', '\u{A0}</TNNT>')],
    ['a zero-width space in the taxpayer', edit(signed, '</TNNT>', '\u{200B}</TNNT>')],
    ['a line break by reference', edit(signed, '</TNNT>', '&#13;</TNNT>')],
    ['white space between elements', edit(signed, '<TTChung>', '<TTChung>\n  ')],
    ['a flag turned', withFlagTurned(signed)],
    [
      'another Id, and the reference with it',
      edit(edit(signed, /<DLTKhai Id="[^"]*"/, '<DLTKhai Id="ID9"'), /<Reference URI="[^"]*"/, '<Reference URI="#ID9"'),
    ],
    ['elements in another order', edit(edit(signed, mst, ''), '<TNNT>', `${mst.exec(signed)?.[0]}<TNNT>`)],
    ['an element more', edit(signed, '</NDTKhai>', '<X>1</X></NDTKhai>')],
    ['another signing time', edit(signed, '<SigningTime>20', '<SigningTime>19')],
    [
      'digests exchanged',
      signed.replaceAll(
        /<DigestValue>([^<]*)/g,
        (_all, value) => `<DigestValue>${value === coreDigest ? timeDigest : coreDigest}`,
      ),
    ],
    ['a digest cut short', edit(signed, coreDigest, coreDigest.slice(0, 20))],
    ['a digest with a tail', edit(signed, coreDigest, `${coreDigest}AAAA`)],
    ['a digest in hexadecimal', edit(signed, coreDigest, Buffer.from(coreDigest, 'base64').toString('hex'))],
    ['the digest of nothing', edit(signed, coreDigest, '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=')],
  ]
}

const signedInfoOf = (text: string): string =>
  edit(
    /<SignedInfo>[^]*<\/SignedInfo>/.exec(text)?.[0] ?? '',
    '<SignedInfo>',
    '<SignedInfo xmlns="http://www.w3.org/2000/09/xmldsig#">',
  )

const withValue = (signed: string, value: string): string =>
  edit(signed, /<SignatureValue>[^<]*/, `<SignatureValue>${value}`)

const signatureValues = ({
  signed,
  signer,
  generatedXml,
  signId,
}: HostileGround): readonly (readonly [string, string])[] => {
  const value = Buffer.from(/<SignatureValue>([^<]*)/.exec(signed)?.[1] ?? '', 'base64')
  const flipped = Buffer.from(value)
  flipped[100] = (flipped[100] ?? 0) ^ 1
  const pss = { key: signer.privateKeyPem, padding: constants.RSA_PKCS1_PSS_PADDING }
  const other = forgeSignature(edit(generatedXml, '<TNNT>', '<TNNT>Khác '), signId, signer)
  return [
    ['one bit turned', withValue(signed, flipped.toString('base64'))],
    ['a byte short', withValue(signed, value.subarray(1).toString('base64'))],
    ['a byte long', withValue(signed, Buffer.concat([value, Buffer.from([0])]).toString('base64'))],
    ['zeros', withValue(signed, Buffer.alloc(256).toString('base64'))],
    ['one', withValue(signed, Buffer.concat([Buffer.alloc(255), Buffer.from([1])]).toString('base64'))],
    ['padding without bytes', withValue(signed, '====')],
    ['base64 with its padding inside', withValue(signed, `${value.toString('base64').slice(0, -4)}AA=A`)],
    [
      'SHA-1 under the name of SHA-256',
      withValue(signed, sign('sha1', Buffer.from(signedInfoOf(signed)), signer.privateKeyPem).toString('base64')),
    ],
    [
      'PSS under the name of PKCS#1',
      withValue(signed, sign('sha256', Buffer.from(signedInfoOf(signed)), pss).toString('base64')),
    ],
    [
      'with bits that base64 leaves unused',
      withValue(
        signed,
        value
          .toString('base64')
          .replace(/(.)==$/, (_all, last: string) => `${String.fromCharCode(last.charCodeAt(0) + 1)}==`),
      ),
    ],
    ['with padding more', withValue(signed, `${value.toString('base64')}==`)],
    ['of another document', withValue(signed, /<SignatureValue>([^<]*)/.exec(other)?.[1] ?? '')],
    [
      'made over the text as it stands, not its canonical form',
      withValue(
        signed,
        sign(
          'sha256',
          Buffer.from(/<SignedInfo>[^]*<\/SignedInfo>/.exec(signed)?.[0] ?? ''),
          signer.privateKeyPem,
        ).toString('base64'),
      ),
    ],
    ['true, but SignedInfo has white space more', edit(signed, '<SignedInfo>', '<SignedInfo> ')],
    ['true, but the enveloped transform was taken out', edit(signed, /<Transforms>.*?<\/Transforms>/, '')],
  ]
}

/** Soundly signed, yet not what was generated. */
const otherContent = ({ generatedXml, signId, signer }: HostileGround): readonly (readonly [string, string])[] => {
  const sound = (text: string, id = signId) => forgeSignature(text, id, signer)
  const taxpayer = /<TNNT>([^<]*)<\/TNNT>/.exec(generatedXml)?.[1] ?? ''
  return [
    ['another taxpayer', sound(edit(generatedXml, taxpayer, 'CÔNG TY KHÁC'))],
    ['another tax code in the data', sound(edit(generatedXml, mst, '<MST>0999999999</MST>'))],
    ['a flag turned', sound(withFlagTurned(generatedXml))],
    ['the taxpayer decomposed', sound(edit(generatedXml, taxpayer, taxpayer.normalize('NFD')))],
    ['indented', sound(edit(generatedXml, '<TTChung>', '<TTChung>\n  '))],
    ['white space in NNT after signing', edit(sound(generatedXml), '<NNT>', '<NNT>\n')],
    ['white space in TKhai after signing', edit(sound(generatedXml), '<DSCKS>', '\n<DSCKS>')],
    ['an element left out', sound(edit(generatedXml, /<DDanh>[^<]*<\/DDanh>/, ''))],
    ['an element more', sound(edit(generatedXml, '</NDTKhai>', '<X>1</X></NDTKhai>'))],
    ['another Id', sound(edit(generatedXml, `Id="${signId}"`, 'Id="ID9"'), 'ID9')],
    ['an empty declaration', sound(`<TKhai><DLTKhai Id="${signId}"/><DSCKS><NNT/></DSCKS></TKhai>`)],
  ]
}

/** Changed after signing, signed by no key of the certificate, or signed soundly over other content. */
export const alteredDocuments = (ground: HostileGround): readonly HostileDocument[] => [
  ...afterSigning(ground).map(([name, xml]): HostileDocument => ({
    name: `changed after signing: ${name}`,
    code: 'digest',
    xml,
  })),
  ...signatureValues(ground).map(([name, xml]): HostileDocument => ({
    name: `signature value: ${name}`,
    code: 'signature_value',
    xml,
  })),
  ...otherContent(ground).map(([name, xml]): HostileDocument => ({
    name: `signed soundly: ${name}`,
    code: 'content_differs',
    xml,
  })),
]
