import { describe, expect, it } from 'vitest'
import { guardXml, MAX_XML_BYTES } from '../../signing/xmldsig/guard.ts'

describe('the gate before the parser', () => {
  it.each([
    '<a/>',
    '<?xml version="1.0"?><a/>',
    "<?xml version='1.0' encoding='utf-8' standalone='no' ?>\n<a>Ế😀\u{FFFD}</a>",
    '<a>]]&gt;</a>',
  ])('lets %s pass', (text) => {
    expect(guardXml(text)).toMatchObject({ ok: true })
    expect(guardXml(Buffer.from(text))).toMatchObject({ ok: true })
  })

  it.each([
    ['<a>\0</a>', 'not_well_formed'],
    ['<a>\u{1F}</a>', 'not_well_formed'],
    ['<a>\u{FFFE}</a>', 'not_well_formed'],
    ['<a>\u{FFFF}</a>', 'not_well_formed'],
    ['<a>\u{DC00}</a>', 'not_utf8'],
    ['<a b="<!"/>', 'dtd'],
    ['<a b="<?"/>', 'processing_instruction'],
    ['<?xml version="1.0"?><?xml version="1.0"?><a/>', 'processing_instruction'],
    ['<?xml version="1.0" encoding="ISO-8859-1"?><a/>', 'not_utf8'],
    ['<?XML version="1.0"?><a/>', 'processing_instruction'],
    [' '.repeat(MAX_XML_BYTES + 1), 'too_large'],
  ])('stops %j as %s without parsing', (text, code) => {
    expect(guardXml(text)).toMatchObject({ ok: false, failure: { code } })
  })
})
