import { edit, type HostileDocument, type HostileGround } from './ground.ts'

const taxpayer = '<TNNT>'

const encodings = ({ signed }: HostileGround): readonly HostileDocument[] => {
  const swapped = (text: string) => Buffer.from(text, 'utf16le').swap16()
  const withBytes = (bytes: readonly number[]) => {
    const [before = '', after = ''] = signed.split(taxpayer)
    return Buffer.concat([Buffer.from(before + taxpayer), Buffer.from(bytes), Buffer.from(after)])
  }
  const declares = (encoding: string) => edit(signed, /encoding="[^"]+"/, `encoding="${encoding}"`)
  return [
    { name: 'UTF-16LE with its mark', code: 'not_utf8', xml: Buffer.from(`\u{FEFF}${signed}`, 'utf16le') },
    { name: 'UTF-16BE with its mark', code: 'not_utf8', xml: swapped(`\u{FEFF}${signed}`) },
    { name: 'UTF-16LE without mark, ASCII only', code: 'not_well_formed', xml: Buffer.from('<TKhai/>', 'utf16le') },
    { name: 'Latin-1', code: 'not_utf8', xml: Buffer.from(edit(signed, taxpayer, `${taxpayer}é`), 'latin1') },
    { name: 'overlong letter', code: 'not_utf8', xml: withBytes([0xc1, 0x81]) },
    { name: 'overlong less-than sign', code: 'not_utf8', xml: withBytes([0xc0, 0xbc]) },
    { name: 'surrogates in UTF-8 (CESU)', code: 'not_utf8', xml: withBytes([0xed, 0xa0, 0xbd, 0xed, 0xb8, 0x80]) },
    { name: 'a letter cut off', code: 'not_utf8', xml: withBytes([0xe1, 0xba]) },
    { name: 'beyond Unicode', code: 'not_utf8', xml: withBytes([0xf5, 0x80, 0x80, 0x80]) },
    { name: 'a lone continuation byte', code: 'not_utf8', xml: withBytes([0x80]) },
    { name: 'a lone surrogate in a string', code: 'not_utf8', xml: edit(signed, taxpayer, `${taxpayer}\u{D83D}`) },
    { name: 'declared as UTF-16', code: 'not_utf8', xml: declares('UTF-16') },
    { name: 'declared as ISO-8859-1', code: 'not_utf8', xml: declares('ISO-8859-1') },
    { name: 'declared as windows-1258', code: 'not_utf8', xml: declares('windows-1258') },
    { name: 'declared as UTF-7', code: 'not_utf8', xml: declares('UTF-7') },
    { name: 'byte order mark', code: 'bom', xml: `\u{FEFF}${signed}` },
  ]
}

const sizes = ({ signed }: HostileGround): readonly HostileDocument[] => [
  {
    name: 'white space after the root beyond 1 MiB',
    code: 'too_large',
    xml: signed.padEnd(1024 * 1024 + 1 - Buffer.byteLength(signed) + signed.length, ' '),
  },
  { name: 'a value of 2 MiB', code: 'too_large', xml: edit(signed, taxpayer, taxpayer + 'A'.repeat(2 * 1024 * 1024)) },
  {
    name: 'just beyond 1 MiB in bytes, not in letters',
    code: 'too_large',
    xml: edit(signed, taxpayer, taxpayer + 'Ế'.repeat(350_000)),
  },
]

const declarations = ({ signed }: HostileGround): readonly HostileDocument[] => {
  const beforeRoot = (markup: string) => edit(signed, '<TKhai>', `${markup}<TKhai>`)
  const laughs = Array.from({ length: 9 }, (_, level) => `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`).join(
    '',
  )
  return [
    { name: 'an empty document type', code: 'dtd', xml: beforeRoot('<!DOCTYPE TKhai>') },
    { name: 'a lower-case document type', code: 'dtd', xml: beforeRoot('<!doctype TKhai>') },
    {
      name: 'an external document type',
      code: 'dtd',
      xml: beforeRoot('<!DOCTYPE TKhai SYSTEM "http://127.0.0.1:9/a.dtd">'),
    },
    {
      name: 'a public document type',
      code: 'dtd',
      xml: beforeRoot('<!DOCTYPE TKhai PUBLIC "-//X//Y" "file:///etc/passwd">'),
    },
    {
      name: 'an external entity',
      code: 'dtd',
      xml: edit(beforeRoot('<!DOCTYPE TKhai [<!ENTITY x SYSTEM "file:///etc/passwd">]>'), taxpayer, `${taxpayer}&x;`),
    },
    {
      name: 'a parameter entity',
      code: 'dtd',
      xml: beforeRoot('<!DOCTYPE TKhai [<!ENTITY % p SYSTEM "http://127.0.0.1:9/p"> %p;]>'),
    },
    {
      name: 'a thousand million laughs',
      code: 'dtd',
      xml: edit(beforeRoot(`<!DOCTYPE TKhai [<!ENTITY l0 "ha">${laughs}]>`), taxpayer, `${taxpayer}&l9;`),
    },
    {
      name: 'a default Id from the document type',
      code: 'dtd',
      xml: beforeRoot('<!DOCTYPE TKhai [<!ATTLIST MST Id CDATA "x">]>'),
    },
    {
      name: 'an Id attribute declared otherwise',
      code: 'dtd',
      xml: beforeRoot('<!DOCTYPE TKhai [<!ATTLIST NDTKhai So ID #IMPLIED>]>'),
    },
    { name: 'an entity inside a value', code: 'dtd', xml: edit(signed, taxpayer, `${taxpayer}<!ENTITY x "y">`) },
    { name: 'CDATA around a value', code: 'cdata', xml: edit(signed, taxpayer, `${taxpayer}<![CDATA[A]]>`) },
    { name: 'empty CDATA in a digest', code: 'cdata', xml: edit(signed, '<DigestValue>', '<DigestValue><![CDATA[]]>') },
  ]
}

const comments = ({ signed }: HostileGround): readonly HostileDocument[] =>
  [
    ['before the root', edit(signed, '<TKhai>', '<!-- x --><TKhai>')],
    ['after the root', `${signed}<!-- x -->`],
    ['inside the tax code', edit(signed, '<MST>0', '<MST>0<!-- x -->')],
    ['inside the name', edit(signed, taxpayer, `${taxpayer}<!---->`)],
    ['in SignedInfo', edit(signed, '<SignedInfo>', '<SignedInfo><!-- x -->')],
    ['in a digest', edit(signed, '<DigestValue>', '<DigestValue><!-- x -->')],
    ['in the certificate', edit(signed, '<X509Certificate>', '<X509Certificate><!-- x -->')],
    ['in the signing time', edit(signed, '<SigningTime>', '<SigningTime><!-- x -->')],
    ['beside the signature', edit(signed, '<NNT>', '<NNT><!-- x -->')],
  ].map(([where, xml = '']) => ({ name: `a comment ${where}`, code: 'comment', xml }))

const instructions = ({ signed }: HostileGround): readonly HostileDocument[] =>
  [
    ['a style sheet', edit(signed, '<TKhai>', '<?xml-stylesheet type="text/xsl" href="x.xsl"?><TKhai>')],
    ['an instruction inside the tax code', edit(signed, '<MST>0', '<MST>0<?x y?>')],
    ['an instruction that hides digits', edit(signed, '<MST>0', '<MST><?x 0?>')],
    ['an instruction in SignedInfo', edit(signed, '<SignedInfo>', '<SignedInfo><?x?>')],
    ['an instruction in a digest', edit(signed, '<DigestValue>', '<DigestValue><?x?>')],
    ['an instruction in the certificate', edit(signed, '<X509Certificate>', '<X509Certificate><?x?>')],
    ['an instruction after the root', `${signed}<?x y?>`],
    ['a second XML declaration', edit(signed, '<TKhai>', '<?xml version="1.0"?><TKhai>')],
    ['an XML declaration after white space', ` ${signed}`],
    ['an XML declaration of version 1.1', edit(signed, 'version="1.0"', 'version="1.1"')],
    ['an XML declaration in odd order', edit(signed, /<\?xml [^?]*\?>/, '<?xml encoding="UTF-8" version="1.0"?>')],
    ['an XML declaration with more in it', edit(signed, '?>', ' x="y"?>')],
    ['a catalogue', edit(signed, '<TKhai>', '<?oasis-xml-catalog catalog="file:///x"?><TKhai>')],
  ].map(([name = '', xml = '']) => ({ name, code: 'processing_instruction', xml }))

const malformed = ({ signed }: HostileGround): readonly HostileDocument[] =>
  [
    ['nothing', ''],
    ['white space only', ' \n '],
    ['no XML', 'not XML at all'],
    ['an end tag missing', edit(signed, '</TKhai>', '')],
    ['end tags crossed', edit(signed, '</TTChung>', '</NDTKhai></TTChung>')],
    ['two roots', `${signed}<TKhai/>`],
    ['text after the root', `${signed}x`],
    ['a second document after it', signed + edit(signed, /^<\?xml[^>]*\?>/, '')],
    ['an unknown entity', edit(signed, taxpayer, `${taxpayer}&x;`)],
    ['an HTML entity', edit(signed, taxpayer, `${taxpayer}&nbsp;`)],
    ['a lone ampersand', edit(signed, taxpayer, `${taxpayer}& `)],
    ['a lone less-than sign', edit(signed, taxpayer, `${taxpayer}< `)],
    ['an attribute twice', edit(signed, '<DLTKhai ', '<DLTKhai Id="x" ')],
    ['an attribute without quotes', edit(signed, '<TKhai>', '<TKhai a=b>')],
    ['an unbound prefix', edit(signed, '<TTChung>', '<TTChung x:a="1">')],
    ['a NUL', edit(signed, taxpayer, `${taxpayer}\0`)],
    ['a NUL by reference', edit(signed, taxpayer, `${taxpayer}&#0;`)],
    ['a NUL after the root, more behind it', `${signed}\0<evil/>`],
    ['a control character', edit(signed, taxpayer, `${taxpayer}\u{1B}`)],
    ['a control character by reference', edit(signed, taxpayer, `${taxpayer}&#27;`)],
    ['no character U+FFFE', edit(signed, taxpayer, `${taxpayer}\u{FFFE}`)],
    ['a surrogate by reference', edit(signed, taxpayer, `${taxpayer}&#xD800;`)],
    ['elements 3,000 deep', edit(signed, taxpayer, `${'<a>'.repeat(3000)}${'</a>'.repeat(3000)}${taxpayer}`)],
  ].map(([name = '', xml = '']) => ({ name, code: 'not_well_formed', xml }))

/** Refused by the text itself, before or while parsing. */
export const textDocuments = (ground: HostileGround): readonly HostileDocument[] => [
  ...encodings(ground),
  ...sizes(ground),
  ...declarations(ground),
  ...comments(ground),
  ...instructions(ground),
  ...malformed(ground),
]
