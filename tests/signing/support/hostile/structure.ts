import { forgeSignature, names, soundObject, soundProperties, x509Data } from './forgeSignature.ts'
import { edit, type HostileDocument, type HostileGround } from './ground.ts'

const coreOf = (text: string): string => /<DLTKhai [^]*<\/DLTKhai>/.exec(text)?.[0] ?? ''
const signatureOf = (text: string): string => /<Signature [^]*<\/Signature>/.exec(text)?.[0] ?? ''
const forgedCore = (text: string): string => edit(coreOf(text), '<MST>', '<MST>9')

/** The eight classic ways to wrap a signed element, in this document's places: the forged data where a reader looks for it. */
const wrappings = ({ signed, signId }: HostileGround): readonly (readonly [string, string])[] => {
  const core = coreOf(signed)
  const forged = forgedCore(signed)
  const forgedOtherId = edit(forged, `Id="${signId}"`, 'Id="evil"')
  const forgedNoId = edit(forged, ` Id="${signId}"`, '')
  return [
    ['forged data first, the signed behind it', edit(signed, core, forgedOtherId + core)],
    ['forged data last, the signed before it', edit(signed, core, core + forgedOtherId)],
    ['forged data with the same Id', edit(signed, core, forged + core)],
    ['forged data without Id', edit(signed, core, forgedNoId + core)],
    ['the signed data inside the forged', edit(signed, core, edit(forgedOtherId, '</DLTKhai>', `${core}</DLTKhai>`))],
    ['the forged data inside the signed', edit(signed, '</NDTKhai>', `</NDTKhai>${forgedOtherId}`)],
    ['the signed data in a wrapper', edit(signed, core, `${forgedOtherId}<Wrapper>${core}</Wrapper>`)],
    [
      'the signed data in the signature’s Object',
      edit(edit(signed, core, forgedOtherId), '</Object>', `</Object><Object>${core}</Object>`),
    ],
    [
      'the signed data in Object itself',
      edit(edit(signed, core, forgedOtherId), soundProperties, soundProperties + core),
    ],
    ['the signed data in KeyInfo', edit(edit(signed, core, forgedOtherId), '</X509Data>', `</X509Data>${core}`)],
    ['the signed data behind DSCKS', edit(edit(signed, core, forgedOtherId), '</DSCKS>', `</DSCKS>${core}`)],
    [
      'the whole signed document in another',
      edit(
        signed,
        /<TKhai>[^]*<\/TKhai>/,
        `<TKhai>${forgedOtherId}${/<TKhai>[^]*<\/TKhai>/.exec(signed)?.[0]}</TKhai>`,
      ),
    ],
    [
      'the signed document as child of another root',
      edit(signed, /<TKhai>[^]*<\/TKhai>/, `<TDiep><DLieu>${/<TKhai>[^]*<\/TKhai>/.exec(signed)?.[0]}</DLieu></TDiep>`),
    ],
  ]
}

const places = ({ signed, generatedXml }: HostileGround): readonly (readonly [string, string])[] => {
  const signature = signatureOf(signed)
  const without = edit(signed, signature, '')
  return [
    ['no signature', generatedXml],
    ['no DSCKS', edit(signed, /<DSCKS>[^]*<\/DSCKS>/, '')],
    ['the signature in TKhai', edit(without, '</DSCKS>', `</DSCKS>${signature}`)],
    ['the signature in DSCKS', edit(without, '<NNT></NNT>', `<NNT/>${signature}`)],
    ['the signature in DLTKhai', edit(without, '</DLTKhai>', `${signature}</DLTKhai>`)],
    ['the signature in CCKSKhac', edit(without, '<NNT></NNT>', `<NNT/><CCKSKhac>${signature}</CCKSKhac>`)],
    ['the signature in a wrapper', edit(signed, signature, `<W>${signature}</W>`)],
    ['the signature twice', edit(signed, signature, signature + signature)],
    [
      'a second, empty signature',
      edit(signed, signature, `${signature}<Signature xmlns="http://www.w3.org/2000/09/xmldsig#"/>`),
    ],
    ['a second NNT', edit(signed, '</NNT>', '</NNT><NNT/>')],
    ['a second NNT before it', edit(signed, '<NNT>', '<NNT/><NNT>')],
    ['a second DSCKS', edit(signed, '</DSCKS>', '</DSCKS><DSCKS/>')],
    [
      'DSCKS before the data',
      edit(edit(signed, /<DSCKS>[^]*<\/DSCKS>/, ''), '<TKhai>', `<TKhai>${/<DSCKS>[^]*<\/DSCKS>/.exec(signed)?.[0]}`),
    ],
    ['text beside the signature', edit(signed, '</NNT>', 'x</NNT>')],
    ['text in DSCKS', edit(signed, '</DSCKS>', 'x</DSCKS>')],
    ['text in TKhai', edit(signed, '<TKhai>', '<TKhai>x')],
    ['another root', edit(edit(signed, '<TKhai>', '<HDon>'), '</TKhai>', '</HDon>')],
  ]
}

const attributesAndNamespaces = ({ signed, signId }: HostileGround): readonly (readonly [string, string])[] => {
  const bomb = Array.from({ length: 400 }, (_, index) => ` xmlns:n${index}="u:${index}"`).join('')
  return [
    ['a default namespace on the root', edit(signed, '<TKhai>', '<TKhai xmlns="urn:x">')],
    [
      'the signature’s namespace on the root',
      edit(signed, '<TKhai>', '<TKhai xmlns="http://www.w3.org/2000/09/xmldsig#">'),
    ],
    ['an unused prefix on the root', edit(signed, '<TKhai>', '<TKhai xmlns:x="urn:x">')],
    ['a prefix on the data', edit(signed, '<MST>', '<MST xmlns:x="urn:x">')],
    ['a namespace on a value', edit(signed, '<MST>', '<MST xmlns="urn:x">')],
    [
      '400 namespaces over 5,000 elements',
      edit(edit(signed, '<TKhai>', `<TKhai${bomb}>`), '</NDTKhai>', `${'<b/>'.repeat(5000)}</NDTKhai>`),
    ],
    ['a relative namespace', edit(signed, '<TTChung>', '<TTChung xmlns="x">')],
    ['an attribute on the root', edit(signed, '<TKhai>', '<TKhai a="b">')],
    ['an Id on another element', edit(signed, '<NDTKhai>', `<NDTKhai Id="${signId}">`)],
    ['an id in small letters on another element', edit(signed, '<NDTKhai>', `<NDTKhai id="${signId}">`)],
    ['xml:id on another element', edit(signed, '<NDTKhai>', '<NDTKhai xml:id="x">')],
    ['xml:lang on the root', edit(signed, '<TKhai>', '<TKhai xml:lang="vi">')],
    ['xml:space on a value', edit(signed, '<MST>', '<MST xml:space="preserve">')],
    ['a second attribute on the data', edit(signed, '<DLTKhai ', '<DLTKhai ID="x" ')],
    ['the Id in small letters', edit(signed, '<DLTKhai Id', '<DLTKhai id')],
    ['no Id', edit(signed, /<DLTKhai Id="[^"]*"/, '<DLTKhai')],
    ['an empty Id', edit(signed, /<DLTKhai Id="[^"]*"/, '<DLTKhai Id=""')],
    ['an Id with a quote in it', edit(signed, /<DLTKhai Id="[^"]*"/, '<DLTKhai Id="x&quot;y"')],
  ]
}

const signatureShapes = (ground: HostileGround): readonly (readonly [string, string])[] => {
  const { signed, signer, generatedXml, signId } = ground
  const forge = (object: string) => forgeSignature(generatedXml, signId, signer, { object })
  const keyInfo = (text: string) => forgeSignature(generatedXml, signId, signer, { keyInfo: text })
  const object = (properties: string, attributes = `Id="${names.object}"`) =>
    forge(`<Object ${attributes}>${properties}</Object>`)
  const time = (value: string) => object(edit(soundProperties, /<SigningTime>[^<]*/, `<SigningTime>${value}`))
  const data = x509Data(signer)
  return [
    ['a signature in no namespace', edit(signed, 'xmlns="http://www.w3.org/2000/09/xmldsig#"', 'xmlns=""')],
    ['a signature without Id', edit(signed, ` Id="${names.signature}"`, '')],
    ['a foreign prefix in the signature', edit(signed, '<KeyInfo>', '<KeyInfo xmlns:x="urn:x">')],
    ['an Id on SignedInfo', edit(signed, '<SignedInfo>', '<SignedInfo Id="x">')],
    ['an Id on SignatureValue', edit(signed, '<SignatureValue>', '<SignatureValue Id="x">')],
    ['an Id on KeyInfo', edit(signed, '<KeyInfo>', '<KeyInfo Id="x">')],
    ['text in SignedInfo', edit(signed, '<SignedInfo>', '<SignedInfo>x')],
    ['text in Object', edit(signed, soundProperties, `x${soundProperties}`)],
    [
      'KeyInfo before SignatureValue',
      edit(
        edit(signed, /<KeyInfo>[^]*<\/KeyInfo>/, ''),
        '<SignatureValue>',
        `<KeyInfo>${data}</KeyInfo><SignatureValue>`,
      ),
    ],
    ['an empty signature value', edit(signed, /<SignatureValue>[^<]*/, '<SignatureValue>')],
    ['an element in the signature value', edit(signed, '</SignatureValue>', '<x/></SignatureValue>')],
    ['an empty digest', edit(signed, /<DigestValue>[^<]*/, '<DigestValue>')],
    ['no KeyInfo', edit(signed, /<KeyInfo>[^]*<\/KeyInfo>/, '')],
    [
      'a bare key in KeyInfo',
      keyInfo('<KeyValue><RSAKeyValue><Modulus>AQAB</Modulus><Exponent>AQAB</Exponent></RSAKeyValue></KeyValue>'),
    ],
    ['a key name in KeyInfo', keyInfo(`<KeyName>x</KeyName>${data}`)],
    ['a retrieval method in KeyInfo', keyInfo('<RetrievalMethod URI="http://127.0.0.1:9/key"/>')],
    [
      'two certificates',
      keyInfo(
        edit(
          data,
          '</X509Certificate>',
          `</X509Certificate>${/<X509Certificate>.*<\/X509Certificate>/.exec(data)?.[0]}`,
        ),
      ),
    ],
    ['two X509Data', keyInfo(data + data)],
    ['no subject name', keyInfo(edit(data, /<X509SubjectName>.*<\/X509SubjectName>/, ''))],
    ['no certificate', keyInfo(edit(data, /<X509Certificate>.*<\/X509Certificate>/, ''))],
    ['an empty certificate', keyInfo(edit(data, /<X509Certificate>.*<\/X509Certificate>/, '<X509Certificate/>'))],
    ['a certificate in PEM', keyInfo(edit(data, '<X509Certificate>', '<X509Certificate>-----BEGIN CERTIFICATE-----'))],
    ['a second Object', forge(`${soundObject}<Object Id="Object-2"/>`)],
    ['an Object with a type', object(soundProperties, `Id="${names.object}" MimeType="text/xml"`)],
    ['a manifest in Object', forge(edit(soundObject, soundProperties, `<Manifest>${soundProperties}</Manifest>`))],
    [
      'two signing times',
      object(edit(soundProperties, '</SigningTime>', '</SigningTime><SigningTime>2020-01-01T00:00:00</SigningTime>')),
    ],
    ['no signing time', object(edit(soundProperties, /<SigningTime>.*<\/SigningTime>/, ''))],
    ['a signing time with zone', time('2026-11-21T10:20:30Z')],
    ['a signing time without a time', time('2026-11-21')],
    ['a signing time on 30 February', time('2026-02-30T10:20:30')],
    ['a signing time at 25 o’clock', time('2026-02-20T25:20:30')],
    [
      'a signing time in another namespace',
      object(edit(soundProperties, '<SigningTime>', '<SigningTime xmlns="urn:x">')),
    ],
    ['a property without target', object(edit(soundProperties, / Target="[^"]*"/, ''))],
  ]
}

/** Refused for their structure, by a verifier that looks at it before it looks at digests. */
export const structureDocuments = (ground: HostileGround): readonly HostileDocument[] =>
  [...wrappings(ground), ...places(ground), ...attributesAndNamespaces(ground), ...signatureShapes(ground)].map(
    ([name, xml]) => ({ name, code: 'structure', xml }),
  )
