import type { Equivalent } from './equivalent.ts'

const oneTypeEachDay = 'one of the two types of certificates is in force on each day, and never both'

/** Of the code of modules. */
export const moduleEquivalents: readonly Equivalent[] = [
  {
    machine: 'src/domain/holidays.ts',
    name: /^4 becomes one more$/,
    why: 'the dash behind a year changes nothing in its order',
  },
  {
    machine: 'src/domain/declaration/organisationRules.ts',
    name: /^(?:\[…\]: without (?:\['(?:from|to)_date'\]|\['issued_(?:from|to)'\]|'(?:from|to)_date'|'issued_(?:from|to)')|'(?:(?:from|to)_date|issued_(?:from|to))' becomes another text)$/,
    why: 'a period counts as in order where a day is broken, so that it may be checked then too',
  },
  {
    machine: 'src/domain/declaration/versioned.ts',
    name: /^'until' in field \? field\.until : undefined: always$/,
    why: 'a field without the name has undefined there',
  },
  {
    machine: 'src/domain/declaration/versioned.ts',
    name: /^'2\.0\.0' becomes another text$/,
    why: 'each version that is written is later than both',
  },
  {
    machine: 'src/domain/declaration/versioned.ts',
    name: /^field\.element === null \|\| .*: only its right$/,
    why: 'no text without an element came later or is gone',
  },
  {
    machine: 'src/domain/declaration/versions.ts',
    name: /(?:^\{…\}: without (?:law|isPublished): |^false becomes its opposite$|^'Thông tư số 91\/2026\/TT-BTC, .* becomes another text$)/,
    why: 'nothing reads it: it says for people what a version rests on',
  },
  {
    machine: 'src/domain/pitCertificate/corrections.ts',
    name: /^(?:\{…\}: without (?:source|confidence)|'(?:S|I|facts of the sales areas|pit_certificate_xml|Decree 70|Circular 91).*' becomes another text(?: \(\d+\))?)$/,
    why: 'nothing reads it: it says for people what a cell of the table rests on',
  },
  {
    machine: 'src/domain/workingDays.ts',
    name: /^(?:24|3_600_000) becomes one more$/,
    why: 'a little more than a day after midnight is the next day too, whose time is cut off',
  },
  {
    machine: 'src/domain/templates/household.ts',
    name: /^(?:layoutsOf\('2'\)\[0\] \?\? '': only its left|'' becomes another text \(2\))$/,
    why: 'form 2 has a layout',
  },
  {
    machine: 'src/domain/templates/symbols.ts',
    name: /^Object\.values\(certificateTypes\)\.find\(.*: (?:only its left|find becomes findLast)$/,
    why: oneTypeEachDay,
  },
]
