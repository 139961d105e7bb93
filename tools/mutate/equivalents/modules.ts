import type { Equivalent } from './equivalent.ts'

const fallback = 'what the compiler cannot know to be there is always there'
const onePath = 'an issue is distinguished by its path, which is the same, or there is none at all'

const oneTypeEachDay = 'one of the two types of certificates is in force on each day, and never both'

const forPeople = 'nothing reads it: it says for people what a cell of the table rests on'
const rateOnce = 'each rate stands once among the sums of an invoice'

/** Of the code of modules. */
export const moduleEquivalents: readonly Equivalent[] = [
  {
    machine: 'src/domain/invoice/corrections/differences.ts',
    name: /^(?:\(after \?\? before\)\?\.line\.item_name \?\? '': only its left|'' becomes another text \(5\))$/,
    why: fallback,
  },
  {
    machine: 'src/domain/invoice/corrections/differences.ts',
    name: /^if \(first !== undefined\): true$/,
    why: 'what is kept of no line is never looked up',
  },
  {
    machine: 'src/domain/invoice/corrections/differences.ts',
    name: /: find becomes findLast$/,
    why: rateOnce,
  },
  {
    machine: 'src/domain/invoice/corrections/left.ts',
    name: /: find becomes findLast$/,
    why: rateOnce,
  },
  {
    machine: 'src/domain/invoice/corrections/left.ts',
    name: /^isBelow\(net, untaxed\) \|\| isBelow\(tax, taxed\): only its left$/,
    why: 'the tax of a rate is counted from what is without it: it is below nothing by more than roundings only where that is',
  },
  {
    machine: 'src/domain/invoice/corrections/linesLeft.ts',
    name: /^natureOf\(nature\) === 'discount': === becomes !==$/,
    why: 'two lines are compared by it, and it turns for both',
  },
  {
    machine: 'src/domain/invoice/corrections/table.ts',
    name: /^(?:'(?:Decree|Circular) .*|'[IS]') becomes another text(?: \(\d+\))?$/,
    why: forPeople,
  },
  {
    machine: 'src/domain/invoice/relatedRules.ts',
    name: /^(?:\[…\]: without 'inv_feature' \(2\)|'inv_feature' becomes another text \(2\))$/,
    why: 'a feature that is not known counts as one that corrects, of which the rule asks nothing',
  },
  {
    machine: 'src/domain/invoice/fieldRules.ts',
    name: /^!dataset\.typed \|\| dataset\.value === '': only its right$/,
    why: 'what is no text is not trimmed, and comes no further than that',
  },
  {
    machine: 'src/domain/invoice/written.ts',
    name: /^(?:amounts\.lines\[index\] \?\? .*: only its left|\{…\}: without (?:price: null|(?:discount|net|tax): '0')|'0' becomes another text \([2-4]\))$/,
    why: fallback,
  },
  {
    machine: 'src/domain/form/together.ts',
    name: /^fields\.at\(-1\) \?\? fields\[0\]: only its left$/,
    why: fallback,
  },
  {
    machine: 'src/domain/form/together.ts',
    name: /^0 becomes one more(?: \(2\))?$/,
    why: onePath,
  },
  {
    machine: 'src/domain/invoice/rules.ts',
    name: /^(?:!dataset\.typed \|\| dataset\.issues !== undefined: only its right|\{…\}: without abortPipeEarly: false)$/,
    why: 'what is not typed has issues, and going on is what the library does unless it is configured otherwise',
  },
  {
    machine: 'src/domain/invoice/times.ts',
    name: /^(?:\{…\}: without '2\.0\.1': '2022-07-01'|'2022-07-01' becomes another text)$/,
    why: 'the oldest version is that of all earlier days too',
  },
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
    machine: 'src/domain/declaration/versions.ts',
    name: /^8 becomes one more$/,
    why: 'the pattern takes eight characters at most, and says the same of nine',
  },
  {
    machine: 'src/domain/declaration/versions.ts',
    name: /^known\.find.* \?\? known\.at\(-1\) \?\? kn: only its left$/,
    why: fallback,
  },
  {
    machine: 'src/domain/corrections/table.ts',
    name: /'replace'/,
    why: 'what was adjusted is never replaced, so that the one filter of the list leaves it out',
  },
  {
    machine: 'src/domain/corrections/table.ts',
    name: /^(?:\{…\}: without (?:source|confidence)|'S' becomes another text)$/,
    why: forPeople,
  },
  {
    machine: 'src/domain/errorNotice/kind.ts',
    name: /^(?:\{…\}: without (?:type|max|since)(?:: .*)?|'(?:text|number|2\.0\.1)' becomes another text(?: \(\d+\))?|(?:4|15|255) becomes one more)$/,
    why: 'a constant and a place are never longer than their element, are texts, and stand in every version',
  },
  {
    machine: 'src/domain/errorNotice/kind.ts',
    name: /: find becomes findLast$/,
    why: 'each version is there once',
  },
  {
    machine: 'src/domain/errorNotice/fields.ts',
    name: /^'(?:text|code|date|2\.0\.1)' becomes another text(?: \(\d+\))?$/,
    why: 'of the types of elements serials and issuers alone are written otherwise, and no version is before the oldest',
  },
  {
    machine: 'src/domain/errorNotice/families.ts',
    name: /^(?:\{…\}: without decree123: '2\.0\.1'|'2\.0\.1' becomes another text \(2\))$/,
    why: 'where no version fits the oldest one is taken, which is that of the first law',
  },
  {
    machine: 'src/domain/errorNotice/families.ts',
    name: /^versions\.find\(\(version\) => version <= ofLaw .*: only its left$/,
    why: fallback,
  },
  {
    machine: 'src/domain/errorNotice/rules.ts',
    name: /^\[…\]: without \[field\]$/,
    why: 'where the field itself is wrong, that is its first broken rule, which alone is answered',
  },
  {
    machine: 'src/domain/errorNotice/rules.ts',
    name: /^(?:' ' becomes another text|\{…\}: without abortPipeEarly: false)$/,
    why: 'any separator keeps names apart, and a whole is never aborted early unless it is said',
  },
  {
    machine: 'src/domain/pitCertificate/rules.ts',
    name: /^'' becomes another text \(2\)$/,
    why: onePath,
  },
  {
    machine: 'src/domain/pitCertificate/rules.ts',
    name: /^\/\^CT.* without [$^]$/,
    why: 'a symbol has six characters at most by its own rule, as many as the pattern',
  },
  {
    machine: 'src/domain/pitCertificate/payroll/doubles.ts',
    name: /^(?:rows\[(?:place|other)\] \?\? blank: only its left(?: \(2\))?|\{…\}: without \w+: ''|'' becomes another text \([4-8]\))$/,
    why: fallback,
  },
  {
    machine: 'src/domain/pitCertificate/payroll/doubles.ts',
    name: /^if \(places\.length < 2\): false$/,
    why: 'one row alone has no others: it is left out sooner, and not otherwise',
  },
  {
    machine: 'src/domain/pitCertificate/payroll/readRow.ts',
    name: /^(?:\[…\]: without '[01]'|'[01]' becomes another text)$/,
    why: 'a text that nobody knows stays as it is, which is the same',
  },
  {
    machine: 'src/domain/pitCertificate/payroll/readRow.ts',
    name: /^(?:isPlain\(cut\) \? .*: never|\{…\}: without \.\.\.blank|'' becomes another text \(3\)|column === undefined \? .*: never)$/,
    why: 'the short way and the long one come to the same; every field is written',
  },
  {
    machine: 'src/domain/pitCertificate/payroll/check.ts',
    name: /^(?:\{…\}: without abortPipeEarly: true|true becomes its opposite)$/,
    why: 'of the issues of a field the first one is taken',
  },
  {
    machine: 'src/domain/pitCertificate/corrections.ts',
    name: /^(?:\{…\}: without (?:source|confidence)|'(?:S|I|facts of the sales areas|pit_certificate_xml|Decree 70|Circular 91).*' becomes another text(?: \(\d+\))?)$/,
    why: forPeople,
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
