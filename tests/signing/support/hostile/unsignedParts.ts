import { forgeSignature, x509Data } from './forgeSignature.ts'
import { edit, type HostileDocument, type HostileGround } from './ground.ts'

const subjectNames = (ground: HostileGround): readonly (readonly [string, string])[] => {
  const { signed, signer, taxCode } = ground
  const { subject } = signer.certificate
  const named = (name: string) => edit(signed, /<X509Data>.*<\/X509Data>/, x509Data(signer, name))
  const reversed = subject.split(', ').toReversed().join(', ')
  return [
    ['another company', named('CN=CÔNG TY KHÁC, UID=MST:0999999999, C=VN')],
    ['another tax code', named(edit(subject, taxCode, '0999999999'))],
    ['another tax code, from the country on', named(edit(reversed, taxCode, '0999999999'))],
    ['no tax code', named(edit(subject, `UID=MST:${taxCode}, `, ''))],
    ['the tax code twice', named(edit(subject, `UID=MST:${taxCode}`, `UID=MST:${taxCode}, UID=MST:${taxCode}`))],
    ['a tax code more', named(`${subject}, UID=MST:0999999999`)],
    ['its attributes in an order of their own', named(`C=VN, ${edit(subject, ', C=VN', '')}`)],
    ['the tax code under another type', named(edit(subject, 'UID=', 'OU='))],
    ['the name in small letters', named(subject.toLowerCase())],
    ['a zero-width space in the name', named(edit(subject, 'CÔNG', 'CÔ\u{200B}NG'))],
    ['a no-break space behind it', named(`${subject}\u{A0}`)],
    ...strangeBlanks.flatMap(([blank, text]) => [
      [`${blank} before an attribute`, named(edit(subject, ', C=VN', `,${text}C=VN`))] as const,
      [`${blank} before an equals sign`, named(edit(subject, 'C=VN', `C${text}=VN`))] as const,
      [`${blank} behind an equals sign`, named(edit(subject, 'C=VN', `C=${text}VN`))] as const,
    ]),
    ['a line of its own', named(`${subject}\nUID=MST:0999999999`)],
    ['the name alone', named(signer.certificate.subjectCommonName)],
    ['no name', named('x')],
    ['an unclosed quote', named(`"${subject}`)],
    ['a comma at the end', named(`${subject},`)],
    ['the issuer', named(signer.certificate.issuer)],
  ]
}

const strangeBlanks: readonly (readonly [string, string])[] = [
  ['a no-break space', '\u{A0}'],
  ['an ideographic space', '\u{3000}'],
  ['a zero-width no-break space', '\u{FEFF}'],
  ['a line separator', '\u{2028}'],
  ['a paragraph separator', '\u{2029}'],
  ['a thin space', '\u{2009}'],
]

const gaps: readonly (readonly [string, string])[] = [
  ['in NNT', '<NNT>'],
  ['before KeyInfo', '</SignatureValue>'],
  ['in KeyInfo', '<KeyInfo>'],
  ['in X509Data', '</X509SubjectName>'],
  ['behind X509Data', '</X509Data>'],
  ['before Object', '</KeyInfo>'],
  ['behind Object', '</Object>'],
]

const blanksBetween = ({ signed }: HostileGround): readonly (readonly [string, string])[] => [
  ...strangeBlanks.flatMap(([blank, text]) =>
    gaps.map(([where, tag]) => [`${blank} ${where}`, edit(signed, tag, tag + text)] as const),
  ),
  ...gaps.slice(1).map(([where, tag]) => [`500 spaces ${where}`, edit(signed, tag, tag + ' '.repeat(500))] as const),
  ['a no-break space in the certificate', edit(signed, '<X509Certificate>', '<X509Certificate>\u{A0}')],
  ['a no-break space in the signature value', edit(signed, '</SignatureValue>', '\u{A0}</SignatureValue>')],
]

const longParts = ({ signed }: HostileGround): readonly (readonly [string, string])[] => {
  const prefix = 'p'.repeat(1000)
  const keyInfo = /<KeyInfo>[^]*<\/KeyInfo>/.exec(signed)?.[0] ?? ''
  const prefixed = keyInfo
    .replaceAll(/<(\/?)([A-Z])/g, (_all, slash: string, letter: string) => `<${slash}${prefix}:${letter}`)
    .replace('KeyInfo>', `KeyInfo xmlns:${prefix}="http://www.w3.org/2000/09/xmldsig#">`)
  return [
    ['1,000 letters of prefix in KeyInfo', edit(signed, keyInfo, prefixed)],
    ['3,000 blanks in the subject name', edit(signed, '</X509SubjectName>', `${' '.repeat(3000)}</X509SubjectName>`)],
    [
      '30,000 line breaks in the certificate',
      edit(signed, '</X509Certificate>', `${'\n'.repeat(30_000)}</X509Certificate>`),
    ],
    [
      '5,000 line breaks in the signature value',
      edit(signed, '</SignatureValue>', `${'\n'.repeat(5000)}</SignatureValue>`),
    ],
  ]
}

const padded = ({ signed }: HostileGround): readonly (readonly [string, string])[] => [
  ['blanks behind the root', signed + ' '.repeat(100_000)],
  ['blanks inside a tag', edit(signed, '<KeyInfo>', `<KeyInfo${' '.repeat(100_000)}>`)],
  ['line breaks before the root', edit(signed, /\?>\s*/, `?>${'\n'.repeat(100_000)}`)],
]

/** Changed where the signature covers nothing: refused for what stands there, or for how much. */
export const unsignedPartDocuments = (ground: HostileGround): readonly HostileDocument[] => {
  const indented = forgeSignature(ground.generatedXml, ground.signId, ground.signer)
  return [
    ...subjectNames(ground).map(([name, xml]): HostileDocument => ({
      name: `subject name: ${name}`,
      code: 'subject_name',
      xml,
    })),
    ...[...blanksBetween(ground), ...longParts(ground)].map(([name, xml]): HostileDocument => ({
      name: `unsigned part: ${name}`,
      code: 'structure',
      xml,
    })),
    ...padded(ground).map(([name, xml]): HostileDocument => ({ name: `100,000 ${name}`, code: 'too_large', xml })),
    {
      name: 'unsigned part: a blank of every kind',
      code: 'structure',
      xml: edit(indented, '<KeyInfo>', `<KeyInfo>${strangeBlanks.map(([, text]) => text).join('')}`),
    },
  ]
}
